/** Right-to-left languages: words, header and buttons are mirrored; the table and its cards stay where they are. */
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { id, sizeNames } from './browser'
import { sitDown } from './player'
import { stage } from './stage'
import { speak } from './walker'

const here = stage()

/** The left edges of all cards, in the hand and in the trick, and of the seats. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-card], [data-testid="seat"]')].map((each) => {
      const { left, top } = each.getBoundingClientRect()
      return `${each.getAttribute('data-card') ?? 'seat'} ${Math.round(left)} ${Math.round(top)}`
    }),
  )

test.each(sizeNames)('the table in Arabic, %s', async (size) => {
  const { page, wrong, close } = await here.visit(size)
  const player = await sitDown(page, here.url, '7')
  await player.playOn((view) => view.phase === 'play' && view.tricks.length === 2)
  const before = await places(page)
  const { width } = page.viewportSize() ?? { width: 0 }
  const menu = async (): Promise<number> => ((await page.locator(id('menu')).boundingBox())?.x ?? 0) / width
  expect(await menu()).toBeLessThan(0.1)

  await speak(page, 'ar')
  expect(await page.evaluate(() => document.dir)).toBe('rtl')
  expect(await places(page)).toEqual(before)
  expect(await menu()).toBeGreaterThan(0.8)
  const line = page.locator(id('turn-line')).first()
  expect(await line.innerText()).toMatch(/\p{Script=Arabic}/u)
  expect(await line.evaluate((each) => getComputedStyle(each).direction)).toBe('rtl')
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ family }) => family.includes('Arabic')).length))
    .toBe(2)

  await speak(page, 'en')
  expect(await page.evaluate(() => document.dir)).toBe('ltr')
  expect(await places(page)).toEqual(before)
  expect(await menu()).toBeLessThan(0.1)
  expect(wrong).toEqual([])
  await close()
})
