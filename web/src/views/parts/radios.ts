/** Buttons of which one is chosen, as everywhere: one stop for Tab, and the arrow keys choose. */

/** Which of them Tab comes to: the chosen one, or the first while none is. */
export const stopAt = (chosen: number, i: number): 0 | -1 => (i === Math.max(chosen, 0) ? 0 : -1)

/** Which way a key to the side leads: on, back, or nowhere. */
export function sideways(key: string): 1 | -1 | 0 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (document.dir !== 'rtl') ? 1 : -1
}

/** What the arrow keys do in a group of them. */
export function arrows(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : sideways(event.key)
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  const from = buttons.findIndex((button) => button === document.activeElement)
  if (step === 0 || from < 0) return
  event.preventDefault()
  const to = buttons[(from + step + buttons.length) % buttons.length]
  to?.focus()
  to?.click()
}
