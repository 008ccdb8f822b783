/**
 * What the coach has found in hands that were gone through again: how much each of the reader's moves cost, and for which
 * reason another was better. A row a hand, found again by the moves in it.
 */
import * as v from 'valibot'
import { moment } from './store'
import type { Database } from './database'

export interface FoundMove {
  /** What was done: `play`, `pass`, `bid`, `suit`, `moon`. */
  readonly kind: string
  /** The id of the coach's reason for the best move; empty: it gave none. */
  readonly why: string
  /** How much worse than the best, in that unit: a hundredth of a game is one. */
  readonly cost: number
  /** The card that was played, if one was. */
  readonly card: string
}

export interface ReviewedHand {
  readonly id: string
  /** Which game it is of, by what that was dealt from, and which hand of it, from 0; null: that is not known. */
  readonly from: { readonly deal: string; readonly hand: number } | null
  /** When it was gone through, in milliseconds since 1970. */
  readonly at: number
  readonly unit: 'points' | 'chips' | 'game'
  /** How many moves of the reader's there were in it. */
  readonly moves: number
  /** Those that cost enough to be sure of. */
  readonly costly: readonly FoundMove[]
}

/** How many hands are kept; the oldest go first. */
const room = 2000

export const reviewedSchema: v.GenericSchema<unknown, ReviewedHand> = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  from: v.fallback(
    v.nullable(v.object({ deal: v.pipe(v.string(), v.maxLength(200)), hand: v.pipe(v.number(), v.integer()) })),
    null,
  ),
  at: moment,
  unit: v.picklist(['points', 'chips', 'game']),
  moves: v.pipe(v.number(), v.integer(), v.minValue(0)),
  costly: v.array(
    v.object({
      kind: v.picklist(['play', 'pass', 'bid', 'suit', 'moon']),
      why: v.pipe(v.string(), v.maxLength(100)),
      cost: v.pipe(v.number(), v.finite(), v.minValue(0)),
      card: v.pipe(v.string(), v.maxLength(2)),
    }),
  ),
})

export async function loadReviews(database: Database): Promise<readonly ReviewedHand[]> {
  const rows = (await database.all('reviews')) ?? []
  return rows
    .flatMap((row) => (v.is(reviewedSchema, row) ? [v.parse(reviewedSchema, row)] : []))
    .sort((a, b) => b.at - a.at)
}

/** False when the browser forbids it or has no room. */
export async function keepReviews(database: Database, hands: readonly ReviewedHand[]): Promise<boolean> {
  if (hands.length === 0) return true
  if (!(await database.put('reviews', hands))) return false
  const gone = (await loadReviews(database)).slice(room)
  return (
    gone.length === 0 ||
    database.remove(
      'reviews',
      gone.map(({ id }) => id),
    )
  )
}
