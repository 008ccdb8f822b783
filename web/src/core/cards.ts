/** A card is its text, a rank and then a suit (`QS`). Ranks, suits, and the order in which a hand is held. */
import type { Card, SuitName } from './protocol'

export type Suit = 'C' | 'D' | 'S' | 'H'

export const SUITS: Readonly<Record<SuitName, Suit>> = { clubs: 'C', diamonds: 'D', spades: 'S', hearts: 'H' }

export const suitNames: Readonly<Record<Suit, SuitName>> = { C: 'clubs', D: 'diamonds', S: 'spades', H: 'hearts' }

/** From low to high. */
export const RANKS = '23456789TJQKA'

/** In the core's order, which is the order of its card numbers. */
export const SUIT_ORDER: readonly SuitName[] = ['clubs', 'diamonds', 'spades', 'hearts']
export const DECK: readonly Card[] = SUIT_ORDER.flatMap((suit) => [...RANKS].map((rank) => rank + SUITS[suit]))

export function suitOf(card: string): Suit {
  return card[1] as Suit
}

export function rankOf(card: string): string {
  return card[0] as string
}

export const suitName = (card: Card): SuitName => suitNames[suitOf(card)]

/** The height of a rank, from 0. */
export const heightOf = (card: Card): number => RANKS.indexOf(rankOf(card))

/** A hand as it is held: by suit in the given order, each suit from high to low, or from low to high. */
export function held(cards: readonly Card[], suits = 'CDSH', lowFirst = false): readonly Card[] {
  const rise = lowFirst ? 1 : -1
  return [...cards].sort(
    (a, b) => suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) || rise * (heightOf(a) - heightOf(b)),
  )
}
