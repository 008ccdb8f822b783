/** An autopilot: once it is on, a page passes, plays and goes on to the next hand by itself. */
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    pilot: ReturnType<typeof setInterval> | undefined
  }
}

/** Clicks are made inside the page, because the cards of a hand overlap. */
export const pilot = (page: Page, on = true): Promise<void> =>
  page.evaluate((on) => {
    clearInterval(window.pilot)
    const find = (name: string): HTMLElement | null => document.querySelector(`[data-testid="${name}"]`)
    const act = (): void => {
      find('result-next')?.click()
      find('moon-new')?.click()
      find('moon-confirm')?.click()
      const confirm = find('confirm-pass')
      if (confirm?.ariaDisabled === 'false') return confirm.click()
      // Another click on a chosen card would take it back.
      document
        .querySelector<HTMLElement>('[data-testid^="card-"][data-legal="true"]:not([aria-pressed="true"])')
        ?.click()
    }
    if (on) window.pilot = setInterval(act, 50)
  }, on)
