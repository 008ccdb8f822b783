/** The largest letters of the settings on the smallest phone: nothing leaves its place, in a language of long words. */
import type { Page } from 'playwright-core'
import type { Way } from './walker'

/** The screens whose words need most room. */
export const largest: readonly string[] = ['menu-late', 'settlement', 'lesson', 'lesson-pass', 'shared', 'daily']
export const wayOfLargest: Way = { size: [360, 640], theme: 'evening', language: 'de', largest: true }

/** What leaves its button, what is wider than its scrolling area, and where a row of days has a second line. */
export async function outside(page: Page): Promise<readonly string[]> {
  // On a busy machine the typefaces come late, and others are wider.
  await page.evaluate(async () => void (await document.fonts.ready))
  return page.evaluate(findOutside)
}

function findOutside(): readonly string[] {
  const range = document.createRange()
  const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const shown = (selector: string): HTMLElement[] =>
    [...front.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility())
  const words = shown('.button:not(.icon)').filter((button) => {
    range.selectNodeContents(button)
    const [inner, outer] = [range.getBoundingClientRect(), button.getBoundingClientRect()]
    return inner.left < outer.left + 3 || inner.right > outer.right - 3
  })
  const wide = shown('.inside').filter((each) => each.scrollWidth > each.clientWidth)
  const rows = shown('[data-testid="daily-week"]').filter(
    (week) => new Set([...week.children].map((day) => day.getBoundingClientRect().top)).size > 1,
  )
  return [...words, ...wide, ...rows].map((each) => each.dataset['testid'] ?? each.innerText)
}
