/** Where the focus goes when an entry of a list disappears with the button pressed in it. */

/**
 * To be called before the entry goes: focuses the same button of the entry before it, or after it if it is the first;
 * for the only entry, the first button after the list.
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
