/** What finished games came to, worked out once and kept beside them. Whatever is lost here is worked out again. */
import * as v from 'valibot'
import type { Seat } from '../core/protocol'
import type { Database } from './database'

/** Raised when a summary holds something else, or is read from the log in another way. */
export const summaryVersion = 1

export interface HandSummary {
  /** By seat, what the hand counted, a moon included. */
  readonly scores: readonly number[]
  /** Of the reader, trick by trick: the value of the cards that came with it, and of the queen among them. */
  readonly tricks: readonly { readonly points: number; readonly queen: number }[]
  /** By seat, how many of the queens that cost points were taken. */
  readonly queens: readonly number[]
  /** By seat: was no card taken that costs points? */
  readonly clean: readonly boolean[]
  /** Who shot the moon. */
  readonly moon: readonly Seat[] | null
  /** Somebody was on the way to it, and a card went elsewhere: to whoever stopped it. */
  readonly stopped: { readonly seats: readonly Seat[]; readonly by: Seat } | null
}

export interface GameSummary {
  readonly id: string
  readonly version: typeof summaryVersion
  readonly players: number
  /** By seat, the number of its side. */
  readonly teams: readonly number[] | null
  /** 1 for whoever was ahead at the end; those who were level share a place. */
  readonly places: readonly number[]
  readonly winners: readonly Seat[]
  readonly totals: readonly number[]
  /** By seat, what the game brought in chips; null where it is not about any. */
  readonly chips: readonly number[] | null
  /** Is a high total wanted? */
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

/** By game. */
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
