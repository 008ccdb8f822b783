/**
 * The games that were finished on this device: their logs, and who played. A game is its log, so nothing that follows
 * from it is stored. Unreadable rows are kept for a version that can read them.
 */
import * as v from 'valibot'
import type { FairLog, Log, Seat } from '../core/protocol'
import { theirsSchema, type Theirs } from './challenges'
import { logIn } from './savegame'
import { moment } from './store'
import type { Database } from './database'

export interface PlayedGame {
  readonly id: string
  /** When its last card was played, in milliseconds since 1970. */
  readonly at: number
  /** By seat; the reader's own name may be empty. */
  readonly names: readonly string[]
  /** The reader's seat. */
  readonly seat: Seat
  /** The bots' level; null in a game among people. */
  readonly bot: string | null
  /** The hands, numbered from 0, that were replayed or in which something was taken back. */
  readonly replayed: readonly number[]
  /** The game was given up. */
  readonly givenUp: boolean
  /** The date, for a deal of the day: a single hand, not a whole game. */
  readonly day?: string
  /** Of a challenge; `theirs` is null until a friend's game has come. */
  readonly challenge?: { readonly theirs: Theirs | null }
  readonly log: Log | FairLog
}

/** The most games that are kept; the oldest go first. */
export const historyRoom = 2000

export const playedSchema: v.GenericSchema<unknown, PlayedGame> = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    at: moment,
    names: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(20)),
    seat: v.pipe(v.number(), v.integer(), v.minValue(0)),
    bot: v.nullable(v.string()),
    replayed: v.fallback(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), []),
    givenUp: v.fallback(v.boolean(), false),
    day: v.exactOptional(v.pipe(v.string(), v.isoDate())),
    challenge: v.exactOptional(v.object({ theirs: theirsSchema })),
    log: v.custom<Log | FairLog>((log) => logIn(log) !== null || v.is(fairLogSchema, log)),
  }),
  v.check(({ names, seat }) => seat < names.length),
)
const fairLogSchema = v.looseObject({ actions: v.array(v.string()), deal: v.looseObject({}) })

export const isFair = (log: Log | FairLog): log is FairLog => 'deal' in log

/** What identifies a game's deals: its seed, or the hash of the secret. */
export const dealOf = (log: Log | FairLog): string => (isFair(log) ? log.deal.hash : log.seed)

/** Two games with the same text are the same game, whatever their ids. */
export const logText = ({ log }: PlayedGame): string => JSON.stringify(log)

/** Latest first; null if the browser's storage can't be read. */
export async function loadHistory(database: Database): Promise<readonly PlayedGame[] | null> {
  const rows = await database.all('games')
  return (
    rows &&
    rows.flatMap((row) => (v.is(playedSchema, row) ? [v.parse(playedSchema, row)] : [])).sort((a, b) => b.at - a.at)
  )
}

/** Keeps games. Null if there was no room; otherwise how many of the oldest were removed to make room. */
export async function keepPlayed(database: Database, games: readonly PlayedGame[]): Promise<number | null> {
  if (games.length === 0) return 0
  if (!(await database.put('games', games))) return null
  // A game that was taken back and ended again has another result.
  await database.remove(
    'summaries',
    games.map(({ id }) => id),
  )
  const all = (await loadHistory(database)) ?? []
  const gone = all.slice(historyRoom)
  if (gone.length > 0)
    await forgetPlayed(
      database,
      gone.map(({ id }) => id),
    )
  return gone.length
}

/** Returns false if the browser's storage is blocked. */
export async function forgetPlayed(database: Database, ids: readonly string[]): Promise<boolean> {
  await database.remove('summaries', ids)
  return database.remove('games', ids)
}
