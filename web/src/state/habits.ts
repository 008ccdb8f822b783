/** What costs the reader most, judging by the hands reviewed with the coach. Pure. */
import { heightOf, suitOf } from '../core/cards'
import type { Message } from '../core/messages'
import type { Card, Seat, View } from '../core/protocol'
import type { Action, Advice } from '../core/types'
import type { FoundMove, ReviewedHand } from '../storage/reviews'
import type { MoveReview, Move } from '../game/game'
import { choiceOf, reasonsAfter } from './advice'
import { markOf } from './mark'

export const habitIds = [
  'above',
  'kept',
  'queen',
  'pass',
  'under',
  'high',
  'follow',
  'discard',
  'lead',
  'stop',
  'moon',
  'bonus',
  'points',
  'bid',
  'other',
] as const
export type HabitId = (typeof habitIds)[number]

export interface Habit {
  readonly id: HabitId
  readonly times: number
  /** Cost per ten hands. */
  readonly cost: number
  /** The card with which it happened most often; null if none was played. */
  readonly card: string | null
  /** The card that the rules call the queen, where it happened most often. */
  readonly queen: string
}

/** By the beginning of the coach's reason, the kind of mistake; the first that fits. */
const kinds: readonly [start: string, id: HabitId][] = [
  ['reason-queen-discard', 'kept'],
  ['reason-queen-under', 'kept'],
  ['reason-queen-before-higher', 'kept'],
  ['reason-queen-to-others', 'kept'],
  ['reason-queen', 'queen'],
  ['reason-pass-safer-from-queen', 'queen'],
  ['reason-discard-above-queen', 'queen'],
  ['reason-lead-below-queen', 'queen'],
  ['reason-stop-moon', 'stop'],
  ['reason-moon', 'moon'],
  ['reason-bonus', 'bonus'],
  ['reason-points-wanted', 'points'],
  ['reason-follow-under', 'under'],
  ['reason-follow-no-trick', 'under'],
  ['reason-follow-rarely', 'follow'],
  // All other reasons of this kind are about a high card that could have been played.
  ['reason-follow', 'high'],
  ['reason-discard', 'discard'],
  ['reason-last-of-suit', 'discard'],
  ['reason-lead', 'lead'],
]

/** Of older findings, which don't say it, as of most games. */
const queenOf = ({ queen = 'QS' }: FoundMove): string => queen

const isAbove = (card: string, other: string): boolean =>
  suitOf(card) === suitOf(other) && heightOf(card) > heightOf(other)

export function habitOf(move: FoundMove): HabitId {
  const { kind, why, card } = move
  if (why.startsWith('reason-queen-out') && isAbove(card, queenOf(move))) return 'above'
  const found = kinds.find(([start]) => why.startsWith(start))
  if (found) return found[1]
  if (kind === 'pass') return 'pass'
  // Other reasons, such as what the cards come to on average, don't say what the mistake was.
  return kind === 'bid' || kind === 'suit' ? 'bid' : (move.as ?? 'other')
}

/** Costliest first; only hands with that unit. */
export function habitsOf(hands: readonly ReviewedHand[], unit: ReviewedHand['unit'] = 'points'): readonly Habit[] {
  const looked = hands.filter((hand) => hand.unit === unit)
  const moves = looked.flatMap(({ costly }) => costly)
  return habitIds
    .map((id): Habit => {
      const own = moves.filter((move) => habitOf(move) === id)
      const cost = own.reduce((all, move) => all + move.cost, 0)
      return { id, times: own.length, cost: (10 * cost) / Math.max(1, looked.length), ...usualCards(own) }
    })
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.cost - a.cost)
}

/** Of moves of one kind. */
export const usualCards = (moves: readonly FoundMove[]): Pick<Habit, 'card' | 'queen'> => ({
  card: mostOften(moves.map(({ card }) => card).filter((card) => card !== '')),
  queen: mostOften(moves.map(queenOf)) ?? 'QS',
})

function mostOften(cards: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  const [first] = [...counts].sort(([, a], [, b]) => b - a)
  return first?.[0] ?? null
}

/** These reasons say which move is best, but not why. */
const plain = /^reason-(only|even|best|cost)/

/** Why the best move is better than this one; null if the coach gave no reason. */
export const whyOf = (advice: Advice, action: Action): Message | null =>
  reasonsAfter(advice, action).find(({ id }) => !plain.test(id)) ?? null

/** Identifies a hand by its moves, whichever game it belongs to. */
export const handId = (seat: Seat, hand: number, moves: readonly Move[]): string =>
  markOf(JSON.stringify([seat, hand, moves]))

/** What the card would be in the trick so far. */
function asIn(trick: View['trick'], card: Card): FoundMove['as'] & string {
  const [led] = trick?.cards ?? []
  if (led === undefined) return 'lead'
  return suitOf(led) === suitOf(card) ? 'follow' : 'discard'
}

/** A hand in which all of the reader's moves were reviewed; only the moves that certainly cost something are stored. */
export function reviewedHand(
  id: string,
  from: ReviewedHand['from'],
  at: number,
  looked: readonly { readonly move: Move; readonly review: MoveReview }[],
): ReviewedHand {
  const unit = looked[0]?.review.advice.unit ?? 'points'
  return {
    id,
    from,
    at,
    unit,
    moves: looked.length,
    costly: looked.flatMap(({ move: { action }, review: { advice, view } }): FoundMove[] => {
      const choice = choiceOf(advice, action)
      // How a moon counts is weighed by the chance of winning even in a hand of points, to which it can't be added.
      if (!choice?.costly || advice.unit !== unit) return []
      const why = whyOf(advice, action)
      const played = action.kind === 'play' ? { card: action.card, as: asIn(view.trick, action.card) } : { card: '' }
      const about = why && 'queen' in why.args ? { queen: why.args.queen } : {}
      return [{ kind: action.kind, why: why?.id ?? '', cost: Math.round(choice.cost * 100) / 100, ...played, ...about }]
    }),
  }
}
