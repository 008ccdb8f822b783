/**
 * What a player could count: which cards are gone, which are mine, which are still out, and who has shown to be void in
 * a suit. From the seat's view alone, so it reveals nothing that its player has not seen.
 */
import type { Card, RulesInfo, Seat, View } from '../core/protocol'
import { copies } from '../core/copies'
import { suitOf, type Suit } from '../core/cards'
import { plays } from './scenes'

/** A card of the deck; with two packs, `mine`, `gone` and `out` may add up to two. */
export interface Counted {
  readonly card: Card
  readonly mine: number
  readonly gone: number
  readonly out: number
}

export interface SuitCounted {
  readonly suit: Suit
  /** From high to low. */
  readonly cards: readonly Counted[]
  /** How many are out. */
  readonly out: number
  /** Seats that could not follow this suit; empty if no card of it is out. */
  readonly without: readonly Seat[]
}

/** Cards I passed that have not been played: I know who holds them. */
export interface Known {
  readonly seat: Seat
  readonly cards: readonly Card[]
}

export interface Count {
  readonly suits: readonly SuitCounted[]
  readonly known: readonly Known[]
  /** How many of the cards that are out lie in the kitty or the stock. */
  readonly aside: number
}

const RANKS = 'AKQJT98765432'
const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C']

/** A player who doesn't follow has none of the suit led. */
function shown(view: View): readonly { readonly seat: Seat; readonly suit: Suit }[] {
  const tricks = view.trick ? [...view.tricks, view.trick] : view.tricks
  return tricks.flatMap(({ seats, cards }) => {
    const led = cards[0] && suitOf(cards[0])
    return cards.flatMap((card, i) => (led && suitOf(card) !== led ? [{ seat: seats[i] as Seat, suit: led }] : []))
  })
}

function known(view: View, played: readonly { readonly seat: Seat; readonly card: Card }[]): readonly Known[] {
  const targets = view.pass?.targets ?? []
  const bySeat = new Map<Seat, Card[]>()
  view.passed?.forEach((card, i) => {
    const seat = targets.length === 1 ? targets[0] : targets[i]
    if (seat === undefined || played.some((play) => play.seat === seat && play.card === card)) return
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), card])
  })
  return [...bySeat].map(([seat, cards]) => ({ seat, cards }))
}

export function count(view: View, rules: RulesInfo): Count {
  const played = plays(view)
  const gone = [...played.map(({ card }) => card), ...(view.kitty.cards ?? [])]
  const { removed } = rules.rules
  const packs = rules.rules.packs === 2 ? 2 : 1
  const voids = shown(view)
  const suits = SUITS.map((suit): SuitCounted => {
    const cards = [...RANKS].flatMap((rank): Counted[] => {
      const card = rank + suit
      const all = packs - copies(removed, card)
      const [mine, past] = [copies(view.cards, card), copies(gone, card)]
      return all > 0 ? [{ card, mine, gone: past, out: all - mine - past }] : []
    })
    const out = cards.reduce((sum, each) => sum + each.out, 0)
    const without = voids.filter((each) => each.suit === suit && each.seat !== view.seat).map(({ seat }) => seat)
    return { suit, cards, out, without: out > 0 ? [...new Set(without)].sort((a, b) => a - b) : [] }
  })
  const kitty = view.kitty.cards ? 0 : view.kitty.count
  return { suits, known: known(view, played), aside: kitty + (view.stock?.left ?? 0) }
}
