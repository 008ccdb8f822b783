/**
 * The table of card values as people think of it: what each card of a suit is worth, and single cards that differ.
 * Reads and writes the core's JSON (`{"H": 1, "QS": 13}`); doesn't judge what can be played.
 */
import { RANKS, type Suit } from '../core/cards'

export const suitLetters = ['H', 'S', 'D', 'C'] as const

export interface PointsTable {
  /** By suit, the value of each card that isn't listed itself. */
  readonly suits: Readonly<Record<string, number>>
  /** Single cards that differ from their suit. */
  readonly cards: Readonly<Record<string, number>>
}

export const cardsOf = (suit: string): readonly string[] => [...RANKS].map((rank) => rank + suit)

/** Every card with its value, including 0. Names that are no cards are left out; values are not checked. */
function everyCard(points: Readonly<Record<string, unknown>>): Record<string, number> {
  const every: Record<string, number> = {}
  for (const suit of suitLetters) {
    for (const card of cardsOf(suit)) every[card] = (points[card] ?? points[suit] ?? 0) as number
  }
  return every
}

/** A suit has a value if most of its cards share one; otherwise its cards are listed one by one. */
export function tableOf(points: Readonly<Record<string, unknown>>): PointsTable {
  const every = everyCard(points)
  const suits: Record<string, number> = {}
  const cards: Record<string, number> = {}
  for (const suit of suitLetters) {
    const values = cardsOf(suit).map((card) => every[card] ?? 0)
    const most = [...new Set(values)].find((value) => values.filter((other) => other === value).length > 6) ?? 0
    suits[suit] = most
    cardsOf(suit).forEach((card, i) => {
      if (values[i] !== most) cards[card] = values[i] ?? 0
    })
  }
  return { suits, cards }
}

/** In the shortest form. */
export function pointsOf({ suits, cards }: PointsTable): Record<string, number> {
  const points: Record<string, number> = {}
  for (const [suit, value] of Object.entries(suits)) if (value !== 0) points[suit] = value
  for (const [card, value] of Object.entries(cards)) if (value !== (suits[card[1] ?? ''] ?? 0)) points[card] = value
  return points
}

/**
 * What counts, at a glance: suits and cards with a value, hearts first; a suit whose cards differ is given as a range.
 */
export interface Worth {
  readonly suit: Suit
  /** Null: every card of the suit. */
  readonly card: string | null
  readonly least: number
  readonly most: number
}

export function worths(points: Readonly<Record<string, unknown>>): readonly Worth[] {
  const every = everyCard(points)
  return suitLetters.flatMap((suit): Worth[] => {
    const valued = cardsOf(suit).filter((card) => every[card] !== 0)
    if (valued.length > 6) {
      const values = cardsOf(suit).map((card) => every[card] ?? 0)
      return [{ suit, card: null, least: Math.min(...values), most: Math.max(...values) }]
    }
    return valued
      .reverse()
      .map((card): Worth => ({ suit, card, least: every[card] ?? 0, most: every[card] ?? 0 }))
      .sort((a, b) => b.most - a.most)
  })
}
