/**
 * What the coach found in reviewed hands: how much each of the reader's moves cost, and why another was better. One row
 * per hand, identified by its moves.
 */
import * as v from 'valibot'
import { moment } from './store'
import type { Database } from './database'

export interface FoundMove {
  /** The kind of action: `play`, `pass`, `bid`, `suit`, `moon`. */
  readonly kind: string
  /** The id of the coach's reason for the best move; empty if it gave none. */
  readonly why: string
  /** How much worse than the best, in `unit`; for `game`, in hundredths of a game. */
  readonly cost: number
  /** The card that was played, if any. */
  readonly card: string
  /** The card that the rules call the queen, if the reason is about it; otherwise, and in older findings, none. */
  readonly queen?: string
  /** What the card was in its trick; in older findings, unknown. */
  readonly as?: 'lead' | 'follow' | 'discard'
}

export interface ReviewedHand {
  readonly id: string
  /** The game, identified by what it was dealt from, and the hand's number in it, from 0; null if unknown. */
  readonly from: { readonly deal: string; readonly hand: number } | null
  /** When it was reviewed, in milliseconds since 1970. */
  readonly at: number
  readonly unit: 'points' | 'chips' | 'game'
  /** How many of its moves were the reader's. */
  readonly moves: number
  /** The moves that cost enough to be certain. */
  readonly costly: readonly FoundMove[]
}

/** The most hands that are kept; the oldest go first. */
export const reviewRoom = 2000

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
      queen: v.exactOptional(v.pipe(v.string(), v.maxLength(2))),
      as: v.exactOptional(v.picklist(['lead', 'follow', 'discard'])),
    }),
  ),
})

export async function loadReviews(database: Database): Promise<readonly ReviewedHand[]> {
  const rows = (await database.all('reviews')) ?? []
  return rows
    .flatMap((row) => (v.is(reviewedSchema, row) ? [v.parse(reviewedSchema, row)] : []))
    .sort((a, b) => b.at - a.at)
}

/** Returns false if the browser's storage is blocked or full. */
export async function keepReviews(database: Database, hands: readonly ReviewedHand[]): Promise<boolean> {
  if (hands.length === 0) return true
  if (!(await database.put('reviews', hands))) return false
  const gone = (await loadReviews(database)).slice(reviewRoom)
  return (
    gone.length === 0 ||
    database.remove(
      'reviews',
      gone.map(({ id }) => id),
    )
  )
}
