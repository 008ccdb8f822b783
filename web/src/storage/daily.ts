/**
 * What is kept of the deals of the day: the points of each date, and the hand of the latest. Knows the form, but
 * nothing of calendars. A date whose points can't be read is dropped; the others stay.
 */
import * as v from 'valibot'
import { logIn, type Savegame } from './savegame'
import { anyObject, deviceStore, parse, type Store } from './store'
import type { Log } from '../core/protocol'

/** By date, as `2026-11-22`: what the player scored. */
export type Days = Readonly<Record<string, number>>

export interface DailyHand extends Savegame {
  readonly date: string
  /** What the field scored; null until it has played. */
  readonly field: readonly number[] | null
  /** The ended hand is in the history. */
  readonly told?: boolean
}

export interface DailyKept {
  readonly days: Days
  readonly hand: DailyHand | null
  /** Results are sent to the server that the page comes from, to be ranked among other people's. */
  readonly people: boolean
}

export const dailyKey = 'openhearts.daily'
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** How many dates are kept, latest first. */
const room = 1000

const points = v.pipe(v.number(), v.integer(), v.minValue(-1000), v.maxValue(1000))
const handSchema = v.object({
  date: v.pipe(v.string(), v.regex(DAY)),
  names: v.array(v.string()),
  bot: v.string(),
  over: v.boolean(),
  log: v.custom<Log>((log) => logIn(log) !== null),
  field: v.fallback(v.nullable(v.array(points)), null),
  told: v.exactOptional(v.fallback(v.boolean(), false)),
})
const schema = v.object({
  days: v.fallback(anyObject, {}),
  hand: v.fallback(v.nullable(handSchema), null),
  people: v.fallback(v.boolean(), false),
})

/** Never throws: unreadable parts count as missing. */
export function readDaily(text: string | null): DailyKept {
  const read = parse(schema, text)
  const days = Object.entries(read?.days ?? {}).filter(([date, score]) => DAY.test(date) && v.is(points, score))
  return { days: Object.fromEntries(days) as Days, hand: read?.hand ?? null, people: read?.people ?? false }
}

export const loadDaily = (store: Store = deviceStore): DailyKept => readDaily(store.read(dailyKey))

/** Returns false if the browser's storage is blocked or full. */
export const saveDaily = (kept: DailyKept, store: Store = deviceStore): boolean =>
  store.write('game', dailyKey, writeDaily(kept))

export function writeDaily({ days, hand, people }: DailyKept): string {
  const latest = Object.entries(days)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, room)
  return JSON.stringify({ version: 1, days: Object.fromEntries(latest), hand, people })
}
