import { expect, test } from 'vitest'
import { isFresh, isUntouched, scenes, still } from '../src/state/scenes'
import { auction, trick, view, won } from './views'

const steps = (list: readonly { step: string }[]): string => list.map(({ step }) => step).join(' ')

test('a new hand is dealt, a resumed hand stands still', () => {
  const fresh = view({ phase: 'pass', passed: null, received: null, has_passed: [false, false, false, false] })
  expect(isFresh(fresh)).toBe(true)
  expect(steps(scenes(null, fresh, 1))).toBe('deal still')
  expect(steps(scenes(null, view({ trick: trick(1, ['2C']) }), 1))).toBe('still')
})

test('another hand after a result is dealt too', () => {
  const done = view({ phase: 'done', scores: [0, 13, 13, 0] })
  const next = view({ hand: 1, phase: 'pass', passed: null, received: null })
  expect(steps(scenes(done, next, 1))).toBe('deal still')
})

test('my pass goes away before the others’ comes in, and what came in stays raised', () => {
  const before = view({
    phase: 'pass',
    cards: ['4C', 'QS', '2H', 'AS'],
    passed: null,
    received: null,
    has_passed: [false, true, true, true],
  })
  const after = view({ cards: ['4C', 'QS', '5D', '2H'], passed: ['AS'], received: ['5D'] })
  const [give, receive, end] = scenes(before, after, 1)
  expect(steps([give!, receive!, end!])).toBe('give receive still')
  expect(give!.view.cards).toEqual(['4C', 'QS', '2H'])
  expect(receive!.raised).toEqual(['5D'])
  expect(receive!.ms).toBe(1200)
})

test('what I have passed stays away from my hand until everybody has passed, also after a reload', () => {
  const before = view({
    phase: 'pass',
    cards: ['4C', 'QS', '2H', 'AS'],
    passed: null,
    received: null,
    has_passed: [false, false, true, true],
  })
  const waits = { ...before, passed: ['AS'], has_passed: [true, false, true, true] } as const
  const shown = scenes(before, waits, 1)
  expect(steps(shown)).toBe('give still')
  for (const scene of [...shown, ...scenes(null, waits, 1)]) expect(scene.view.cards).toEqual(['4C', 'QS', '2H'])
})

test('another player’s card is shown with a moment to see it; one before my turn is shown with my turn', () => {
  const lead = view({ to_act: 1, trick: trick(1, []) })
  const two = view({ to_act: 2, trick: trick(1, ['2C']) })
  const mine = view({ to_act: 0, legal: ['4C'], trick: trick(1, ['2C', '3C', '5C']) })
  expect(steps(scenes(lead, two, 1))).toBe('play still')
  const before = view({ to_act: 3, trick: trick(1, ['2C', '3C']) })
  expect(steps(scenes(before, mine, 1))).toBe('still')
})

test('a full trick lies still, goes to its winner, and only then counts', () => {
  const before = view({ to_act: 0, trick: trick(1, ['2H', '3H', '5H']), broken: true })
  const after = view({
    to_act: 0,
    cards: ['4C', 'QS'],
    legal: ['4C'],
    trick: trick(0, []),
    tricks: [won(1, ['2H', '3H', '5H', 'AH'], 0)],
    points: [4, 0, 0, 0],
    broken: true,
  })
  const shown = scenes(before, after, 1)
  expect(steps(shown)).toBe('play full sweep still')
  expect(shown[1]!.trick!.cards).toHaveLength(4)
  expect(shown[1]!.winner).toBe(0)
  expect(shown.slice(0, 3).every((scene) => scene.view.points[0] === 0 && scene.view.legal.length === 0)).toBe(true)
  expect(shown[3]!.view.points[0]).toBe(4)
  expect(scenes(before, after, 1, false)[1]!.ms).toBeNull()
})

test('the last trick ends in the result, which waits', () => {
  const before = view({ cards: [], tricks: [], trick: trick(1, ['2H', '3H', '5H']) })
  const after = view({
    phase: 'done',
    cards: [],
    tricks: [won(1, ['2H', '3H', '5H', 'AH'], 0)],
    scores: [4, 0, 0, 0],
  })
  const shown = scenes(before, after, 1)
  expect(steps(shown)).toBe('play full sweep result')
  expect(shown[3]!.ms).toBeNull()
})

test('the core says who takes a cancelled trick, also at the end of a hand', () => {
  const before = view({ cards: [], tricks: [], trick: trick(1, ['2H', '3H', '2H']) })
  const after = view({ phase: 'done', cards: [], tricks: [won(1, ['2H', '3H', '2H', '3H'], 1)], scores: [0, 4, 0, 0] })
  expect(scenes(before, after, 1)[2]!.winner).toBe(1)
  const lying = { ...after, tricks: [won(1, ['2H', '3H', '2H', '3H'], null)] }
  expect(scenes(before, lying, 1)[2]!.winner).toBeNull()
})

test('a moon of mine waits for me, another’s is seen for a moment', () => {
  const moon = { seats: [0], chooser: 0, amount: 26, sun: false, way: null }
  expect(still(view({ phase: 'moon', moon })).ms).toBe(0)
  expect(still(view({ phase: 'moon', moon: { ...moon, seats: [2], chooser: 2 } })).ms).toBeGreaterThan(1000)
})

test('at once means no time at all', () => {
  const fresh = view({ phase: 'pass', passed: null, received: null })
  expect(scenes(null, fresh, 0).map(({ ms }) => ms)).toEqual([0, 0])
})

test('a hand is untouched until the player does something in it', () => {
  const dealt = view({ passed: null, trick: trick(1, ['2C', '3C']) })
  expect(isUntouched(dealt)).toBe(true)
  expect(isUntouched({ ...dealt, passed: ['AS', 'KS', 'AH'] })).toBe(false)
  expect(isUntouched({ ...dealt, trick: trick(3, ['2C', '3C']) })).toBe(false)
  expect(isUntouched({ ...dealt, auction: auction({ bids: [null, 5, null, null], bidder: 1 }) })).toBe(true)
  expect(isUntouched({ ...dealt, auction: auction({ bids: [0, 5, null, null], bidder: 1 }) })).toBe(false)
  expect(isUntouched({ ...dealt, auction: auction({ carried: true, bidder: 0, suit: 'spades' }) })).toBe(false)
})
