/**
 * What time it is, for whatever changes with the day. Looked up again every 20 seconds while it is shown, and when the
 * player returns to the page.
 */
import { createSubscriber } from 'svelte/reactivity'
import { dateOf } from '../../state/days'

const shown = createSubscriber((look) => {
  const tick = setInterval(look, 20_000)
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(tick)
    removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
})

export const clock = {
  get now(): Date {
    shown()
    return new Date()
  },
  /** The date, as `2026-11-22`. */
  get today(): string {
    return dateOf(clock.now)
  },
}
