/** What costs most, according to the coach's findings. */
import { expect, test } from 'vitest'
import type { Action } from '../src/core/types'
import type { Move, MoveReview } from '../src/game/game'
import { habitOf, habitsOf, reviewedHand } from '../src/state/habits'
import type { FoundMove, ReviewedHand } from '../src/storage/reviews'
import { trick, view, weighed } from './views'

const found = (why: string, cost: number, card = 'KS', kind = 'play'): FoundMove => ({ kind, why, cost, card })
const hand = (id: string, costly: readonly FoundMove[], unit: ReviewedHand['unit'] = 'points'): ReviewedHand => ({
  id,
  from: null,
  at: 1000,
  unit,
  moves: 14,
  costly,
})

test('the dearest first, in points of ten hands, with the card that it was most often', () => {
  const habits = habitsOf([
    hand('a', [found('reason-queen-out', 4), found('reason-lead-low', 2, 'QD')]),
    hand('b', [found('reason-queen-guard', 3, 'AS'), found('reason-queen-out', 1)]),
    hand('c', []),
    hand('d', [found('', 2, '', 'pass')]),
    // Chips are not points.
    hand('e', [found('', 90, '', 'bid')], 'chips'),
  ])
  expect(habits).toEqual([
    { id: 'above', times: 2, cost: 12.5, card: 'KS', queen: 'QS' },
    { id: 'queen', times: 1, cost: 7.5, card: 'AS', queen: 'QS' },
    { id: 'pass', times: 1, cost: 5, card: null, queen: 'QS' },
    { id: 'lead', times: 1, cost: 5, card: 'QD', queen: 'QS' },
  ])
  expect(habitsOf([])).toEqual([])
})

test('habits stand in the order of their cost, not of their list, with the card of most of the moves', () => {
  const habits = habitsOf([
    hand('a', [found('reason-queen-guard', 1, 'AS'), found('reason-lead-low', 2, 'QD')]),
    hand('b', [found('reason-lead-low', 2, 'KC'), found('reason-lead-high', 2, 'KC')]),
  ])
  expect(habits.map(({ id, card }) => [id, card])).toEqual([
    ['lead', 'KC'],
    ['queen', 'AS'],
  ])
})

test.each([
  ['reason-queen-pass', 'pass', 'queen'],
  ['reason-pass-void', 'pass', 'pass'],
  ['reason-pass-safer-from-queen', 'pass', 'queen'],
  ['reason-stop-moon-card', 'play', 'stop'],
  ['reason-moon-pass', 'pass', 'moon'],
  ['reason-queen-discard', 'play', 'kept'],
  ['reason-follow-under-points', 'play', 'under'],
  ['reason-follow-no-trick', 'play', 'under'],
  ['reason-follow-last-and-clean', 'play', 'high'],
  ['reason-follow-rarely-takes', 'play', 'follow'],
  ['reason-discard-above-queen', 'play', 'queen'],
  ['reason-discard-high', 'play', 'discard'],
  ['reason-bonus-card', 'play', 'bonus'],
  ['reason-points-wanted', 'play', 'points'],
  ['', 'suit', 'bid'],
  ['reason-never-heard-of', 'play', 'other'],
])('%s of a %s is a matter of: %s', (why, kind, habit) => {
  expect(habitOf({ kind, why, cost: 1, card: '' })).toBe(habit)
})

test('a card whose reason says nothing of its kind is one led, one in following suit or one thrown off', () => {
  const as = (as: 'lead' | 'follow' | 'discard'): FoundMove => ({ ...found('reason-own-points-card', 2, '3D'), as })
  expect([as('lead'), as('follow'), as('discard')].map(habitOf)).toEqual(['lead', 'follow', 'discard'])
  expect(habitOf({ ...as('lead'), why: 'reason-stop-moon-card' })).toBe('stop')
})

test('where the rules fear another card, a habit is about that one', () => {
  const jack = (why: string, card: string): FoundMove => ({ ...found(why, 3, card), queen: 'JS' })
  const above = ['QS', 'KS', 'AS'].map((card) => habitOf(jack('reason-queen-out', card)))
  expect(above).toEqual(['above', 'above', 'above'])
  expect(habitOf(jack('reason-queen-out', 'TS'))).toBe('queen')
  const habits = habitsOf([
    hand('a', [jack('reason-queen-out', 'QS'), jack('reason-queen-discard', '2D')]),
    hand('b', [jack('reason-queen-out', 'KS'), found('reason-queen-out', 1)]),
  ])
  expect(habits.map(({ id, queen }) => [id, queen])).toEqual([
    ['above', 'JS'],
    ['kept', 'JS'],
  ])
})

test('a card above the queen is one of its own, whatever else could have taken her', () => {
  expect(habitOf(found('reason-queen-out-none-below', 4, 'AS'))).toBe('above')
  expect(habitOf(found('reason-queen-out', 4, 'JD'))).toBe('queen')
  expect(habitOf(found('reason-queen-guard', 4, 'AS'))).toBe('queen')
})

test('a review stores the moves that certainly cost something, with the first explaining reason', () => {
  const play = (card: string): Action => ({ kind: 'play', card })
  const looked = (
    card: string,
    cost: number,
    costly: boolean,
    unit: 'points' | 'game' = 'points',
    why: object = { id: 'reason-follow-under', args: {} },
  ): { move: Move; review: MoveReview } => {
    const reasons = [{ id: 'reason-best-card', args: {} }, why] as unknown as MoveReview['advice']['reasons']
    const choices = [weighed('2C', 0), weighed(card, cost, { costly, reasons: costly ? reasons : [] })]
    return {
      move: { seat: 0, action: play(card) },
      review: { view: view({ trick: trick(3, ['9S']) }), advice: { unit, choices, reasons: [] } },
    }
  }
  expect(
    reviewedHand('x', { deal: '7', hand: 2 }, 5, [
      looked('KS', 2.5, true),
      looked('QD', 0.5, false),
      looked('AH', 3, false),
      looked('QS', 4, true, 'points', { id: 'reason-queen-out', args: { queen: 'JS', other: 'QS' } }),
      looked('2D', 2, true, 'points', { id: 'reason-own-points', args: {} }),
      // Of 100 games, as where a moon's scoring is chosen.
      looked('2H', 40, true, 'game'),
    ]),
  ).toEqual({
    id: 'x',
    from: { deal: '7', hand: 2 },
    at: 5,
    unit: 'points',
    moves: 6,
    costly: [
      { kind: 'play', why: 'reason-follow-under', cost: 2.5, card: 'KS', as: 'follow' },
      { kind: 'play', why: 'reason-queen-out', cost: 4, card: 'QS', as: 'follow', queen: 'JS' },
      { kind: 'play', why: 'reason-own-points', cost: 2, card: '2D', as: 'discard' },
    ],
  })
})
