/** Small views for tests of what is shown: the relevant fields are given, the rest is a quiet table of four. */
import type { Auction, Card, RulesInfo, Seat, Standing, Trick, View, WonTrick } from '../src/core/protocol'
import type { Action, Weighed } from '../src/core/types'

/** The coach's evaluation, after nine deals, of a card or another action that certainly costs that much. */
export function weighed(action: Action | Card, cost = 0, given: Partial<Weighed> = {}): Weighed {
  return {
    action: typeof action === 'string' ? { kind: 'play', card: action } : action,
    also: [],
    ...{ cost, cost_error: 0.1, alike: cost === 0, costly: cost > 1 },
    ...{ points: 2 + cost, gain: 0 - cost, error: 0.1 },
    ...{ win: 0, place: 1, pot: 0, moon: 0, moon_against: 0, queen: 0, bonus: 0, trick: 0, deals: 9, reasons: [] },
    ...given,
  }
}

/** Only the given fields matter; what follows from them is for a table of four. */
export const rulesInfo = (rules: Partial<RulesInfo['rules']>): RulesInfo =>
  ({
    rules,
    changes: {},
    line: [],
    cards: 52,
    hand_size: 13,
    kitty: 0,
    stock: 0,
    moon: 26,
    settles: 'never',
  }) as unknown as RulesInfo

/** The trick on the table of `players`, from its leader. */
export function trick(leader: Seat, cards: readonly Card[], players = 4): Trick {
  const seats = cards.map((_, i) => (leader + i) % players)
  return { leader, seats, cards, winning: cards.length > 0 ? leader : null }
}

export function won(leader: Seat, cards: readonly Card[], winner: Seat | null): WonTrick {
  const { seats } = trick(leader, cards, cards.length)
  return { leader, seats, cards, winner }
}

export function auction(given: Partial<Auction> = {}): Auction {
  const bids = [null, null, null, null]
  return { bids, high: 0, bidder: null, carried: false, suit: null, least: null, most: null, ...given }
}

/** By how much each seat is behind. */
export function standing(behind: readonly number[]): Standing {
  const places = behind.map((one) => 1 + behind.filter((other) => other < one).length)
  return { sums: behind, places, behind, to_target: behind.map(() => 100), hands_left: null, tied: false }
}

export function view(given: Partial<View> = {}): View {
  return {
    seat: 0,
    players: 4,
    hand: 0,
    dealer: 3,
    eldest: 0,
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
    table: [],
    broken: false,
    points: [0, 0, 0, 0],
    kitty: { count: 0, cards: null, taker: null },
    stock: null,
    auction: null,
    chips: null,
    settled: null,
    legal: [],
    moon: null,
    scores: null,
    totals: [0, 0, 0, 0],
    teams: null,
    results: [],
    over: false,
    winners: [],
    taken: [[], [], [], []],
    values: { QS: 13, '2H': 1, '3H': 1, AH: 1, JD: -10 },
    standing: standing([0, 0, 0, 0]),
    outcomes: null,
    fifties: [],
    out: [],
    ...given,
  }
}
