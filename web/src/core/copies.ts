/** Cards of which there may be two: with two packs the same card can be held, passed and played twice. Counting only. */
import type { Card } from './protocol'

/** A card with a name of its own: `QS`, and `QS-2` for its second copy. */
export interface Copy {
  readonly card: Card
  readonly key: string
}

/** The name of the `n`th copy, from 1. */
export const copyKey = (card: Card, n: number): string => (n > 1 ? `${card}-${n}` : card)

export const copies = (cards: readonly Card[], card: Card): number => cards.filter((each) => each === card).length

/** Each card with a name that no other of them has. */
export function named(cards: readonly Card[]): readonly Copy[] {
  return cards.map((card, i) => ({ card, key: copyKey(card, copies(cards.slice(0, i + 1), card)) }))
}

/** `cards` without one copy for each of `gone`; what is gone more often than it is there counts once. */
export function without(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const left = [...gone]
  return cards.filter((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Which of the cards of a trick stand there twice, and cancel each other. */
export function cancelled(cards: readonly Card[]): readonly boolean[] {
  return cards.map((card) => copies(cards, card) > 1)
}

/** The names of the last copies held of these cards: what was received or drawn, or is advised. */
export function lastOf(held: readonly Card[], cards: readonly Card[]): readonly string[] {
  return cards.map((card, i) => copyKey(card, copies(held, card) - copies(cards.slice(0, i), card)))
}

/** The names that `cards`, no longer held, had in the hand that is left. */
export function goneFrom(left: readonly Card[], cards: readonly Card[]): readonly string[] {
  return cards.map((card, i) => copyKey(card, copies(left, card) + 1 + copies(cards.slice(0, i), card)))
}
