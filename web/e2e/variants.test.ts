/**
 * A whole game of each kind, through its end and into another: every turn is compared with the same game played without
 * a browser.
 */
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { View } from '../src/core/protocol'
import type { RulesJson } from '../src/core/types'
import { paidBid } from '../src/state/paidBid'
import { elsewhere, sizeNames } from './browser'
import { sitDown, type Choice } from './player'
import { stage } from './stage'
import { inTurns } from './sweep'

const here = stage()

interface Kind {
  readonly name: string
  readonly rules: RulesJson
  /** By default, 7. */
  readonly seed?: string
  /** Cards in a hand when a game begins. */
  readonly deals: number
  /** A moment worth checking. */
  readonly at: (view: View) => boolean
  readonly end?: (view: View, page: Page) => Promise<void>
  readonly choice?: Choice
}

/** Bids as little as possible and names the first suit. */
const bids: Choice = (view) =>
  view.phase === 'bid'
    ? { kind: 'bid', chips: view.auction?.least ?? 0 }
    : view.phase === 'suit'
      ? { kind: 'suit', suit: 'spades' }
      : null

const tricks =
  (number: number) =>
  (view: View): boolean =>
    view.tricks.length >= number && (view.trick?.cards.length ?? 0) > 0

const kinds: readonly Kind[] = [
  {
    name: 'Domino',
    rules: { extends: 'domino' },
    // One of the shortest games.
    seed: '30',
    deals: 6,
    at: (view) => view.phase === 'play' && view.cards.length > 7,
    end: async (view) => expect(Math.max(...view.totals)).toBeGreaterThanOrEqual(31),
  },
  {
    name: 'Auction',
    rules: { extends: 'auction', end: { hands: 2 } },
    deals: 13,
    at: tricks(2),
    choice: bids,
    end: async (view, page) => {
      const { stacks, pot, unit } = view.chips ?? { stacks: [], pot: 0, unit: 1 }
      expect(stacks.reduce((sum, stack) => sum + stack, pot)).toBe(400 * unit)
      const lines = page.locator('[data-testid="settlement"] li')
      // Who paid the bid is told first.
      const bid = paidBid(view.auction, unit) ? 1 : 0
      await expect.poll(() => lines.count()).toBe(bid + (view.settled?.lines.length ?? NaN))
      expect(await page.locator('td [data-chips]').allInnerTexts()).toHaveLength(4)
    },
  },
  { name: 'Black Maria', rules: { extends: 'black-maria', end: { hands: 2 } }, deals: 17, at: tricks(2) },
  {
    name: 'Partnership',
    rules: { extends: 'partnership', end: { hands: 2 } },
    deals: 13,
    at: tricks(3),
    end: async (view, page) => {
      expect(view.winners).toHaveLength(2)
      expect(await page.getByTestId('game-over').innerText()).toContain('Your side')
    },
  },
  {
    name: 'seven players with a kitty',
    rules: { players: 7, end: { hands: 2 } },
    deals: 7,
    at: tricks(1),
    end: async (view, page) => {
      expect(view.kitty).toMatchObject({ count: 3, taker: expect.any(Number) as number })
      expect(await page.getByTestId('kitty-result').locator('[role="img"]').count()).toBe(3)
    },
  },
  { name: 'Cancellation', rules: { extends: 'cancellation', end: { hands: 1 } }, deals: 13, at: tricks(2) },
]

describe.each(sizeNames)('%s', (size) => {
  test.each(inTurns(kinds, size))('$name', async ({ rules, seed = '7', deals, at, choice, end }) => {
    const { page, wrong, asked, close } = await here.visit(size, { rules })
    const player = await sitDown(page, here.url, seed, rules, choice)
    await player.seen()
    const before = asked.length
    await player.playOn(at)
    expect(await page.getByTestId('seat').count()).toBe(player.view().players - 1)
    await player.playOn()

    expect(player.view().over).toBe(true)
    const words = await page.getByTestId('game-over').innerText()
    for (const total of player.view().totals) expect(words).toContain(String(total))
    await end?.(player.view(), page)
    expect(elsewhere(asked, before), 'requests during play').toEqual([])

    await page.getByTestId('new-game').click()
    // In Domino's next game, the first cards may have been drawn already.
    const held = (): Promise<number> => page.locator('[data-testid^="card-"]').count()
    await expect.poll(held).toBeGreaterThanOrEqual(deals)
    if (rules['extends'] !== 'domino') expect(await held()).toBe(deals)
    expect(await page.getByTestId('hand-title').innerText()).toContain('1')
    expect(wrong).toEqual([])
    await close()
  })
})

test('in a scatter pass each card goes to the player it was chosen for', async () => {
  const rules = { pass_cycle: ['scatter'] }
  const { page, wrong, close } = await here.visit('phone', { rules })
  const player = await sitDown(page, here.url, '7', rules)
  await player.seen()
  const [first, second, third] = player.view().cards
  const slot = page.getByTestId('slot')
  await slot.nth(2).click()
  for (const card of [first, second, third]) await page.getByTestId(`card-${card}`).click()
  // The last place was requested first; then the empty ones in order.
  expect(await slot.evaluateAll((slots) => slots.map((each) => each.dataset['card']))).toEqual([second, third, first])
  await page.getByTestId('confirm-pass').click()
  await page.waitForSelector('[data-testid="table"]:not(:has([data-testid="confirm-pass"]))')
  expect(wrong).toEqual([])
  await close()
})
