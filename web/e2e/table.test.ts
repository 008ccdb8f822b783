/** Former bugs at the table: a saved game lost, ways out missing, one press doing several things. */
import { expect, test } from 'vitest'
import type { View } from '../src/core/protocol'
import type { Settings } from '../src/storage/settings'
import { id } from './browser'
import { sitDown, takeUp } from './player'
import { game, lastCard, tricks } from './screens'
import { stage } from './stage'
import { walker } from './walker'

const here = stage({ moves: true })

/** A visit with a window of this size. */
async function at(width: number, height: number, settings: Partial<Settings> = {}): ReturnType<typeof here.visit> {
  const visit = await here.visit(width < 900 ? 'phone' : 'desktop', settings)
  await visit.page.setViewportSize({ width, height })
  return visit
}

test('a new game leaves the previous one where it can be resumed', async () => {
  const { page, wrong, close } = await here.visit('phone')
  const player = await sitDown(page, here.url, '7')
  await player.playOn((view) => view.tricks.length === 1)
  const cards = (): Promise<number> => page.locator('[data-testid^="card-"]').count()
  const before = await cards()
  await page.click(id('menu'))
  await page.click(id('menu-new'))
  await expect.poll(cards).toBe(13)
  for (const card of await page.locator('[data-testid^="card-"]').all()) {
    if ((await page.locator(`${id('slot')}[data-card=""]`).count()) > 0) await card.click({ position: { x: 6, y: 6 } })
  }
  await page.click(id('confirm-pass'))
  await page.waitForTimeout(300)
  await page.click(id('menu'))
  await page.click(id('menu-leave'))
  await page.waitForSelector(id('resume'))
  await page.click(id('kept-open'))
  const games = page.locator('[data-testid^="kept-"]:not([data-testid="kept-open"]):not([data-testid="kept-games"])')
  await expect.poll(() => games.count()).toBe(2)
  await expect.poll(() => games.last().innerText()).toContain('Black Lady')
  await games.last().click()
  await page.waitForSelector(id('table'))
  await expect.poll(cards).toBe(before)
  expect(wrong).toEqual([])
  await close()
})

test('on a small phone, the ring of whoever is to play is clear of their name', async () => {
  const { page, wrong, close } = await at(360, 640)
  const player = await sitDown(page, here.url, '7')
  await player.playOn((view) => view.tricks.length === 1)
  const gaps = await page.locator('.seat').evaluateAll((seats) =>
    seats.flatMap((seat) => {
      const [mark, name] = [seat.querySelector('.medallion'), seat.querySelector('.name')]
      if (!mark || !name) return []
      // Outside of the border, from which the ring is measured.
      const beyond = -parseFloat(getComputedStyle(mark, '::after').bottom) - mark.clientTop
      return [name.getBoundingClientRect().top - mark.getBoundingClientRect().bottom - beyond]
    }),
  )
  expect(gaps).toHaveLength(3)
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(0)
  expect(wrong).toEqual([])
  await close()
})

test('from a result the menu and the settings are a tap away, from the end of a game the home screen, too', async () => {
  const { page, wrong, close } = await here.visit('phone')
  const player = await takeUp(page, here.url, '7', lastCard(), { end: { hands: 1 }, tie: 'shared' })
  await player.lastCard()
  await page.waitForSelector(id('game-over'))
  expect(await page.getByTestId('result-about').allInnerTexts()).not.toEqual([])
  await page.click(id('menu'))
  await page.click(id('settings'))
  await page.waitForSelector(id('look-theme'))
  await page.click(id('close'))
  await page.click(id('end-home'))
  await page.waitForSelector(id('home'))
  expect(wrong).toEqual([])
  await close()
})

test('a key that is held down and a double click play one card', async () => {
  const { page, close } = await here.visit('desktop')
  const player = await sitDown(page, here.url, '7')
  await player.playOn((view) => view.phase === 'play' && view.trick?.cards.length === 0)
  const cards = (): Promise<number> => page.locator('[data-testid^="card-"]').count()
  const before = await cards()
  await page.locator('[data-testid^="card-"][data-legal="true"]').first().focus()
  // Playwright's way to hold a key: every further `down` is a repetition.
  for (let i = 0; i < 8; i++) {
    await page.keyboard.down('Enter')
    await page.waitForTimeout(80)
  }
  await page.keyboard.up('Enter')
  expect(await cards()).toBe(before - 1)
  await page.waitForSelector('[data-legal="true"]')
  await page
    .locator('[data-legal="true"]')
    .first()
    .dblclick({ delay: 30, position: { x: 9, y: 16 } })
  await page.waitForTimeout(400)
  expect(await cards()).toBe(before - 2)
  await close()
})

test('a mouse carries cards, however quickly, into the pass and back', async () => {
  const { page, wrong, close } = await at(1280, 720)
  await sitDown(page, here.url, '7')
  const middle = async (name: string, n = 0): Promise<{ x: number; y: number }> => {
    const box = (await page.getByTestId(name).nth(n).boundingBox())!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const card = (await page.locator('[data-testid^="card-"]').nth(3).getAttribute('data-testid'))!
  /** In a single movement, from the free part of the card. */
  async function carry(to: { x: number; y: number }): Promise<void> {
    const { x, y } = (await page.getByTestId(card).boundingBox())!
    await page.mouse.move(x + 30, y + 60)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y)
    await page.mouse.up()
  }
  const chosen = (): Promise<string | null> => page.getByTestId(card).getAttribute('aria-pressed')
  const lies = async (): Promise<number> => Math.round((await page.getByTestId(card).boundingBox())!.y)
  const before = await lies()
  const slot = await middle('slot', 1)
  await carry(slot)
  await expect.poll(chosen).toBe('true')
  // Put down where it lies, it stays there.
  await carry({ x: slot.x + 20, y: slot.y + 20 })
  expect(await chosen()).toBe('true')
  // With the button up it stays where it is.
  await page.mouse.move(slot.x, slot.y)
  await page.mouse.move(slot.x + 40, slot.y + 300)
  await carry({ x: slot.x, y: before + 80 })
  await expect.poll(chosen).toBe('false')
  await page.mouse.move(slot.x, before + 120)
  await page.mouse.move(slot.x, slot.y)
  await expect.poll(lies).toBe(before)
  expect(wrong).toEqual([])
  await close()
})

test('the last trick is shown from one click to the next', async () => {
  const { page, close } = await here.visit('desktop')
  const player = await sitDown(page, here.url, '7')
  await player.playOn((view) => view.tricks.length === 1 && view.to_act === 0)
  const shown = page.locator(id('last-trick-shown'))
  await page.click(id('last-trick'))
  await expect.poll(() => shown.locator('img').count()).toBe(4)
  await page.click(id('last-trick'))
  await expect.poll(() => shown.count()).toBe(0)
  await page.getByTestId('last-trick').dispatchEvent('click')
  await expect.poll(() => shown.count()).toBe(1)
  await close()
})

test('beside every name, one’s own too, a screen reader says that the number is the total', async () => {
  const rules = { pass_cycle: ['hold'] }
  const { page, close } = await here.visit('phone', { rules })
  await sitDown(page, here.url, '7', rules)
  await page.waitForSelector(id('seat'))
  const names = await page.locator(id('seat')).evaluateAll((seats) => seats.map((seat) => seat.ariaLabel ?? ''))
  expect(names).toHaveLength(3)
  for (const name of [...names, 'You']) {
    await page.getByRole('region', { name, exact: true }).getByRole('img', { name: 'Total: 0', exact: true }).waitFor()
  }
  await close()
})

test.each([
  [390, 844],
  [844, 390],
])('a card with the focus covers no other card’s corner (%i × %i)', async (width, height) => {
  const { page, close } = await at(width, height)
  await sitDown(page, here.url, '7')
  await page.waitForSelector(id('confirm-pass'))
  const [first, next] = await page.locator('[data-testid^="card-"]').all()
  await page.keyboard.press('Shift')
  await first!.focus()
  expect(await first!.evaluate((card) => card.matches(':focus-visible'))).toBe(true)
  const seen = await next!.evaluate((card) => {
    const { left, top } = card.getBoundingClientRect()
    return card.contains(document.elementFromPoint(left + 16, top + 24))
  })
  expect(seen).toBe(true)
  await close()
})

test('the received cards are shown beside the question', async () => {
  const { page, close } = await here.visit('phone')
  const player = await sitDown(page, here.url, '7')
  await player.playOn((view) => view.phase === 'play')
  expect(await page.getByTestId('holds').innerText()).toMatch(/^From \p{L}+: \S+[♣♦♠♥] \S+[♣♦♠♥] \S+[♣♦♠♥]$/u)
  await close()
})

test.each([
  [360, 640],
  [1280, 720],
])('what is played stands in whole parts, the rest is counted (%i × %i)', async (width, height) => {
  const rules = { extends: 'omnibus', players: 5, moon: 'choice', fifty_reset: true, pass_cycle: ['left', 'hold'] }
  const { page, close } = await at(width, height, { rules })
  await page.goto(`${here.url}?seed=7`)
  await page.click(id('play-now'))
  await page.waitForSelector(id('table'))
  await page.waitForTimeout(300)
  const line = await page.getByTestId('table-rules').boundingBox()
  const last = await page.getByTestId('table-special').boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((line?.x ?? 0) + (line?.width ?? 0) + 1)
  expect(await page.getByTestId('table-special').innerText()).toMatch(/^·?\s*\d+ more rules?$/)
  await page.click(id('table-rules'))
  await page.waitForSelector(id('room-back'))
  await close()
})

test('a pot is on the table where something is in it, so never where chips go straight to the others', async () => {
  const { page, close } = await at(390, 844)
  const open = walker(page, here.url)
  const filled = (view: View): boolean => tricks(1)(view) && (view.chips?.pot ?? 0) > 0
  for (const [rules, moment, pots] of [
    [{ extends: 'howell' }, tricks(1), 0],
    [{ extends: 'auction' }, filled, 1],
  ] as const) {
    await open.open({ games: [await game(rules, moment)] })
    await open.click('resume')
    await page.waitForSelector('.own')
    await expect.poll(() => page.getByTestId('pot').count()).toBe(pots)
  }
  await close()
})

test('with six players in sides everybody has two lines, and partners are marked', async () => {
  const { page, close } = await at(390, 844, { language: 'fr' })
  const open = walker(page, here.url)
  await open.open({ games: [await game({ players: 6, teams: '3v3' }, tricks(1))], settings: { language: 'fr' } })
  await open.click('resume')
  await page.waitForSelector(id('seat'))
  const lines = (): Promise<readonly number[]> =>
    page.locator(`${id('seat')} .who`).evaluateAll((all) => all.map((each) => each.querySelectorAll('p').length))
  await expect.poll(lines).toEqual([2, 2, 2, 2, 2])
  expect(await page.locator(id('seat')).allInnerTexts()).toContainEqual(expect.stringContaining('partenaire'))
  await close()
})
