/** A window of 1280 × 1024 at 400 % zoom has 320 × 256 px: a hand can be played there, and nothing overlaps. */
import { expect, test } from 'vitest'
import { id } from './browser'
import { illegible } from './legible'
import { sitDown } from './player'
import { stage } from './stage'

const here = stage()

test('a hand is played at 400 %', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await page.setViewportSize({ width: 320, height: 256 })
  const player = await sitDown(page, here.url, '7')
  const box = (selector: string): Promise<readonly { top: number; bottom: number; left: number; right: number }[]> =>
    page.evaluate(
      (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect().toJSON()),
      selector,
    )
  for (const tricks of [0, 4, 9]) {
    await player.playOn((view) => view.tricks.length === tricks && (view.trick?.cards.length ?? 0) > 0)
    const seats = await box('[data-testid="seat"]')
    const trick = await box('[data-testid="trick"] li')
    const [line] = await box('[data-testid="turn-line"]')
    const hand = await box('[data-testid^="card-"]')
    expect(seats.length).toBeGreaterThanOrEqual(3)
    // From the top: the others, the trick, the question, the hand.
    for (const card of trick) {
      expect(card.top).toBeGreaterThanOrEqual(Math.max(...seats.map(({ bottom }) => bottom)) - 8)
      expect(card.bottom).toBeLessThanOrEqual(line!.top + 8)
      expect(card.right - card.left).toBeGreaterThan(40)
    }
    expect(line!.bottom).toBeLessThanOrEqual(Math.min(...hand.map(({ top }) => top)))
    expect(Math.max(...hand.map(({ right }) => right))).toBeLessThanOrEqual(320 + 4)
    const upright = await page
      .locator('[data-testid="trick"] li')
      .evaluateAll((all) => all.every((each) => new DOMMatrix(getComputedStyle(each).transform).a > 0.3))
    expect(upright).toBe(true)
  }
  await player.playOn((view) => view.cards.length === 1)
  await player.lastCard()
  // On a small phone on its side, names have room beside their figures.
  await page.setViewportSize({ width: 568, height: 320 })
  expect((await illegible(page)).filter((each) => each.endsWith('broken in the middle'))).toEqual([])
  await page.setViewportSize({ width: 320, height: 256 })
  const named = page.locator('.standings .name').last()
  await named.evaluate((name) => (name.textContent = 'Bartholomew'))
  expect((await illegible(page)).filter((each) => each.endsWith('broken in the middle'))).toEqual([])
  await page.getByTestId('result-next').click()
  await expect.poll(() => page.locator('[data-testid^="card-"]').count()).toBe(13)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(wrong).toEqual([])
  await close()
})

test('in a window that low, lessons can be read and played, and rooms scroll as a whole', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(`${here.url}#learn`)
  await page.waitForSelector(id('fact-queen'))
  const room = page.locator('dialog[open] .scroll')
  expect(await room.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
  await page.getByTestId('learn-by-playing').click()
  await page.locator('[data-testid^="card-"]').first().waitFor()
  expect(await illegible(page)).toEqual([])
  await page.getByTestId('leave-lessons').click()
  await page.keyboard.press('Escape')
  await page.getByTestId('change-rules').click()
  await page.getByTestId('all-rules').click()
  await page.waitForSelector(id('editor'))
  expect((await room.boundingBox())!.height).toBeGreaterThan(1000)
  await page.getByTestId('field-players').scrollIntoViewIfNeeded()
  expect((await page.getByTestId('save').boundingBox())!.y).toBeGreaterThan(256)
  expect(wrong).toEqual([])
  await close()
})

test('in a window that low, the house rules and the scorepad have room', async () => {
  const { page, wrong, close } = await here.visit('desktop')
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(here.url)
  await page.getByTestId('change-rules').click()
  const room = page.locator('dialog[open] .body')
  await room.waitFor()
  expect((await room.boundingBox())!.height).toBeGreaterThan(400)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('close')
  await page.getByTestId('rules-field-players').scrollIntoViewIfNeeded()
  expect((await page.getByTestId('rules-play').boundingBox())!.y).toBeGreaterThan(256)
  await page.keyboard.press('Escape')
  await page.getByTestId('keep-score').click()
  const drop = await page.getByRole('button', { name: 'Remove Name 1' }).boundingBox()
  expect(drop!.x + drop!.width).toBeLessThanOrEqual(320)
  for (const [i, name] of ['Ann', 'Bob', 'Cat'].entries()) await page.getByTestId(`pad-name-${i}`).fill(name)
  await page.getByTestId('pad-start').click()
  await page.getByTestId('pad-enter').click()
  // The entry of who took the points isn't squeezed between fixed parts.
  expect((await page.locator('[data-testid="pad-entry"] .hand').boundingBox())!.height).toBeGreaterThan(200)
  expect((await page.getByTestId('pad-put').boundingBox())!.y).toBeGreaterThan(256)
  expect(wrong).toEqual([])
  await close()
})
