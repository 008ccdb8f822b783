/** The coach: a hint at the table with its figures and reason, the card counter, and the review of a hand. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { View } from '../src/core/protocol'
import { setText } from './browser'
import { illegible } from './legible'
import { sitDown, takeUp } from './player'
import { game, lastCard, tricks } from './screens'
import { stage } from './stage'
import { mostly } from './sweep'
import { violations } from './violations'
import { walker } from './walker'

const here = stage()

const sentence = /^\S.{10,}[.]$/

async function counted(page: Page): Promise<readonly number[]> {
  await page.getByTestId('counter').waitFor()
  return Promise.all(
    [...'SHDC'].map(async (suit) => Number(await page.getByTestId(`counter-${suit}`).getAttribute('data-out'))),
  )
}

test.each(mostly('phone'))('a hint, the counter, and the hand afterwards (%s)', async (size) => {
  const { page, wrong, close } = await here.visit(size, { counter: true })
  const late = (view: View): boolean => view.phase === 'play' && view.tricks.length >= 9 && view.legal.length > 1
  const player = await takeUp(page, here.url, '7', late)
  const view = player.view()

  await page.getByTestId('hint').click()
  await page.locator('[data-bar]').first().waitFor()
  const bars = await page.locator('[data-bar]').evaluateAll((all) => all.map((each) => each.getAttribute('data-bar')))
  expect(bars.sort()).toEqual([...view.legal].sort())
  expect(await page.getByTestId('turn-line').innerText()).toMatch(sentence)
  expect(await page.getByTestId('bars-about').innerText()).toContain('worse than the best')
  const best = page.locator('.playing-card.best')
  expect(await best.count()).toBe(1)
  expect(view.legal).toContain(await best.getAttribute('data-card'))
  expect(await best.getAttribute('aria-label')).toMatch(/playable, best, \d/)
  expect(await violations(page), 'hint').toEqual([])
  await page.getByTestId('hint').click()
  await expect.poll(() => page.locator('[data-bar]').count()).toBe(0)

  if (size === 'phone') await page.getByTestId('counter-button').click()
  const out = await counted(page)
  expect(out.reduce((sum, n) => sum + n, 0)).toBe(view.counts.reduce((sum, n) => sum + n, 0) - view.cards.length)
  expect(await violations(page), 'counter').toEqual([])
  if (size === 'phone') await page.getByTestId('close').click()

  await player.playOn((now) => now.phase === 'play' && now.cards.length === 1)
  await player.lastCard()
  await page.getByTestId('review-open').click()
  await expect.poll(() => page.getByTestId('row-play').count()).toBe(13)
  await expect.poll(() => page.getByTestId('review-found').innerText()).toContain('of your moves')
  expect(await page.getByTestId('row-pass').locator('button').count()).toBe(4)
  expect(await page.getByText('Tap any card to see why.').count()).toBe(1)
  await page.getByTestId('row-play').nth(1).locator('[data-seat="2"]').click()
  await page.getByTestId('why-reason').waitFor()
  expect(await page.getByTestId('why-reason').innerText()).toMatch(sentence)
  expect(await page.getByTestId('verdict').innerText()).toMatch(sentence)
  expect(await violations(page), 'review').toEqual([])
  if (size === 'phone') await page.getByTestId('close').click()
  await page.getByTestId('row-pass').locator('[data-seat="0"]').click()
  expect(await page.getByTestId('why-reason').innerText()).toMatch(sentence)
  // Back leads from the card to the hand, and from there to the result.
  if (size === 'phone') await page.goBack()
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(1)
  await page.getByTestId('room-back').click()
  await page.getByTestId('result').waitFor()
  expect(wrong).toEqual([])
  await close()
})

test('a pass and a bid are advised with a reason, and hints can be turned off', async () => {
  const { page, wrong, close } = await here.visit('phone')
  await page.goto(`${here.url}?seed=7`)
  await page.getByTestId('play-now').click()
  await page.getByTestId('hint').click()
  expect(await page.getByTestId('pass-why').innerText()).toMatch(sentence)
  expect(await page.locator('[data-testid="slot"]:not([data-card=""])').count()).toBe(3)
  await page.getByTestId('menu').click()
  await page.getByTestId('settings').click()
  await page.getByTestId('look-hints').click()
  await page.getByTestId('close').click()
  expect(await page.getByTestId('hint').count()).toBe(0)
  expect(wrong).toEqual([])
  await close()

  const auction = await here.visit('phone', { rules: { extends: 'auction' } })
  const player = await sitDown(auction.page, here.url, '7', { extends: 'auction' })
  await player.playOn((view) => view.phase === 'bid')
  await auction.page.getByTestId('hint').click()
  await expect.poll(() => auction.page.getByTestId('turn-line').innerText()).toMatch(/^The coach would .+[.] .+[.]$/)
  expect(auction.wrong).toEqual([])
  await auction.close()
})

test('four players fit beside each other on a narrow phone, even with long words', async () => {
  const { page, wrong, close } = await here.visit('phone', { language: 'de' })
  await page.setViewportSize({ width: 360, height: 640 })
  const player = await takeUp(page, here.url, '7', lastCard())
  await player.lastCard()
  await page.getByTestId('review-open').click()
  await expect.poll(() => page.getByTestId('review-found').innerText()).toContain('deiner Züge')
  const table = page.getByTestId('review').locator('table')
  const hidden = await table.evaluate(({ parentElement: around }) => around!.scrollWidth - around!.clientWidth)
  expect(hidden).toBe(0)
  expect(wrong).toEqual([])
  await close()
})

test('under the cards of eleven players, a long reason covers none of them', async () => {
  const { page, close } = await here.visit('phone', { language: 'de' })
  const at = walker(page, here.url)
  const settings = { language: 'de' }
  await at.open({ games: [await game({ extends: 'cancellation', players: 11 }, tricks(1))], settings })
  await at.click('resume', 'hint')
  await page.waitForSelector('[data-bar]')
  expect(await illegible(page)).toEqual([])
  await close()
})

test('in letters twice as large, a long reason covers no card', async () => {
  const { page, close } = await here.visit('desktop', { language: 'de' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await setText(page, 32)
  const at = walker(page, here.url)
  for (const rules of [{}, { players: 6 }]) {
    await at.open({ games: [await game(rules, tricks(1))], settings: { language: 'de' } })
    await at.click('resume', 'hint')
    await page.waitForSelector('[data-bar]')
    expect(await illegible(page)).toEqual([])
  }
  await close()
})

test('in a review, names stay above their cards, and a partner is said to be one', async () => {
  const { page, close } = await here.visit('phone')
  const at = walker(page, here.url)
  await at.open({ games: [await game({ extends: 'partnership' }, lastCard())] })
  await at.click('resume')
  await page.locator('[data-legal="true"]').first().click()
  await at.click('review-open')
  await page.getByTestId('row-play').nth(12).waitFor()
  const heads = page.locator('thead .serif')
  expect(await heads.allInnerTexts()).toEqual(['You', 'Ingrid', 'Basil\npartner', 'Tomás'])
  await page.getByTestId('row-play').last().scrollIntoViewIfNeeded()
  for (const head of await heads.all()) await expect.poll(() => head.evaluate(isOnTop)).toBe(true)
  // With the keyboard, too, no card comes to lie under them.
  const cards = page.locator('[data-testid="row-play"] [data-seat="0"]')
  await cards.last().focus()
  for (let n = 0; n < 10; n++) await page.keyboard.press('ArrowUp')
  await expect.poll(() => cards.nth(2).evaluate((each) => each === document.activeElement)).toBe(true)
  await expect.poll(() => cards.nth(2).evaluate(isOnTop)).toBe(true)
  await close()
})

/** Whether nothing lies over the middle of its upper edge. */
function isOnTop(element: Element): boolean {
  const { left, top, width } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + 2))
}
