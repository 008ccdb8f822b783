/** Cards that may occur twice: with two packs the same card can be held, passed and played twice. Counting only. */
import type { Card } from './protocol'

/** A card with a unique name: `QS`, and `QS-2` for its second copy. */
export interface Copy {
  readonly card: Card
  readonly key: string
}

/** The name of the `n`th copy, from 1. */
export const copyKey = (card: Card, n: number): string => (n > 1 ? `${card}-${n}` : card)

export const copies = (cards: readonly Card[], card: Card): number => cards.filter((each) => each === card).length

/** The cards, each with a name that is unique among them. */
export function named(cards: readonly Card[]): readonly Copy[] {
  return cards.map((card, i) => ({ card, key: copyKey(card, copies(cards.slice(0, i + 1), card)) }))
}

/** `cards` without one copy for each card in `gone`; cards in `gone` that are not there are ignored. */
export function without(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const left = [...gone]
  return cards.filter((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Which cards of a trick occur twice in it, and so cancel each other. */
export function cancelled(cards: readonly Card[]): readonly boolean[] {
  return cards.map((card) => copies(cards, card) > 1)
}

/** The names of the last copies held of these cards: what was received or drawn, or is advised. */
export function lastOf(held: readonly Card[], cards: readonly Card[]): readonly string[] {
  return cards.map((card, i) => copyKey(card, copies(held, card) - copies(cards.slice(0, i), card)))
}

/** The names that `cards` had before they left the hand; `left` is the rest of the hand. */
export function goneFrom(left: readonly Card[], cards: readonly Card[]): readonly string[] {
  return cards.map((card, i) => copyKey(card, copies(left, card) + 1 + copies(cards.slice(0, i), card)))
}
