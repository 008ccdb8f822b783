/**
 * The cards a seat has taken that count, as shown beside its name: plain cards of one suit as a number, any others as
 * cards.
 */
import { heightOf, suitOf, SUITS, type Suit } from '../core/cards'
import type { Card, Seat, View } from '../core/protocol'

export interface Taken {
  /** How many cards of the suit count one each. */
  readonly plain: number
  readonly suit: Suit
  /** All other cards that count anything, costliest first. */
  readonly others: readonly Card[]
}

export function takenBy({ taken, values, auction }: Pick<View, 'taken' | 'values' | 'auction'>, seat: Seat): Taken {
  const suit = SUITS[auction?.suit ?? 'hearts']
  const value = (card: Card): number => values[card] ?? 0
  const isPlain = (card: Card): boolean => suitOf(card) === suit && value(card) === 1
  const counting = (taken[seat] ?? []).filter((card) => value(card) !== 0)
  const others = counting
    .filter((card) => !isPlain(card))
    .sort((a, b) => value(b) - value(a) || heightOf(b) - heightOf(a))
  return { plain: counting.length - others.length, suit, others }
}

/** For cards that are only counted: how many of each suit, in the order in which the suits first appear. */
export function bySuit(cards: readonly Card[]): readonly (readonly [Suit, number])[] {
  const suits = cards.map(suitOf)
  return [...new Set(suits)].map((suit) => [suit, suits.filter((each) => each === suit).length])
}
