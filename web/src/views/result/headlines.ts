/**
 * The headlines at the end of a hand and of a game, from its last view: who took what, who is ahead, a moon, places,
 * chips.
 */
import type { RulesInfo, Seat, View } from '../../core/protocol'
import { copies } from '../../core/copies'
import { leaders } from '../../state/standing'
import { dearestOf } from '../../state/story'
import { takenBy } from '../../state/taken'
import { sidesOf, wins } from '../../state/sides'
import type { People } from '../../words/catalogue'
import { text } from '../../words/words.svelte'

const seatsOf = (view: View): readonly Seat[] => view.totals.map((_, seat) => seat)

/** Who took the queen, another card that costs more than any other, or the most points. */
function taken(view: View, people: People, rules: RulesInfo): string {
  const cards = seatsOf(view).map((seat) => takenBy(view, seat).others)
  for (const card of [rules.rules.queen, dearestOf(view.values)]) {
    // If spades were named, the queen is one of them and nothing special.
    if (card === null || (view.values[card] ?? 0) <= 0) continue
    const seats = seatsOf(view).filter((seat) => cards[seat]?.includes(card))
    const [seat] = seats
    if (seats.length > 1) return text('result-took-each', { seats, card }, people)
    if (seat === undefined) continue
    const both = copies(cards[seat] ?? [], card) > 1
    return text(both ? 'result-took-both' : 'result-took-card', { seat, card }, people)
  }
  const points = Math.max(...view.points)
  if (points <= 0) return text('result-took-none')
  return text(
    'result-took-points',
    { seats: seatsOf(view).filter((seat) => view.points[seat] === points), points },
    people,
  )
}

/** The player's place in the game. */
function standing(view: View, people: People): string {
  const { behind } = view.standing
  const first = leaders(view.standing)
  const count = behind[view.seat] ?? 0
  if (view.teams) {
    if (count > 0) return text('result-side-behind', { count })
    const alone = first.every((seat) => view.teams?.[seat] === view.teams?.[view.seat])
    return text(alone ? 'result-side-ahead' : 'result-side-level')
  }
  if (count > 0) return text('result-behind', { count, seats: first }, people)
  const seats = first.filter((seat) => seat !== view.seat)
  if (seats.length > 0) return text('result-level', { seats }, people)
  const still = view.results.at(-2)?.places[view.seat] === 1
  return text(still ? 'result-still-ahead' : 'result-ahead')
}

/** Why the game continues although its end was reached. */
export const tiedLine = (view: View): string =>
  view.phase === 'done' && !view.over && view.standing.tied ? text('result-tied') : ''

/** The result of the auction: who bid what, and which suit counted. */
export function auctionLine(view: View, people: People): string {
  const { bidder, high, suit, carried } = view.auction ?? {}
  if (!suit) return ''
  if (bidder === null || bidder === undefined) return text('result-bid-none', { suit })
  if (carried) return text('result-bid-carried', { seat: bidder, suit }, people)
  return text('result-bid', { seat: bidder, bid: high ?? 0, suit }, people)
}

/** Who shot the moon, or the sun. */
export function moonTitle({ moon }: Pick<View, 'moon'>, people: People): string {
  return moon ? text(moon.sun ? 'moon-title-sun' : 'moon-title', { seats: moon.seats }, people) : ''
}

/** The same as a full sentence. */
export function moonSaid({ moon }: Pick<View, 'moon'>, people: People): string {
  return moon ? text(moon.sun ? 'moon-said-sun' : 'moon-said', { seats: moon.seats }, people) : ''
}

/** Whether the game is shared by winners of different sides. */
const shared = (view: View): boolean => sidesOf(view).filter((side) => wins(side, view.winners)).length > 1

function winTitle(view: View, people: People): string {
  if (!shared(view)) return text('end-win', { seats: view.winners }, people)
  const total = view.standing.sums[view.winners[0] ?? 0] ?? 0
  return text('end-tie', { seats: view.winners, total }, people)
}

/** What happened in a finished hand, apart from its effect on the game. */
export const handTitle = (view: View, people: People, rules: RulesInfo): string =>
  view.moon ? moonTitle(view, people) : taken(view, people, rules)

/** The title of a finished hand, one sentence per line. */
export function resultTitle(view: View, people: People, rules: RulesInfo): readonly string[] {
  if (view.over) return [winTitle(view, people)]
  const what = handTitle(view, people, rules)
  // A spectator has no place of their own.
  return view.moon || people.me === null ? [what] : [what, standing(view, people)]
}

/** The player's place, if not first. */
function place({ standing, seat, teams }: View): string {
  const place = standing.places[seat] ?? 1
  const count = standing.behind[seat] ?? 0
  if (count === 0) return ''
  if (teams) return text('end-side-behind', { count })
  const last = place > 2 && place === Math.max(...standing.places)
  if (last) return text('end-place-last', { count })
  return text(place === 2 || place === 3 ? `end-place-${place}` : 'end-place-other', { place, count })
}

/**
 * Who has the most chips; and, if somebody else has won, that chips don't decide. To a reader whose place by points has
 * been said, also that by chips, if it is another one.
 */
function chips(view: View, people: People, placed: boolean): readonly string[] {
  if (!view.chips || !view.settled) return []
  const { stacks, unit } = view.chips
  const parts = Math.max(...stacks)
  const seats = seatsOf(view).filter((seat) => stacks[seat] === parts)
  const most = text('end-chips', { seats, chips: { parts, unit } }, people)
  const place = 1 + stacks.filter((stack) => stack > (stacks[view.seat] ?? 0)).length
  const differs = placed && !view.teams && place > 1 && place !== view.standing.places[view.seat]
  return [
    most,
    differs ? text('end-chips-place', { place }) : '',
    seats.every((seat) => view.winners.includes(seat)) ? '' : text('end-chips-aside'),
  ]
}

/** How the game ended, besides its winner: a moon, the player's place, the chips. */
export function endLines(view: View, people: People): readonly string[] {
  const mine = people.me === null ? '' : place(view)
  return [moonSaid(view, people), mine, ...chips(view, people, mine !== '')].filter((line) => line !== '')
}
