/** A player who is not asked: once it is on, a page passes, plays and goes on to the next hand by itself. */
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    pilot: ReturnType<typeof setInterval> | undefined
  }
}

/** Clicks are made inside the page, for the cards of a hand lie over each other. */
export const pilot = (page: Page, on = true): Promise<void> =>
  page.evaluate((on) => {
    clearInterval(window.pilot)
    const find = (name: string): HTMLElement | null => document.querySelector(`[data-testid="${name}"]`)
    const act = (): void => {
      find('result-next')?.click()
      find('moon-new')?.click()
      find('moon-confirm')?.click()
      const cards = [...document.querySelectorAll<HTMLElement>('[data-testid^="card-"][data-legal="true"]')]
      if (!find('confirm-pass')) return cards[0]?.click()
      for (const card of cards.slice(0, 3)) card.click()
      setTimeout(() => find('confirm-pass')?.click(), 20)
    }
    if (on) window.pilot = setInterval(act, 50)
  }, on)
