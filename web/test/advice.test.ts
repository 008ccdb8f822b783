import { beforeAll, expect, test } from 'vitest'
import type { Advice, Weighed } from '../src/core/types'
import { barAt, barsOf, choiceOf, reasonsAfter, tenths } from '../src/state/advice'
import { words } from '../src/words/words.svelte'
import { weighed } from './views'

beforeAll(() => words.need('cards'))

function play(card: string, gain: number, given: Partial<Weighed> = {}): Weighed {
  const cost = (0.4 - gain) * 0.75
  return weighed(card, cost, { alike: cost < 0.5, gain, ...given })
}
const advice: Advice = {
  unit: 'points',
  choices: [play('AD', 0.4, { also: ['KD'] }), play('8D', 0.3), play('3D', -1.6)],
  reasons: [],
}

test('cards that touch are one choice, and a pass is the same in any order', () => {
  expect(choiceOf(advice, { kind: 'play', card: 'KD' })?.points).toBe(2)
  expect(choiceOf(advice, { kind: 'play', card: 'QS' })).toBeNull()
  const passing = { ...advice, choices: [weighed({ kind: 'pass', cards: ['QS', 'AH', '2C'] })] }
  expect(choiceOf(passing, { kind: 'pass', cards: ['2C', 'QS', 'AH'] })).not.toBeNull()
  expect(choiceOf(passing, { kind: 'pass', cards: ['2C', 'QS', '3H'] })).toBeNull()
})

test('after a costly move the reasons are those against it, otherwise those for the best', () => {
  const best = [{ id: 'reason-lead-low', args: { best: 'AD', best_rate: 10, other: '8D', other_rate: 20 } }] as const
  const against = [{ id: 'reason-cost-card', args: { other: '3D', cost: 1.5, unit: 'points' } }] as const
  const choices = advice.choices.map((each) => (each.costly ? { ...each, reasons: against } : each))
  const after = (card: string): unknown => reasonsAfter({ ...advice, choices, reasons: best }, { kind: 'play', card })
  expect([after('KD'), after('8D'), after('3D'), after('QS')]).toEqual([best, best, against, best])
})

test('bars begin at nothing: the best costs nothing', () => {
  expect(barsOf(advice).map(({ text, share, best }) => [text, share, best])).toEqual([
    ['0.0', 0, true],
    ['0.1', expect.closeTo(0.05), true],
    ['1.5', 1, false],
  ])
  // A tiny difference must not look large.
  expect(barsOf({ ...advice, choices: [play('2D', 0.3)] })[0]?.share).toBeCloseTo(0.075)
})

test('one choice is read out as the best, those certainly as good as about as good', () => {
  expect(barsOf(advice).map(({ rank }) => rank)).toEqual(['best', 'alike', 'other'])
})

test('a tick marks what is certainly as good, not what is uncertain', () => {
  const unclear = play('8D', 0.3, { error: 9, alike: false })
  expect(barsOf({ ...advice, choices: [play('AD', 0.4), unclear] }).map(({ best }) => best)).toEqual([true, false])
})

test('a bar stands at every card of its choice', () => {
  const bars = barsOf(advice)
  expect(['AD', 'KD', '3D', '2C'].map((card) => barAt(bars, card)?.text)).toEqual(['0.0', '0.0', '1.5', undefined])
})

test('figures have a real minus and no false precision', () => {
  expect([2.14, -0.04, 0, -3.25].map((value) => tenths(value))).toEqual(['2.1', '0.0', '0.0', '−3.3'])
  expect([7.85, 0.15, 0.25].map((value) => tenths(value))).toEqual(['7.9', '0.2', '0.3'])
  expect([1, -0.04, -1].map((value) => tenths(value, true))).toEqual(['+1.0', '0.0', '−1.0'])
})

test('figures are written as the language writes them', async () => {
  await words.use('de', 'cards')
  expect([tenths(2.14), tenths(-3.25, true)]).toEqual(['2,1', '−3,3'])
  await words.use('en', 'cards')
})
