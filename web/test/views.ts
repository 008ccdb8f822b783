/** Small views for tests of what is shown: the fields that matter are given, the rest is a quiet table of four. */
import type { View } from '../src/core/types'

export function view(given: Partial<View> = {}): View {
  return {
    seat: 0,
    players: 4,
    hand: 0,
    dealer: 3,
    phase: 'play',
    to_act: null,
    waiting: [],
    cards: ['4C', 'QS', '2H'],
    counts: [3, 3, 3, 3],
    pass: { to: 'left', count: 3, targets: [1], sources: [3] },
    has_passed: [true, true, true, true],
    passed: ['AS', 'KS', 'AH'],
    received: ['4C', 'QS', '2H'],
    trick: null,
    tricks: [],
    broken: false,
    points: [0, 0, 0, 0],
    kitty: { count: 0, cards: null, taker: null },
    legal: [],
    moon: null,
    scores: null,
    totals: [0, 0, 0, 0],
    teams: null,
    results: [],
    over: false,
    winners: [],
    ...given,
  }
}
