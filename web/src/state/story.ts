/** The story of a finished hand or game, from what everybody has seen. Pure. */
import type { Card, HandResult, RulesInfo, Seat, View } from '../core/protocol'
import { sumOf, wins, type Side } from './sides'

/** How a costly card fell: who played it, and who took the trick. */
export interface Fall {
  readonly card: Card
  readonly by: Seat
  readonly to: Seat
  /** The number of the trick, from 1. */
  readonly trick: number
}

/** The costliest single card of the hand; null if none stands out. */
export function dearestOf(values: View['values']): Card | null {
  const [[card, most] = ['', 0], [, next] = ['', 0]] = Object.entries(values).sort(([, a], [, b]) => b - a)
  return most > Math.max(0, next) ? card : null
}

/** How the costliest card of the hand fell; null if none stands out, or nobody took it. */
export function fallOf({ tricks, values }: Pick<View, 'tricks' | 'values'>): Fall | null {
  const card = dearestOf(values)
  if (card === null) return null
  const number = tricks.findIndex(({ cards }) => cards.includes(card))
  const { seats, cards, winner } = tricks[number] ?? {}
  const by = seats?.[cards?.indexOf(card) ?? -1]
  const twice = tricks.flatMap((trick) => trick.cards).filter((each) => each === card).length > 1
  if (twice || by === undefined || winner === null || winner === undefined) return null
  return { card, by, to: winner, trick: number + 1 }
}

/** A hand that turned the game: what it did to the lead of the side that won. */
export interface TurningPoint {
  /** The hand's number, from 0. */
  readonly hand: number
  readonly result: Pick<HandResult, 'scores' | 'moon' | 'fifties'>
  /** How much the winners' lead over the best of the others grew; negative if it shrank. */
  readonly swing: number
}

/** The most turning points told, and the least change of the lead that is one. */
const MOST = 3
const LEAST = 10

type Told = TurningPoint['result'] & Pick<HandResult, 'totals'>

/** The greatest changes of the lead, in the order of the game. None if sides share the win. */
export function turningPoints(
  results: readonly Told[],
  winners: readonly Seat[],
  { objective }: Pick<RulesInfo['rules'], 'objective'>,
  sides: readonly Side[],
): readonly TurningPoint[] {
  const [won, ...more] = sides.filter((side) => wins(side, winners))
  if (!won || more.length > 0) return []
  const sign = objective === 'high' ? 1 : -1
  const others = sides.filter((side) => side !== won)
  const lead = ({ totals }: Pick<HandResult, 'totals'>): number =>
    sign * sumOf(totals, won) - Math.max(...others.map((side) => sign * sumOf(totals, side)))
  return results
    .map((result, hand) => {
      const before = results[hand - 1]
      return { hand, result, swing: lead(result) - (before ? lead(before) : 0) }
    })
    .filter(({ swing }) => Math.abs(swing) >= LEAST)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST)
    .sort((a, b) => a.hand - b.hand)
}
