// @vitest-environment node
/** The results of finished games: the core’s own figures, put side by side, by many kinds of rules. */
import { expect, test } from 'vitest'
import type { RulesJson } from '../src/core/types'
import { summaryOf } from '../src/game/summary'
import type { GameSummary } from '../src/storage/summaries'
import { directEngine } from './core'
import { localGame, playOn, ourMoon } from './play'

const core = directEngine()
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

async function played(rules: RulesJson, seed = '7') {
  const game = await localGame(seed, rules, { core })
  await playOn(game)
  const view = game.view()
  const log = game.log()
  const hands = await Promise.all(view.results.map((_, hand) => game.past(hand)))
  game.close()
  const summary: GameSummary = await summaryOf(core, 'x', log, 0)
  return { view, log, hands, summary }
}

test.each<[string, RulesJson]>([
  ['Black Lady', {}],
  ['with a jack that takes points off', { extends: 'omnibus' }],
  ['with sides', { extends: 'partnership' }],
  ['where points are wanted', { extends: 'reverse', end: { hands: 3 } }],
  ['with chips', { extends: 'gamblers' }],
  ['with an auction', { extends: 'auction', end: { hands: 3 } }],
  ['with a stock', { extends: 'domino', end: { hands: 3 } }],
  ['with two packs', { extends: 'cancellation', end: { hands: 3 } }],
  ['with a kitty', { extends: 'black-maria', players: 5, removed: [], end: { hands: 3 } }],
  ['with a moon to choose', { moon: 'choice', end: { hands: 4 } }],
])('%s: every hand adds up to what the core says', async (_, rules) => {
  const { view, hands, summary } = await played(rules)
  expect(summary.totals).toEqual(view.totals)
  expect(summary.winners).toEqual(view.winners)
  expect(summary.places).toEqual(view.standing.places)
  expect(summary.hands.map(({ scores }) => scores)).toEqual(view.results.map(({ scores }) => scores))
  summary.hands.forEach((hand, i) => {
    const end = hands[i]!
    // The points of each trick are listed, and nothing else.
    expect(hand.tricks).toHaveLength(end.tricks.length)
    expect(sum(hand.tricks.map(({ points }) => points))).toBe(end.points[0])
    const queen = summary.hands[i]!.queens
    expect(sum(hand.tricks.map(({ queen }) => queen))).toBe((queen[0] ?? 0) * (end.values['QS'] ?? 0) || 0)
    expect(hand.moon).toEqual(end.moon?.seats ?? null)
    expect(hand.clean).toEqual(end.taken.map((cards) => cards.every((card) => (end.values[card] ?? 0) <= 0)))
    if (hand.stopped) expect(hand.stopped.seats).not.toContain(hand.stopped.by)
  })
  if (view.chips) expect(summary.chips).toEqual(view.chips.net.map((net) => net / view.chips!.unit))
  else expect(summary.chips).toBeNull()
})

test('a trick’s points are those of the cards in it', async () => {
  const { hands, summary } = await played({})
  summary.hands.forEach((hand, i) => {
    const { tricks, values } = hands[i]!
    const mine = tricks.map(({ winner, cards }) => (winner === 0 ? sum(cards.map((card) => values[card] ?? 0)) : 0))
    expect(hand.tricks.map(({ points }) => points)).toEqual(mine)
  })
})

test('a summary has the moons that were shot, and the attempts that were stopped', async () => {
  const { rules, seed } = await ourMoon()
  const { summary } = await played(rules, seed)
  expect(summary.hands[0]?.moon).toEqual([0])
  expect(summary.hands[0]?.stopped).toBeNull()
})

test('a player with three fifths of the points, all so far, is stopped by the taker of the next', async () => {
  let found = 0
  for (let seed = 1; seed <= 16; seed++) {
    const { hands, summary } = await played({}, String(seed))
    summary.hands.forEach(({ stopped, moon }, i) => {
      const { tricks, values } = hands[i]!
      const worth = (cards: readonly string[]): number => sum(cards.map((card) => values[card] ?? 0))
      const takers = tricks.flatMap(({ winner, cards }) => (worth(cards) > 0 ? [{ winner, points: worth(cards) }] : []))
      const other = takers.findIndex(({ winner }) => winner !== takers[0]?.winner)
      const held = sum(takers.slice(0, other < 0 ? undefined : other).map(({ points }) => points))
      if (other < 0) expect(moon).toEqual([takers[0]?.winner])
      const way = other >= 0 && held >= 0.6 * 26
      expect(stopped).toEqual(way ? { seats: [takers[0]?.winner], by: takers[other]?.winner } : null)
      if (way) found += 1
    })
  }
  expect(found).toBeGreaterThan(0)
})

test('partners who may shoot a moon together are stopped by a taker of the other side', async () => {
  let together = 0
  for (let seed = 1; seed <= 30; seed++) {
    const rules = { extends: 'partnership', joint_moon: true, end: { hands: 1 } }
    const { hands, summary } = await played(rules, String(seed))
    summary.hands.forEach(({ stopped }, i) => {
      const { tricks, values } = hands[i]!
      const worth = (cards: readonly string[]): number => sum(cards.map((card) => Math.max(0, values[card] ?? 0)))
      const takers = tricks.flatMap(({ winner, cards }) =>
        winner !== null && worth(cards) > 0 ? [{ winner, points: worth(cards) }] : [],
      )
      const side = (takers[0]?.winner ?? 0) % 2
      const other = takers.findIndex(({ winner }) => winner % 2 !== side)
      const before = takers.slice(0, Math.max(0, other))
      const way = sum(before.map(({ points }) => points)) >= 0.6 * 26
      const seats = [...new Set(before.map(({ winner }) => winner))].sort()
      expect(stopped).toEqual(way ? { seats, by: takers[other]?.winner } : null)
      if (way && seats.length > 1) together += 1
    })
  }
  expect(together).toBeGreaterThan(0)
})

test('neither an unfinished game nor an unplayable log has a summary', async () => {
  const game = await localGame('7', {}, { core })
  await expect(summaryOf(core, 'x', game.log(), 0)).rejects.toThrow('not over')
  await expect(summaryOf(core, 'x', { ...game.log(), actions: ['play 0 2C', 'play 0 2C'] }, 0)).rejects.toThrow()
})
