/** What each seat has taken so far that counts: the cards a player wants to see beside a name. Values are the rules' own. */
import { heightOf, suitOf, SUITS, type Suit } from '../core/cards'
import type { Card, RulesInfo, Seat, View } from '../core/types'

/** What each card that has a value counts, and the suit whose plain cards are counted rather than shown. */
export interface Worth {
  readonly of: Readonly<Record<Card, number>>
  readonly suit: Suit
}

const ORDER = '23456789TJQKA'

/** The values of the rules; where a suit was named, one for each card of it. */
export function worthOf(rules: RulesInfo, view: View): Worth {
  if (!view.auction) return { of: rules.rules.points, suit: 'H' }
  const suit = SUITS[view.auction.suit ?? 'hearts']
  const named = view.auction.suit !== null
  return { of: named ? Object.fromEntries([...ORDER].map((rank) => [rank + suit, 1])) : {}, suit }
}

/** By seat: the cards of value it took, dearest first, then by rank. The kitty counts once all know it, as its points do. */
export function taken(view: View, worth: Worth): readonly (readonly Card[])[] {
  const bySeat: Card[][] = Array.from({ length: view.players }, () => [])
  const value = (card: Card): number => worth.of[card] ?? 0
  const give = (seat: Seat | undefined, cards: readonly Card[]): void => {
    if (seat !== undefined) bySeat[seat]?.push(...cards.filter((card) => value(card) !== 0))
  }
  // The cards of a cancelled trick go with the next that is won, and those of the last to its leader.
  let lying: readonly Card[] = []
  for (const { winner, cards } of view.tricks) {
    if (winner === null) lying = [...lying, ...cards]
    else {
      give(winner, [...lying, ...cards])
      lying = []
    }
  }
  if (view.table.length === 0) give(view.tricks.at(-1)?.leader, lying)
  if (view.phase !== 'play' && view.kitty.cards && view.kitty.taker !== null) give(view.kitty.taker, view.kitty.cards)
  for (const cards of bySeat) cards.sort((a, b) => value(b) - value(a) || heightOf(b) - heightOf(a))
  return bySeat
}

/** Plain cards of the suit that counts are counted, any other card of value is shown: `{plain: 4, others: ['QS']}`. */
export function grouped(
  cards: readonly Card[],
  worth: Worth,
): { readonly plain: number; readonly others: readonly Card[] } {
  const isPlain = (card: Card): boolean => suitOf(card) === worth.suit && worth.of[card] === 1
  return { plain: cards.filter(isPlain).length, others: cards.filter((card) => !isPlain(card)) }
}
