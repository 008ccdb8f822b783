// @vitest-environment node
import { expect, test } from 'vitest'
import type { RulesInfo, View } from '../src/core/protocol'
import { count } from '../src/state/counter'
import { directEngine } from './core'
import { localGame, playOn } from './play'
import { trick, view, won } from './views'

const rules = { rules: { packs: 1, removed: ['2D'] } } as unknown as RulesInfo
const of = (given: Partial<View>, card: string, info = rules): unknown => {
  const found = count(view(given), info)
    .suits.flatMap(({ cards }) => cards)
    .find((each) => each.card === card)
  return found && [found.mine, found.gone, found.out]
}

test('a card is mine, gone or out, and one that was taken from the deck is none of them', () => {
  const given = { tricks: [won(1, ['KC', '5C', 'QH', '4C'], 1)], trick: trick(1, ['9D']), cards: ['QS', '2H'] }
  expect(of(given, 'QS')).toEqual([1, 0, 0])
  expect(of(given, 'QH')).toEqual([0, 1, 0])
  expect(of(given, '9D')).toEqual([0, 1, 0])
  expect(of(given, 'AS')).toEqual([0, 0, 1])
  expect(of(given, '2D')).toBeUndefined()
})

test('with two packs each copy counts', () => {
  const two = { rules: { packs: 2, removed: ['2C'] } } as unknown as RulesInfo
  const given = { tricks: [won(1, ['QS', '5C'], 1)], cards: ['QS', '2C'] }
  expect(of(given, 'QS', two)).toEqual([1, 1, 0])
  expect(of(given, '2C', two)).toEqual([1, 0, 0])
  expect(of(given, '3C', two)).toEqual([0, 0, 2])
})

test('a player who does not follow has none of the suit led, as long as any are out', () => {
  const { suits } = count(view({ tricks: [won(1, ['KC', '5C', 'QH', '4D'], 1)], cards: [] }), rules)
  const clubs = suits.find(({ suit }) => suit === 'C')
  // The player's own void is known anyway.
  expect(clubs?.without).toEqual([3])
  expect(suits.filter(({ suit }) => suit !== 'C').flatMap(({ without }) => without)).toEqual([])
})

test('what was passed is known to be with its taker until it is played', () => {
  const given = { passed: ['AS', 'KS', 'AH'], tricks: [won(1, ['KS', '5S', '6S', '7S'], 1)] }
  expect(count(view(given), rules).known).toEqual([{ seat: 1, cards: ['AS', 'AH'] }])
  const scatter = { to: 'scatter', count: 3, targets: [1, 2, 3], sources: [1, 2, 3] } as const
  expect(count(view({ ...given, pass: scatter }), rules).known.map(({ seat }) => seat)).toEqual([1, 2, 3])
})

test('a kitty that may be seen is gone, another lies aside', () => {
  const given = { kitty: { count: 1, cards: ['QS'], taker: 0 }, cards: [] }
  expect(of(given, 'QS')).toEqual([0, 1, 0])
  expect(count(view({ kitty: { count: 2, cards: null, taker: null } }), rules).aside).toBe(2)
})

test.each([{}, { players: 3 }, { players: 5 }, { extends: 'cancellation' }, { extends: 'domino' }])(
  'in a real game all cards of the deck are counted, and those still out are where the view says (%j)',
  async (given) => {
    const info = await directEngine().rules(given)
    const game = await localGame('7', given)
    for (const tricks of [0, 2, 4]) {
      await playOn(game, (now) => now.phase === 'play' && now.tricks.length >= tricks)
      const now = game.view()
      const { suits, aside } = count(now, info)
      const cards = suits.flatMap((suit) => suit.cards)
      const sum = (key: 'mine' | 'gone' | 'out'): number => cards.reduce((all, each) => all + each[key], 0)
      expect(sum('mine') + sum('gone') + sum('out')).toBe(info.cards)
      expect(Math.min(...cards.map(({ out }) => out))).toBeGreaterThanOrEqual(0)
      expect(sum('mine')).toBe(now.cards.length)
      const others = now.counts.reduce((all, n) => all + n, 0) - now.cards.length
      expect(sum('out')).toBe(others + aside)
    }
    game.close()
  },
)
