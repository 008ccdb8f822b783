/** The results of finished games, computed once and stored beside them. Whatever is lost here is computed again. */
import * as v from 'valibot'
import type { Seat } from '../core/protocol'
import type { Database } from './database'

/** Increased when a summary's content changes, or is computed from the log in another way. */
export const summaryVersion = 1

export interface HandSummary {
  /** By seat, the score of the hand, moon included. */
  readonly scores: readonly number[]
  /** The reader's tricks, one by one: the value of the cards taken, and the queen's share of it. */
  readonly tricks: readonly { readonly points: number; readonly queen: number }[]
  /** By seat, how many queens that cost points were taken. */
  readonly queens: readonly number[]
  /** By seat, whether no card that costs points was taken. */
  readonly clean: readonly boolean[]
  /** Who shot the moon. */
  readonly moon: readonly Seat[] | null
  /** A moon that was on its way until somebody else, `by`, took a penalty card. */
  readonly stopped: { readonly seats: readonly Seat[]; readonly by: Seat } | null
}

export interface GameSummary {
  readonly id: string
  readonly version: typeof summaryVersion
  readonly players: number
  /** By seat, the number of its team. */
  readonly teams: readonly number[] | null
  /** By seat, 1 for the best at the end; equal players share a place. */
  readonly places: readonly number[]
  readonly winners: readonly Seat[]
  readonly totals: readonly number[]
  /** By seat, the chips won or lost; null in a game without chips. */
  readonly chips: readonly number[] | null
  /** Whether a high total is good. */
  readonly high: boolean
  readonly hands: readonly HandSummary[]
}

const row = v.array(v.number())
const schema: v.GenericSchema<unknown, GameSummary> = v.object({
  id: v.string(),
  version: v.literal(summaryVersion),
  players: v.number(),
  teams: v.nullable(row),
  places: row,
  winners: row,
  totals: row,
  chips: v.nullable(row),
  high: v.boolean(),
  hands: v.array(
    v.object({
      scores: row,
      tricks: v.array(v.object({ points: v.number(), queen: v.number() })),
      queens: row,
      clean: v.array(v.boolean()),
      moon: v.nullable(row),
      stopped: v.nullable(v.object({ seats: row, by: v.number() })),
    }),
  ),
})

/** By the game's id. */
export async function loadSummaries(database: Database): Promise<ReadonlyMap<string, GameSummary>> {
  const rows = (await database.all('summaries')) ?? []
  return new Map(
    rows.flatMap((row) => {
      const read = v.safeParse(schema, row)
      return read.success ? [[read.output.id, read.output] as const] : []
    }),
  )
}

export const keepSummary = (database: Database, summary: GameSummary): Promise<boolean> =>
  database.put('summaries', [summary])
