/** The largest letters of the settings on the smallest phone: nothing leaves its place, in a language of long words. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { launch } from './browser'
import { illegible } from './legible'
import { walks } from './screens'
import { servePage, type Served } from './server'
import { holdScenes, walker, type See } from './walker'

let browser: Browser
let served: Served
beforeAll(async () => {
  ;[browser, served] = await Promise.all([launch(), servePage()])
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

const way = { size: [360, 640], theme: 'evening', language: 'de' } as const
const largest = { textSize: 'larger', large: true }

/** What leaves its button, what is wider than its scrolling area, and where a row of days has a second line. */
function outside(): readonly string[] {
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

const seen: readonly (readonly [walk: string, ...screens: string[]])[] = [
  ['a rest that is certain, pause, keys, giving up', 'menu-late'],
  ['settlement', 'settlement'],
  ['how to play, a lesson, a wrong card, passing, the end', 'lesson', 'lesson-pass'],
  ['rules from a link, good and bad', 'shared'],
  ['today’s deal, and what it came to', 'daily'],
]

test.each(seen)('%s', async (walk, ...screens) => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', viewport: null })
  await holdScenes(context)
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  const found: string[] = []
  const see: See = async (name, _, front) => {
    // On a busy machine the typefaces come late, and others are wider.
    await page.evaluate(async () => void (await document.fonts.ready))
    for (const each of [...(await page.evaluate(outside)), ...(await illegible(page, front))])
      found.push(`${name}: ${each}`)
  }
  const at = walker(page, served.url, (name) => (screens.includes(name) ? [way] : []), see)
  const { go } = walks.find(({ name }) => name === walk)!
  await go({ ...at, open: (kept = {}) => at.open({ ...kept, settings: { ...kept.settings, ...largest } }) })
  expect(found).toEqual([])
  await context.close()
})
