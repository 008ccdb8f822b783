/**
 * Hands of the reader's own in which the coach found one kind of mistake: which kinds can be practised, and the hands,
 * each with the place of the mistake. Reads what is stored, and plays nothing.
 */
import type { Engine } from '../core/engine'
import type { Card } from '../core/protocol'
import { replayOf } from '../game/replay'
import { dealOf, type PlayedGame } from '../storage/history'
import type { FoundMove, ReviewedHand } from '../storage/reviews'
import { habitIds, habitOf, handId, usualCards, type Habit, type HabitId } from './habits'

/** A card by which the reader lost something. */
export interface OwnHand {
  readonly game: PlayedGame
  /** The hand's number, from 0. */
  readonly hand: number
  /** How many actions of the game come before it. */
  readonly to: number
  /** The card that was played. */
  readonly card: Card
}

/** Mistakes of one kind, among the hands reviewed most recently. */
export interface Offer extends Pick<Habit, 'id' | 'times' | 'queen'> {
  readonly hands: number
}

/** Whether a hand with that many players can be practised: a larger table doesn't fit beside the words. */
export const fits = (players: number): boolean => players <= 5

/** How many recent hands show how somebody plays now. */
const lately = 30

const playsOf = (hand: ReviewedHand, id: HabitId): readonly FoundMove[] =>
  hand.costly.filter((move) => move.kind === 'play' && habitOf(move) === id)

const costOf = (moves: readonly FoundMove[]): number => moves.reduce((sum, { cost }) => sum + cost, 0)

/** The average cost of a mistake in a unit, by which points, chips and shares of a game can be compared. */
function usualCost(hands: readonly ReviewedHand[]): (unit: ReviewedHand['unit']) => number {
  return (unit) => {
    const moves = hands.flatMap((hand) => (hand.unit === unit ? hand.costly : []))
    return costOf(moves) / moves.length || 1
  }
}

/** Kinds that can't be practised with a single card. */
const vague: readonly HabitId[] = ['other', 'pass', 'bid']

/** The kinds for which these games have a hand, recently costliest first. `reviews`: latest first. */
export function offersOf(reviews: readonly ReviewedHand[], games: readonly PlayedGame[]): readonly Offer[] {
  const deals = new Set(games.map(({ log }) => dealOf(log)))
  const looked = reviews.slice(0, lately)
  const usual = usualCost(looked)
  return habitIds
    .filter((id) => !vague.includes(id))
    .flatMap((id) => {
      const here = looked.some((hand) => hand.from && deals.has(hand.from.deal) && playsOf(hand, id).length > 0)
      const plays = looked.flatMap((hand) => playsOf(hand, id))
      const cost = looked.reduce((sum, hand) => sum + costOf(playsOf(hand, id)) / usual(hand.unit), 0)
      const { queen } = usualCards(plays)
      return here ? [{ id, times: plays.length, queen, hands: looked.length, cost }] : []
    })
    .sort((a, b) => b.cost - a.cost)
    .map(({ cost: _, ...offer }) => offer)
}

/** At most `most` hands with a mistake of that kind, latest first, each with its costliest card. */
export async function ownHands(
  id: HabitId,
  most: number,
  reviews: readonly ReviewedHand[],
  games: readonly PlayedGame[],
  engineFor: (game: PlayedGame) => Engine,
): Promise<readonly OwnHand[]> {
  const found: OwnHand[] = []
  for (const review of reviews) {
    const [move] = [...playsOf(review, id)].sort((a, b) => b.cost - a.cost)
    if (!move) continue
    for (const game of games) {
      if (found.length === most) return found
      if (dealOf(game.log) !== review.from?.deal) continue
      const to = await placeIn(game, review, move, engineFor(game))
      if (to === null) continue
      found.push({ game, hand: review.from.hand, to, card: move.card })
      break
    }
  }
  return found
}

/** How many actions come before that move; null if it is another game, or its table is too large. */
async function placeIn(
  game: PlayedGame,
  { id, from }: ReviewedHand,
  move: FoundMove,
  engine: Engine,
): Promise<number | null> {
  if (!from) return null
  const replay = replayOf(engine, () => game.log)
  try {
    const { rules } = await engine.rules(game.log.rules)
    if (!fits(rules.players)) return null
    const moves = await replay.moves(from.hand)
    if (handId(game.seat, from.hand, moves) !== id) return null
    const at = moves.flatMap(({ seat, action }, i) =>
      seat === game.seat && action.kind === 'play' && action.card === move.card ? [i] : [],
    )
    // With several packs the same card may have been played twice; which one was the mistake is unknown.
    return at[0] === undefined || at.length > 1 ? null : (await replay.before(from.hand)) + at[0]
  } catch {
    // What this version can't play can't be practised.
    return null
  } finally {
    replay.end()
  }
}
