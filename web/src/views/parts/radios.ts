/** Buttons of which one is chosen, as everywhere: one stop for Tab, and the arrow keys choose. */

/** Which of them Tab comes to: the chosen one, or the first while none is. */
export const stopAt = (chosen: number, i: number): 0 | -1 => (i === Math.max(chosen, 0) ? 0 : -1)

/** What the arrow keys do in a group of them. */
export function arrows(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const sides = document.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const step = [sides[0], 'ArrowDown'].includes(event.key) ? 1 : [sides[1], 'ArrowUp'].includes(event.key) ? -1 : 0
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  const from = buttons.findIndex((button) => button === document.activeElement)
  if (step === 0 || from < 0) return
  event.preventDefault()
  const to = buttons[(from + step + buttons.length) % buttons.length]
  to?.focus()
  to?.click()
}
