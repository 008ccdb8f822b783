// @vitest-environment node
/** Practice of one's own mistakes: which are offered, which hands are found, and the result of a card. */
import { beforeAll, expect, test, vi } from 'vitest'
import type { Advice } from '../src/core/types'
import { exercisesOf, gradeOf, Practice, type Supplies } from '../src/state/practice.svelte'
import { offersOf, ownHands } from '../src/state/ownHands'
import type { FoundMove, ReviewedHand } from '../src/storage/reviews'
import { directEngine } from './core'
import { mistaken, type Mistaken } from './ownHand'
import { weighed } from './views'

// The page would ask for persistent storage here.
vi.stubGlobal('navigator', {})
const engine = directEngine()
const supplies: Supplies = {
  engineFor: () => engine,
  names: ['', 'Ingrid', 'Basil', 'Tomás'],
  bot: 'easy',
  pace: () => 0,
  seen: () => undefined,
}

let one: Mistaken
beforeAll(async () => {
  one = await mistaken(engine, '7')
})

const found = (why: string, cost: number, card = 'KS', kind = 'play'): FoundMove => ({ kind, why, cost, card })
const hand = (id: string, costly: readonly FoundMove[], deal: string | null = '7'): ReviewedHand => ({
  id,
  from: deal === null ? null : { deal, hand: 0 },
  at: 1000,
  unit: 'points',
  moves: 14,
  costly,
})

test('the costliest recent mistakes are offered if a hand with one is still here, but not passes and bids', () => {
  const { game } = one
  const reviews = [
    hand('a', [found('reason-queen-out', 4), found('reason-lead-low', 6, 'QD')]),
    hand('b', [found('reason-queen-out', 5, 'AS'), found('reason-pass-void', 9, '', 'pass')], '8'),
    hand('c', [found('reason-discard-high', 30, 'AD')], null),
  ]
  expect(offersOf(reviews, [game])).toEqual([
    { id: 'above', times: 2, queen: 'QS', hands: 3 },
    { id: 'lead', times: 1, queen: 'QS', hands: 3 },
  ])
  expect(offersOf(reviews, [])).toEqual([])
  const old = Array.from({ length: 30 }, (_, i) => hand(`n${i}`, []))
  expect(offersOf([...old, ...reviews], [game])).toEqual([])
})

test('costs in chips and in points are compared by the usual mistake in that unit', () => {
  const { game } = one
  const chips = { ...hand('c', [found('reason-lead-low', 12), found('reason-lead-low', 20)]), unit: 'chips' as const }
  const points = hand('a', [found('reason-queen-out', 4), found('reason-queen-out', 5), found('reason-queen-out', 3)])
  expect(offersOf([chips, points], [game]).map(({ id }) => id)).toEqual(['above', 'lead'])
})

test('a hand is found in its game, at the card that was played', async () => {
  const { game, review, played, to } = one
  const other = { ...game, id: 'other', log: { ...game.log, actions: game.log.actions.slice(0, 20) } }
  const own = await ownHands('lead', 3, [hand('x', review.costly), review], [other, game], () => engine)
  expect(own).toEqual([{ game, hand: 0, to, card: played }])
  expect(game.log.actions[to]).toBe(`play 0 ${played}`)
  expect(await ownHands('above', 3, [review], [game], () => engine)).toEqual([])
  expect(await ownHands('lead', 0, [review], [game], () => engine)).toEqual([])
})

test('a table too large for the room is left out', async () => {
  const six = await mistaken(engine, '7', { players: 6 })
  expect(await ownHands('lead', 3, [six.review], [six.game], () => engine)).toEqual([])
})

test('missing hands are taken from lessons that teach the same', () => {
  const own = { game: one.game, hand: 0, to: one.to, card: one.played }
  const names = (id: 'discard' | 'lead', hands: number): string[] =>
    exercisesOf(id, Array(hands).fill(own)).map((each) => (each.kind === 'own' ? 'own' : each.lesson.id))
  expect(names('discard', 1)).toEqual(['own', 'void', 'hearts'])
  expect(names('discard', 3)).toEqual(['own', 'own', 'own'])
  expect(names('lead', 1)).toEqual(['own'])
})

/** Waits until it is the reader's turn. */
const asked = (practice: Practice): Promise<unknown> =>
  expect.poll(() => practice.presenter?.scene.step === 'still' && practice.presenter.scene.view.waiting[0]).toBe(0)
async function choose(practice: Practice, card: string): Promise<void> {
  await asked(practice)
  await practice.presenter?.act({ kind: 'play', card })
  await expect.poll(() => practice.outcome, { timeout: 20_000 }).not.toBeNull()
}

test('a costly card is explained and tried again; a lesson follows; only first tries count', async () => {
  const own = { game: one.game, hand: 0, to: one.to, card: one.played }
  const exercises = exercisesOf('under', [own])
  const practice = new Practice(exercises, supplies)
  await choose(practice, one.costly)
  expect(practice.outcome).toMatchObject({ kind: 'own', grade: 'costly', right: false, card: one.costly })
  // The trick is played to its end, and stays on the table.
  expect(practice.presenter?.scene).toMatchObject({ step: 'full', ms: null })
  expect(practice.presenter?.scene.trick?.cards).toHaveLength(4)
  practice.retry()
  await choose(practice, one.best)
  expect(practice.outcome).toMatchObject({ grade: 'best', right: true })
  practice.next()
  expect(practice.firsts).toEqual([false, null])
  await choose(practice, '9D')
  expect(practice.outcome).toEqual({ kind: 'lesson', verdict: 'right', right: true })
  practice.next()
  expect(practice.exercise).toBeNull()
  expect(practice.firsts).toEqual([false, true])
  practice.again()
  expect([practice.number, practice.firsts]).toEqual([0, [null, null]])
  practice.close()
})

test('a core that crashes fails the hand, which can be skipped', async () => {
  const broken = { ...engine, open: () => ({ ...engine.open(), load: () => Promise.reject(new Error('broke')) }) }
  const own = { game: one.game, hand: 0, to: one.to, card: one.played }
  const practice = new Practice(exercisesOf('lead', [own]), { ...supplies, engineFor: () => broken })
  await expect.poll(() => practice.failed).toBe(true)
  practice.next()
  expect([practice.exercise, practice.failed]).toEqual([null, false])
  expect(practice.firsts).toEqual([null])
})

test('a coach that does not answer fails the hand, too', async () => {
  const silent = { ...engine, open: () => ({ ...engine.open(), coach: () => Promise.reject(new Error('broke')) }) }
  const own = { game: one.game, hand: 0, to: one.to, card: one.played }
  const practice = new Practice(exercisesOf('lead', [own]), { ...supplies, engineFor: () => silent })
  await expect.poll(() => practice.failed).toBe(true)
  expect(practice.presenter).toBeNull()
  practice.close()
})

test('a card is graded by the coach’s evaluation', () => {
  const best = weighed('4S', 0, { also: ['5S'] })
  const others = [weighed('9S', 0.05, { alike: true }), weighed('TS', 0.8), weighed('KS', 5)]
  const advice: Advice = { unit: 'points', choices: [best, ...others], reasons: [] }
  const grade = (card: string): string => gradeOf(advice, { kind: 'play', card })
  expect(['4S', '5S', '9S', 'TS', 'KS', '2H'].map(grade)).toEqual(['best', 'best', 'best', 'fine', 'costly', 'unseen'])
})
