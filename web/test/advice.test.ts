import { beforeAll, expect, test } from 'vitest'
import type { Advice, Weighed } from '../src/core/types'
import { asGood, barAt, barsOf, choiceOf, costOf, isCostly, tenths } from '../src/state/advice'
import { words } from '../src/words/words.svelte'

beforeAll(() => words.need('cards'))

function play(card: string, points: number, gain: number, given: Partial<Weighed> = {}): Weighed {
  const chances = { moon: 0.01, moon_against: 0.02, queen: 0.1, bonus: 0, trick: 0, deals: 240 }
  const game = { win: 0.25, place: 2.5, pot: 0 }
  const cost = (0.4 - gain) * 0.75
  return { action: { kind: 'play', card }, also: [], cost, alike: cost < 0.5, points, gain, error: 0.1, ...game, ...chances, ...given }
}
const advice: Advice = {
  unit: 'points',
  choices: [play('AD', 2, 0.4, { also: ['KD'] }), play('8D', 2.1, 0.3), play('3D', 4, -1.6)],
  reasons: [],
}

test('what can’t be told apart is alike', () => {
  expect(alike(advice).map(({ points }) => points)).toEqual([2, 2.1])
  expect(alike({ ...advice, choices: [play('AD', 2, 0, { error: 0 }), play('8D', 2, -0.1)] })).toHaveLength(2)
  expect(alike({ ...advice, choices: [] })).toEqual([])
})

test('cards that touch are one choice, and a pass is the same in any order', () => {
  expect(choiceOf(advice, { kind: 'play', card: 'KD' })?.points).toBe(2)
  expect(choiceOf(advice, { kind: 'play', card: 'QS' })).toBeNull()
  const passing = { ...advice, choices: [play('', 2, 0, { action: { kind: 'pass', cards: ['QS', 'AH', '2C'] } })] }
  expect(choiceOf(passing, { kind: 'pass', cards: ['2C', 'QS', 'AH'] })).not.toBeNull()
  expect(choiceOf(passing, { kind: 'pass', cards: ['2C', 'QS', '3H'] })).toBeNull()
})

test('a card is costly when it costs more than a point, and more than chance', () => {
  expect(costOf(advice, { kind: 'play', card: '3D' })).toMatchObject({ cost: 2 })
  expect(costOf(advice, { kind: 'play', card: 'AD' })).toMatchObject({ cost: 0 })
  expect(costOf(advice, { kind: 'play', card: '2C' })).toBeNull()
  expect([0.9, 2].map((cost) => isCostly({ cost, error: 0.4 }))).toEqual([false, true])
  expect(isCostly({ cost: 2, error: 1.1 })).toBe(false)
})

test('bars begin at nothing, and lower than that where something is below it', () => {
  expect(barsOf(advice, false).map(({ text, share, best }) => [text, share, best])).toEqual([
    ['2.0', 0.5, true],
    ['2.1', 0.525, true],
    ['4.0', 1, false],
  ])
  const below = { ...advice, choices: [play('JD', -8, 3), play('2D', 0, -5)] }
  expect(barsOf(below, false).map(({ text, share }) => [text, share])).toEqual([
    ['−8.0', 0],
    ['0.0', 1],
  ])
  // Next to nothing is not made to look like much.
  expect(barsOf({ ...advice, choices: [play('2D', 0.1, 0)] }, false)[0]?.share).toBeCloseTo(0.1)
})

test('in chips the figure is the gain', () => {
  expect(barsOf({ ...advice, unit: 'chips' }, false).map(({ text }) => text)).toEqual(['+0.4', '+0.3', '−1.6'])
})

test('a bar stands at every card of its choice', () => {
  const bars = barsOf(advice, false)
  expect(['AD', 'KD', '3D', '2C'].map((card) => barAt(bars, card)?.text)).toEqual(['2.0', '2.0', '4.0', undefined])
})

test('figures have a real minus and no false precision', () => {
  expect([2.14, -0.04, 0, -3.25].map((value) => tenths(value))).toEqual(['2.1', '0.0', '0.0', '−3.3'])
  expect([1, -0.04, -1].map((value) => tenths(value, true))).toEqual(['+1.0', '0.0', '−1.0'])
})

test('figures are written as the language writes them', async () => {
  await words.use('de', 'cards')
  expect([tenths(2.14), tenths(-3.25, true)]).toEqual(['2,1', '−3,3'])
  await words.use('en', 'cards')
})
