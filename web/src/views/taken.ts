/** What each seat has taken so far that counts: the cards a player wants to see beside a name. Values are the rules' own. */
import type { Card, RulesInfo, Seat, View } from '../core/types'
import { rankOf, suitOf } from './cards/suits'

/** The value of each card that has one. */
export type Worth = Readonly<Record<Card, number>>

export function worthOf(rules: RulesInfo): Worth {
  return (rules.rules['points'] ?? {}) as Worth
}

const ORDER = '23456789TJQKA'

/** By seat: the cards of value it took, dearest first, then by rank. The kitty counts once its cards are known. */
export function taken(view: View, worth: Worth): readonly (readonly Card[])[] {
  const bySeat: Card[][] = Array.from({ length: view.players }, () => [])
  const give = (seat: Seat, cards: readonly Card[]): void => {
    bySeat[seat]?.push(...cards.filter((card) => worth[card]))
  }
  for (const { winner, cards } of view.tricks) give(winner, cards)
  if (view.kitty.cards && view.kitty.taker !== null) give(view.kitty.taker, view.kitty.cards)
  for (const cards of bySeat)
    cards.sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || ORDER.indexOf(rankOf(b)) - ORDER.indexOf(rankOf(a)))
  return bySeat
}

/** Plain hearts are counted, any other card of value is shown: `{hearts: 4, others: ['QS']}`. */
export function grouped(
  cards: readonly Card[],
  worth: Worth,
): { readonly hearts: number; readonly others: readonly Card[] } {
  const plain = cards.filter((card) => suitOf(card) === 'H' && worth[card] === 1)
  return { hearts: plain.length, others: cards.filter((card) => !plain.includes(card)) }
}

/** A hand as it is held: clubs, diamonds, spades, hearts, each from high to low. */
export function held(cards: readonly Card[]): readonly Card[] {
  return [...cards].sort(
    (a, b) =>
      'CDSH'.indexOf(suitOf(a)) - 'CDSH'.indexOf(suitOf(b)) || ORDER.indexOf(rankOf(b)) - ORDER.indexOf(rankOf(a)),
  )
}
