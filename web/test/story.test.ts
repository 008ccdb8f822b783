/** The story at the end of a hand and of a game. */
import { expect, test, vi } from 'vitest'
import type { HandResult } from '../src/core/protocol'
import type { Action, Advice, Weighed } from '../src/core/types'
import type { Game, MoveReview } from '../src/game/game'
import { Highlights } from '../src/state/highlights.svelte'
import { sidesOf } from '../src/state/sides'
import { fallOf, turningPoints } from '../src/state/story'
import { view, weighed, won } from './views'

const values = { QS: 13, '2H': 1, '3H': 1, JD: -10 }

test('the costliest card: who played it, and who took the trick', () => {
  const tricks = [won(0, ['2C', '3C', '4C', '5C'], 3), won(3, ['KS', '2S', '3S', 'QS'], 3)]
  expect(fallOf({ tricks, values })).toEqual({ card: 'QS', by: 2, to: 3, trick: 2 })
})

test('no card is mentioned if none stands out, it did not fall, its trick was cancelled, or there are two of it', () => {
  const tricks = [won(0, ['QS', '2S', '3S', '4S'], 0)]
  expect(fallOf({ tricks, values: { '2H': 1, '3H': 1 } })).toBeNull()
  expect(fallOf({ tricks, values: {} })).toBeNull()
  expect(fallOf({ tricks, values: { QS: -5, '2S': -10 } })).toBeNull()
  expect(fallOf({ tricks: [], values })).toBeNull()
  expect(fallOf({ tricks: [won(0, ['QS', '2S', '3S', '4S'], null)], values })).toBeNull()
  expect(fallOf({ tricks: [...tricks, ...tricks], values })).toBeNull()
})

/** The totals of a game, hand by hand. */
function game(...totals: readonly (readonly number[])[]): Pick<HandResult, 'scores' | 'totals' | 'moon' | 'fifties'>[] {
  return totals.map((each, i) => ({
    totals: [...each],
    scores: each.map((total, seat) => total - (totals[i - 1]?.[seat] ?? 0)),
    moon: null,
    fifties: [],
  }))
}
const low = { objective: 'low' } as const
const high = { objective: 'high' } as const
/** Everybody for themselves. */
const alone = (players: number): number[][] => Array.from({ length: players }, (_, seat) => [seat])

test('the hands that moved the lead most, in the order of the game', () => {
  const results = game([0, 13, 13, 0], [1, 30, 20, 1], [14, 30, 27, 7], [14, 56, 27, 33], [14, 60, 30, 54])
  const points = turningPoints(results, [0], low, alone(4))
  // The lead: 0, 0, -7, 13, 16.
  expect(points.map(({ hand, swing }) => [hand, swing])).toEqual([[3, 20]])
  expect(points[0]?.result).toBe(results[3])
})

test('at most three turning points; where points are wanted, more points lead', () => {
  const results = game([20, 0], [20, 40], [70, 40], [70, 100], [150, 100])
  expect(turningPoints(results, [0], high, alone(2)).map(({ hand, swing }) => [hand, swing])).toEqual([
    [2, 50],
    [3, -60],
    [4, 80],
  ])
})

test('a shared win has no turning point', () => {
  const results = game([0, 26, 26, 26], [50, 26, 26, 26])
  expect(turningPoints(results, [0], low, alone(4))).toHaveLength(2)
  expect(turningPoints(results, [0, 1], low, alone(4))).toEqual([])
})

test('sides turn a game by their sums, two against two and three against three', () => {
  const pairs = sidesOf({ totals: [0, 0, 0, 0], teams: [0, 1, 0, 1] })
  expect(pairs).toEqual([
    [0, 2],
    [1, 3],
  ])
  // The first side's lead: 0, 2, -18, 8.
  const results = game([7, 13, 6, 0], [20, 13, 18, 27], [37, 13, 27, 33], [37, 36, 27, 36])
  expect(turningPoints(results, [0, 2], low, pairs).map(({ hand, swing }) => [hand, swing])).toEqual([
    [2, -20],
    [3, 26],
  ])
  expect(turningPoints(results, [0, 1, 2, 3], low, pairs)).toEqual([])
  const threes = sidesOf({ totals: [0, 0, 0, 0, 0, 0], teams: [0, 1, 0, 1, 0, 1] })
  const six = game([0, 10, 0, 10, 0, 6], [5, 10, 5, 10, 16, 6])
  expect(turningPoints(six, [0, 2, 4], high, threes).map(({ swing }) => swing)).toEqual([-26, 26])
})

// --- The player's cards -----------------------------------------------------------------------------------------------

/** In points, a gain also counts what the others get. */
const choice = (card: string, cost: number, sure = true, win = 0): Weighed =>
  weighed(card, cost, { gain: (-4 / 3) * cost, costly: sure && cost > 1, win })
const advice = (...choices: Weighed[]): Advice => ({ unit: 'points', choices, reasons: [] })
const forTheGame = (...choices: Weighed[]): Advice => ({ ...advice(...choices), unit: 'game' })
const play = (card: string): Action => ({ kind: 'play', card })

/** A game with hands played like this: for each move the seat, the card, and the coach's advice. */
function played(...hands: readonly (readonly [seat: number, card: string, advice: Advice])[][]): Game {
  return {
    seat: 0,
    log: () => null,
    moves: (hand: number) => Promise.resolve((hands[hand] ?? []).map(([seat, card]) => ({ seat, action: play(card) }))),
    reviewMove: vi.fn((hand: number, number: number): Promise<MoveReview> => {
      const said = hands[hand]?.[number]?.[2]
      return said ? Promise.resolve({ view: view({ hand }), advice: said }) : Promise.reject(new Error('no such move'))
    }),
  } as unknown as Game
}

test('the best card is the one with the greatest lead over the next best, the costliest the one that cost most, in the figures of the review', async () => {
  const game = played(
    [
      [0, '2C', advice(choice('2C', 0), choice('AC', 3))],
      [1, '3C', advice()],
      [0, 'AS', advice(choice('2S', 0), choice('AS', 6.5))],
    ],
    [
      [0, '4S', advice(choice('4S', 0), choice('KS', 5.1))],
      [0, 'KH', advice(choice('2H', 0), choice('KH', 1.5))],
    ],
  )
  const found = new Highlights(game, [0, 1])
  await vi.waitFor(() => expect(found.looked).toBe(2))
  expect(found.best).toMatchObject({ hand: 1, card: '4S', other: 'KS' })
  expect(found.best?.difference).toBeCloseTo(5.1)
  expect(found.dearest).toMatchObject({ hand: 0, card: 'AS', other: '2S' })
  expect(game.reviewMove).toHaveBeenCalledTimes(4)
})

test('if some hands were judged by the game, all cards are compared by games won in 100', async () => {
  const game = played(
    [
      [0, 'AS', advice(choice('2S', 0, true, 0.24), choice('AS', 9, true, 0.15))],
      [0, '3C', advice(choice('3C', 0, true, 0.24), choice('JC', 2, true, 0.2))],
    ],
    [[0, 'KH', advice(choice('2H', 0, true, 0.24), choice('KH', 8, true, 0.12))]],
    // The coach's gains for a game are more than the chance to win: not coming last counts, too.
    [[0, 'QD', forTheGame(choice('2D', 0, true, 0.1), choice('QD', 12.4, true, 0))]],
  )
  const found = new Highlights(game, [0, 1, 2])
  await vi.waitFor(() => expect(found.looked).toBe(3))
  expect(found.dearest).toMatchObject({ hand: 1, card: 'KH', unit: 'game' })
  expect(found.dearest?.difference).toBeCloseTo(12)
  expect(found.best).toMatchObject({ hand: 0, card: '3C', unit: 'game' })
  expect(found.best?.difference).toBeCloseTo(4)
  // If all are in points, the most points.
  const begun = new Highlights(game, [0, 1])
  await vi.waitFor(() => expect(begun.looked).toBe(2))
  expect(begun.dearest).toMatchObject({ hand: 0, card: 'AS', difference: 9, unit: 'points' })
})

test('at the end of a game, a card that could not win more games is not mentioned, and none wins more than 100 of 100', async () => {
  const lost = played([[0, 'QD', forTheGame(choice('2D', 0), choice('QD', 1.5))]])
  const nothing = new Highlights(lost, [0])
  await vi.waitFor(() => expect(nothing.looked).toBe(1))
  expect(nothing.dearest).toBeNull()
  const won = played([[0, '2D', forTheGame(choice('2D', 0, true, 1), choice('QD', 101.6, true, 0))]])
  const all = new Highlights(won, [0])
  await vi.waitFor(() => expect(all.looked).toBe(1))
  expect(all.best?.difference).toBe(100)
})

test('a card whose difference may be chance, or that was the only one, is not mentioned', async () => {
  const game = played([
    [0, '2C', advice(choice('2C', 0), choice('AC', 1.5, false))],
    [0, '3C', advice(choice('3C', 0))],
    [0, '4C', advice(choice('5C', 0), choice('4C', 2, false))],
  ])
  const found = new Highlights(game, [0])
  await vi.waitFor(() => expect(found.looked).toBe(1))
  expect([found.best, found.dearest]).toEqual([null, null])
})

test('going on stops the review; a failing coach is reported', async () => {
  const said = advice(choice('2C', 0))
  const game = played([
    [0, '2C', said],
    [0, '3C', said],
  ])
  const found = new Highlights(game, [0])
  found.close()
  await new Promise((done) => setTimeout(done, 10))
  expect(found.looked).toBe(0)
  expect(vi.mocked(game.reviewMove).mock.calls.length).toBeLessThan(2)
  const failing = new Highlights(played([[0, '2C', undefined as unknown as Advice]]), [0])
  await vi.waitFor(() => expect(failing.failed).toBe(true))
})
