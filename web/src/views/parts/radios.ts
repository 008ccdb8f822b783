/** A group of buttons of which one is chosen, with the usual keys: a single Tab stop, and the arrow keys choose. */

/** The tabindex of a button: Tab reaches the chosen one, or the first while none is chosen. */
export const stopAt = (chosen: number, i: number): 0 | -1 => (i === Math.max(chosen, 0) ? 0 : -1)

/** Which way a left or right key leads: forward, back, or nowhere. */
export function sideways(key: string): 1 | -1 | 0 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (document.dir !== 'rtl') ? 1 : -1
}

/** Handles the arrow keys in such a group. */
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
