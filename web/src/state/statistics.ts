/**
 * Figures over many games, from their summaries. Each figure of the reader's stands beside the fair share: the average
 * of everybody at the same tables, so that it works for any number of players, for teams, and whether few points are
 * wanted or many. Points of different kinds of games are never combined. Pure.
 */
import type { Card, Seat } from '../core/protocol'
import type { GameSummary, HandSummary } from '../storage/summaries'

export interface CountedGame {
  readonly summary: GameSummary
  /** The reader's seat. */
  readonly seat: Seat
  readonly at: number
  /** Games of one kind have the same rules, except for the end. */
  readonly kind: string
  /** The card that the rules call the queen. */
  readonly queen: Card
  /** False: a single hand, which has points to count but no place to win. */
  readonly whole: boolean
}

/** A share, `mine` of `of`; `fair` is the average of everybody at the table. */
export interface Share {
  readonly mine: number
  readonly fair: number
  readonly of: number
}

/**
 * An average over `of` values; `fair` is the average of everybody at the table, and `margin` the 95 % margin of error.
 */
export interface Mean {
  readonly mine: number
  readonly fair: number
  readonly of: number
  /** Null: too few values to say. */
  readonly margin: number | null
}

export interface Moons {
  readonly made: number
  /** The moons made, and the attempts that were stopped. */
  readonly tried: number
  readonly stopped: number
  readonly suffered: number
  /** The moons made per player, on average of everybody at the table. */
  readonly fair: number
}

export interface Places {
  readonly players: number
  /** Whether there are teams, whose players share a place. */
  readonly sides: boolean
  /** How often each place was reached, from the first to the last; shared places count as they are. */
  readonly counts: readonly number[]
  readonly games: number
}

/** Some consecutive games. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly points: Mean
}

export interface PointsOfKind {
  readonly high: boolean
  readonly hand: Mean
  /** By trick, the average points taken: the queen's, and all others. */
  readonly tricks: readonly { readonly queen: number; readonly rest: number }[]
  readonly stretches: readonly Stretch[]
  /** Whether the later half of the hands has fewer points than the earlier, by more than chance. */
  readonly trend: 'fewer' | 'more' | 'level' | 'early'
}

export interface Statistics {
  readonly games: number
  readonly hands: number
  readonly won: Share
  /** What the most frequent kind of game calls the queen: `queens` are of games with the same one. */
  readonly queen: Card
  /**
   * In hands where few points are wanted: the share of the queens, and the share of hands without a card that costs
   * points.
   */
  readonly queens: Share
  readonly clean: Share
  readonly moons: Moons
  /** For the most frequent kind of table. */
  readonly places: Places | null
  /** The kind of game with the most hands; points and chips are those of its games only. */
  readonly kind: string | null
  /** Null in a game about chips. */
  readonly points: PointsOfKind | null
  /** The chips won per game; null in a game without chips. */
  readonly chips: Mean | null
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
const mean = (numbers: readonly number[]): number => (numbers.length > 0 ? sum(numbers) / numbers.length : 0)

/** 95 % of a normal distribution lies within this many standard deviations of its mean. */
const WIDE = 1.96

function variance(numbers: readonly number[]): number {
  const middle = mean(numbers)
  return sum(numbers.map((each) => (each - middle) ** 2)) / (numbers.length - 1)
}

/** The mean of the reader's values, and of the averages of everybody at the table. */
function meanOf(all: readonly { readonly mine: number; readonly fair: number }[]): Mean {
  const own = all.map(({ mine }) => mine)
  const margin = own.length > 1 ? WIDE * Math.sqrt(variance(own) / own.length) : null
  return { mine: mean(own), fair: mean(all.map(({ fair }) => fair)), of: own.length, margin }
}

/** Of fewer than this, a share says next to nothing, however wide its margin. */
const FEWEST = 5

/**
 * The 95 % margin of error of a share (Wilson's interval); null: too few to say, or so near to none or all that a margin
 * on both sides would reach past it.
 */
export function marginOf({ mine, of }: Share): number | null {
  if (of < FEWEST) return null
  const part = mine / of
  const margin = (WIDE * Math.sqrt((part * (1 - part)) / of + WIDE ** 2 / (4 * of ** 2))) / (1 + WIDE ** 2 / of)
  return margin <= Math.min(part, 1 - part) ? margin : null
}

/** `some` of `all` as marks, of which there are at most `most`. */
export function marksOf(some: number, all: number, most: number): { readonly count: number; readonly all: number } {
  return all <= most ? { count: some, all } : { count: Math.round((most * some) / all), all: most }
}

interface HandOf {
  readonly hand: HandSummary
  readonly seat: Seat
  readonly queen: Card
  readonly summary: GameSummary
}

const share = (all: readonly { readonly mine: number; readonly fair: number; readonly of: number }[]): Share => ({
  mine: sum(all.map(({ mine }) => mine)),
  fair: sum(all.map(({ fair }) => fair)),
  of: sum(all.map(({ of }) => of)),
})

/** Takes the games in any order, and looks at them from the earliest. */
export function statisticsOf(counted: readonly CountedGame[]): Statistics {
  const games = [...counted].sort((a, b) => a.at - b.at)
  const whole = games.filter((game) => game.whole)
  const hands = games.flatMap(({ summary, seat, queen }): HandOf[] =>
    summary.hands.map((hand) => ({ hand, seat, queen, summary })),
  )
  const handsIn = (some: readonly CountedGame[]): number => sum(some.map(({ summary }) => summary.hands.length))
  const low = hands.filter(({ summary }) => !summary.high)
  const [main = []] = [...grouped(games, ({ kind }) => kind).values()].sort((a, b) => handsIn(b) - handsIn(a))
  const queen = main[0]?.queen ?? 'QS'
  const inChips = main.flatMap(({ summary: { chips }, seat }) =>
    chips ? [{ mine: chips[seat] ?? 0, fair: mean(chips) }] : [],
  )
  return {
    games: whole.length,
    hands: hands.length,
    won: share(
      whole.map(({ summary: { winners, players }, seat }) => ({
        mine: winners.includes(seat) ? 1 : 0,
        fair: winners.length / players,
        of: 1,
      })),
    ),
    queen,
    queens: share(
      low
        .filter((each) => each.queen === queen)
        .map(({ hand: { queens }, seat }) => ({ mine: queens[seat] ?? 0, fair: mean(queens), of: sum(queens) })),
    ),
    clean: share(
      low.map(({ hand: { clean }, seat }) => ({ mine: clean[seat] ? 1 : 0, fair: mean(clean.map(Number)), of: 1 })),
    ),
    moons: moonsOf(hands),
    places: placesOf(whole),
    kind: main[0]?.kind ?? null,
    points: main.length > 0 && inChips.length === 0 ? pointsOf(main) : null,
    chips: inChips.length > 0 ? meanOf(inChips) : null,
  }
}

function moonsOf(hands: readonly HandOf[]): Moons {
  const made = hands.filter(({ hand, seat }) => hand.moon?.includes(seat)).length
  const failed = hands.filter(({ hand, seat }) => hand.stopped?.seats.includes(seat)).length
  return {
    made,
    tried: made + failed,
    stopped: hands.filter(({ hand, seat }) => hand.stopped?.by === seat).length,
    suffered: hands.filter(({ hand: { moon }, seat, summary: { teams } }) =>
      moon?.every((each) => each !== seat && (teams === null || teams[each] !== teams[seat])),
    ).length,
    fair: sum(hands.map(({ hand, summary }) => (hand.moon?.length ?? 0) / summary.players)),
  }
}

/** How many play against each other: teams, or players where there are none. */
const sidesIn = ({ teams, players }: GameSummary): number => (teams ? new Set(teams).size : players)

function placesOf(games: readonly CountedGame[]): Places | null {
  const tables = grouped(games, ({ summary }) => `${summary.players} ${sidesIn(summary)}`)
  const [most] = [...tables.values()].sort((a, b) => b.length - a.length)
  if (!most?.[0]) return null
  const { players, teams } = most[0].summary
  const counts = Array<number>(sidesIn(most[0].summary)).fill(0)
  for (const { summary, seat } of most) {
    const place = (summary.places[seat] ?? counts.length) - 1
    counts[place] = (counts[place] ?? 0) + 1
  }
  return { players, sides: teams !== null, counts, games: most.length }
}

export function grouped<T>(all: readonly T[], by: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const each of all) groups.set(by(each), [...(groups.get(by(each)) ?? []), each])
  return groups
}

const pointsIn = ({ summary, seat }: CountedGame): { readonly mine: number; readonly fair: number }[] =>
  summary.hands.map(({ scores }) => ({ mine: scores[seat] ?? 0, fair: mean(scores) }))

/** For games of one kind, the earliest first. */
function pointsOf(games: readonly CountedGame[]): PointsOfKind {
  const hands = games.flatMap(pointsIn)
  const tricks = games.flatMap(({ summary }) => summary.hands.map((hand) => hand.tricks))
  const longest = Math.max(0, ...tricks.map((each) => each.length))
  return {
    high: games[0]?.summary.high ?? false,
    hand: meanOf(hands),
    tricks: Array.from({ length: longest }, (_, i) => {
      const queen = mean(tricks.map((each) => each[i]?.queen ?? 0))
      return { queen, rest: mean(tricks.map((each) => each[i]?.points ?? 0)) - queen }
    }),
    stretches: stretchesOf(games),
    trend: trendOf(hands.map(({ mine }) => mine)),
  }
}

/** The most stretches, and the fewest hands in each. */
const most = 12
const least = 8

function stretchesOf(games: readonly CountedGame[]): readonly Stretch[] {
  const all = sum(games.map(({ summary }) => summary.hands.length))
  const size = Math.max(least, all / most)
  const stretches: CountedGame[][] = []
  let told = 0
  let inLast = size
  for (const game of games) {
    // A rest that is too small joins the last stretch.
    if (inLast >= size && (told === 0 || all - told >= least)) {
      stretches.push([])
      inLast = 0
    }
    stretches.at(-1)?.push(game)
    told += game.summary.hands.length
    inLast += game.summary.hands.length
  }
  return stretches.map((some) => ({
    from: some[0]?.at ?? 0,
    to: some.at(-1)?.at ?? 0,
    points: meanOf(some.flatMap(pointsIn)),
  }))
}

/** With fewer hands, nothing is said of a trend. */
const enough = 40

function trendOf(points: readonly number[]): PointsOfKind['trend'] {
  if (points.length < enough) return 'early'
  const half = Math.floor(points.length / 2)
  const [earlier, later] = [points.slice(0, half), points.slice(half)]
  const error = Math.sqrt(variance(earlier) / earlier.length + variance(later) / later.length)
  const change = mean(later) - mean(earlier)
  return Math.abs(change) <= WIDE * error ? 'level' : change < 0 ? 'fewer' : 'more'
}
