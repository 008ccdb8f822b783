/** Where the focus goes on when an entry of a list goes with the button that was pressed in it. */

/**
 * Before the entry goes: to the same button of the entry before it, or of the one after the first; from the only one to the
 * first button after the list.
 */
export function toNeighbour(button: Element): void {
  const entry = button.closest('li')
  const other = entry?.previousElementSibling ?? entry?.nextElementSibling
  const alike = (of: Element): readonly HTMLElement[] => [...of.querySelectorAll('button')]
  const at = entry ? alike(entry).indexOf(button as HTMLElement) : -1
  const after = entry?.parentElement?.nextElementSibling
  const next = other
    ? alike(other)[at]
    : after?.matches('button')
      ? (after as HTMLElement)
      : after?.querySelector('button')
  next?.focus()
}
