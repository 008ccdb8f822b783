/** Statistics of games with known results. */
import { expect, test } from 'vitest'
import type { GameSummary, HandSummary } from '../src/storage/summaries'
import { marginOf, marksOf, statisticsOf, type CountedGame } from '../src/state/statistics'

const hand = (scores: readonly number[], more: Partial<HandSummary> = {}): HandSummary => ({
  scores,
  tricks: [{ points: scores[0] ?? 0, queen: 0 }],
  queens: scores.map(() => 0),
  clean: scores.map((score) => score === 0),
  moon: null,
  stopped: null,
  ...more,
})

let count = 0
function game(
  hands: readonly HandSummary[],
  more: Partial<GameSummary> = {},
  kind = 'black-lady',
  queen = 'QS',
): CountedGame {
  const players = hands[0]?.scores.length ?? 4
  const totals = Array.from({ length: players }, (_, seat) =>
    hands.reduce((sum, each) => sum + (each.scores[seat] ?? 0), 0),
  )
  const wanted = more.high ? Math.max(...totals) : Math.min(...totals)
  const places = totals.map((own) => 1 + totals.filter((other) => (more.high ? other > own : other < own)).length)
  const winners = totals.flatMap((total, seat) => (total === wanted ? [seat] : []))
  count += 1
  const summary: GameSummary = {
    id: `g${count}`,
    version: 1,
    players,
    teams: null,
    places,
    winners,
    totals,
    chips: null,
    high: false,
    hands,
    ...more,
  }
  return { summary, seat: 0, at: count * 1000, kind, queen, whole: true }
}

test('games won, beside the fair share: what everybody at the table had on average', () => {
  const { won, games } = statisticsOf([
    game([hand([0, 10, 10, 6])]),
    game([hand([10, 0, 10, 6])]),
    // Two of three share the first place.
    game([hand([0, 0, 26])]),
    // One of two sides wins: two players of four.
    game([hand([0, 5, 0, 21])], { teams: [0, 1, 0, 1], places: [1, 2, 1, 2], winners: [0, 2] }),
  ])
  expect(games).toBe(4)
  expect(won).toEqual({ mine: 3, fair: 1 / 4 + 1 / 4 + 2 / 3 + 2 / 4, of: 4 })
})

test('a single hand has points to count, but no place among whole games', () => {
  const day = { ...game([hand([26, 0, 0, 0])]), whole: false }
  const { games, won, places, hands, points } = statisticsOf([game([hand([0, 10, 10, 6])]), day])
  expect([games, won.of, places?.games]).toEqual([1, 1, 1])
  expect([hands, points?.hand.of, points?.hand.mine]).toEqual([2, 2, 13])
  expect([statisticsOf([day]).places, statisticsOf([day]).won.of]).toEqual([null, 0])
})

test('points a hand, with their margin; and they are not put together with those of other rules', () => {
  const all = [game([hand([4, 6, 8, 8]), hand([8, 10, 4, 4])]), game([hand([6, 0, 10, 10])])]
  const { points } = statisticsOf(all)
  expect(points?.hand.mine).toBe(6)
  expect(points?.hand.fair).toBe(6.5)
  expect(points?.hand.of).toBe(3)
  // A standard deviation of 2 over three hands.
  expect(points?.hand.margin).toBeCloseTo((1.96 * 2) / Math.sqrt(3))
  const more = statisticsOf([
    ...all,
    game([hand([1, 2, 3, 4])], {}, 'omnibus'),
    game([hand([1, 2, 3, 4])], {}, 'plain'),
  ])
  expect([more.kind, more.points]).toEqual(['black-lady', points])
  expect(statisticsOf(all.slice(1)).points?.hand.margin).toBeNull()
})

test('if points are wanted, the winner has most, no hand is clean, and the queen is not counted', () => {
  const { won, queens, clean, points } = statisticsOf([
    game([hand([20, 6, 0, 0], { queens: [1, 0, 0, 0] })], { high: true }),
  ])
  expect([won.mine, queens.of, clean.of, points?.high]).toEqual([1, 0, 0, true])
})

test('chips are an average of games, and games about chips have no points a hand', () => {
  const { chips, points } = statisticsOf([
    game([hand([1, 2, 3, 4])], { chips: [6, -2, -2, -2] }, 'howell'),
    game([hand([1, 2, 3, 4])], { chips: [-2, 6, -2, -2] }, 'howell'),
  ])
  expect([chips?.mine, chips?.fair, chips?.of]).toEqual([2, 0, 2])
  expect(points).toBeNull()
  // If more hands belong to a game without chips, that one counts.
  const mixed = statisticsOf([
    game([hand([1, 2, 3, 4])], { chips: [6, -2, -2, -2] }, 'howell'),
    game([hand([1, 2, 3, 4]), hand([3, 2, 3, 4])]),
  ])
  expect([mixed.kind, mixed.chips, mixed.points?.hand.mine]).toEqual(['black-lady', null, 2])
})

test('queens, clean hands', () => {
  const { queens, clean } = statisticsOf([
    game([hand([13, 0, 6, 7], { queens: [1, 0, 0, 0] }), hand([0, 20, 6, 0], { queens: [0, 1, 0, 0] })]),
    // Two packs with two queens and five players; and rules without a queen.
    game([hand([13, 13, 0, 0, 0], { queens: [1, 1, 0, 0, 0] }), hand([1, 1, 1, 1, 1])]),
  ])
  expect(queens).toEqual({ mine: 2, fair: 1 / 4 + 1 / 4 + 2 / 5, of: 4 })
  expect(clean).toEqual({ mine: 1, fair: 1 / 4 + 2 / 4 + 3 / 5 + 0, of: 4 })
})

test('the queens of a kind of game that has another card for them are counted by themselves', () => {
  const jacks = game([hand([10, 5, 4, 4], { queens: [1, 0, 0, 0] })], {}, 'black-jack', 'JS')
  const queens = [0, 1].map(() => game([hand([0, 20, 6, 0], { queens: [0, 1, 0, 0] })]))
  expect(statisticsOf([jacks])).toMatchObject({ queen: 'JS', queens: { mine: 1, of: 1 } })
  expect(statisticsOf([jacks, ...queens])).toMatchObject({ queen: 'QS', queens: { mine: 0, of: 2 } })
})

test('moons: made, tried, stopped, suffered', () => {
  const { moons } = statisticsOf([
    game([
      hand([0, 26, 26, 26], { moon: [0] }),
      hand([26, 0, 26, 26], { moon: [1] }),
      hand([20, 6, 0, 0], { stopped: { seats: [0], by: 1 } }),
      hand([1, 25, 0, 0], { stopped: { seats: [1], by: 0 } }),
      hand([6, 6, 7, 7]),
    ]),
    // A partner's moon is not suffered.
    game([hand([0, 26, 0, 26], { moon: [2] })], { teams: [0, 1, 0, 1] }),
  ])
  expect(moons).toEqual({ made: 1, tried: 2, stopped: 1, suffered: 1, fair: 3 / 4 })
})

test('places are counted at tables of one size, where most games were', () => {
  const first = (): CountedGame => game([hand([0, 10, 10, 6])])
  const { places } = statisticsOf([first(), first(), game([hand([26, 0, 0, 0])]), game([hand([0, 10, 16])])])
  expect(places).toEqual({ players: 4, sides: false, counts: [2, 0, 0, 1], games: 3 })
  expect(statisticsOf([]).places).toBeNull()
})

test('between teams there are as many places as teams, and two teams of three are another table than three of two', () => {
  const six = hand([5, 5, 5, 5, 3, 3])
  const twos = (places: readonly number[]): CountedGame => game([six], { teams: [0, 1, 2, 0, 1, 2], places })
  const threes = game([six], { teams: [0, 1, 0, 1, 0, 1], places: [2, 1, 2, 1, 2, 1] })
  const { places } = statisticsOf([threes, twos([3, 1, 2, 3, 1, 2]), twos([1, 2, 3, 1, 2, 3])])
  expect(places).toEqual({ players: 6, sides: true, counts: [1, 0, 1], games: 2 })
  expect(statisticsOf([threes]).places?.counts).toEqual([0, 1])
})

test('trick by trick: the queen’s points, and all others', () => {
  const tricks = (...all: readonly (readonly [number, number])[]): Partial<HandSummary> => ({
    tricks: all.map(([points, queen]) => ({ points, queen })),
  })
  const { points } = statisticsOf([
    game([hand([14, 0, 6, 6], tricks([0, 0], [14, 13])), hand([2, 8, 8, 8], tricks([1, 0], [1, 0]))]),
  ])
  expect(points?.tricks).toEqual([
    { queen: 0, rest: 0.5 },
    { queen: 6.5, rest: 1 },
  ])
})

test('over time: stretches of games, each with its margin, and a trend only where it is more than chance', () => {
  const games = (points: (i: number) => number): CountedGame[] =>
    Array.from({ length: 24 }, (_, i) =>
      game(Array.from({ length: 4 }, (_, j) => hand([points(i) + (j % 2), 7, 7, 7]))),
    )
  const falling = statisticsOf(games((i) => (i < 12 ? 12 : 3))).points
  expect(falling?.trend).toBe('fewer')
  expect(falling?.stretches).toHaveLength(12)
  expect(falling?.stretches.map(({ points }) => points.of)).toEqual(Array(12).fill(8))
  expect(falling?.stretches.map(({ points }) => points.mine)).toEqual([...Array(6).fill(12.5), ...Array(6).fill(3.5)])
  expect(statisticsOf(games((i) => (i < 12 ? 3 : 12))).points?.trend).toBe('more')
  expect(statisticsOf(games((i) => 5 + (i % 2))).points?.trend).toBe('level')
  expect(statisticsOf(games(() => 5).slice(0, 3)).points?.trend).toBe('early')
  // In any order: only time counts.
  expect(statisticsOf(games((i) => (i < 12 ? 12 : 3)).reverse()).points?.trend).toBe('fewer')
})

test('over time: no stretch is a hand or two, wherever long and short games follow each other', () => {
  const lengths = [15, 14, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 9, 3]
  const { points } = statisticsOf(lengths.map((hands) => game(Array.from({ length: hands }, () => hand([5, 7, 7, 7])))))
  expect(points?.stretches.map(({ points }) => points.of)).toEqual([15, 14, 8, 14])
})

test('marks show the same share, however many there would be', () => {
  expect(marksOf(22, 37, 60)).toEqual({ count: 22, all: 37 })
  expect(marksOf(60, 120, 60)).toEqual({ count: 30, all: 60 })
})

test('a share’s margin is as wide as so few games allow, and never reaches past none or all', () => {
  expect(marginOf({ mine: 1, fair: 0, of: 1 })).toBeNull()
  expect(marginOf({ mine: 38, fair: 25, of: 100 })).toBeCloseTo(0.0936, 3)
  expect(marginOf({ mine: 2, fair: 1, of: 4 })).toBeNull()
  expect(marginOf({ mine: 2, fair: 1, of: 5 })).toBeGreaterThan(0.3)
  expect(marginOf({ mine: 0, fair: 10, of: 40 })).toBeNull()
  expect(marginOf({ mine: 1, fair: 10, of: 40 })).toBeNull()
})
