/**
 * Dates by the player's own calendar, and streaks of them. A day begins at midnight where the player is: for somebody
 * who moves the clock or travels the date changes, and nothing else.
 */
import type { DailyKept, Days } from '../storage/daily'

const MS = 86_400_000

const two = (number: number): string => String(number).padStart(2, '0')

/** `2026-11-22`, by the device's clock. */
export const dateOf = (now: Date): string =>
  `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`

const numberOf = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / MS)
const dateAt = (number: number): string => new Date(number * MS).toISOString().slice(0, 10)

/** Noon of that date, so that it is shown as the same date everywhere. */
export const momentOf = (date: string): Date => {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

/**
 * The date whose deal is played now: today's, or yesterday's as long as that was begun and is not finished. It was dealt
 * before midnight, and counts for its own date.
 */
export function dateToPlay({ days, hand }: Pick<DailyKept, 'days' | 'hand'>, today: string): string {
  const yesterday = dateAt(numberOf(today) - 1)
  return hand?.date === yesterday && !hand.over && days[yesterday] === undefined ? yesterday : today
}

export interface Day {
  readonly date: string
  /** Null: not played. */
  readonly points: number | null
}

/** The seven days that end with this one. */
export function weekTo(date: string, days: Days): readonly Day[] {
  const last = numberOf(date)
  return Array.from({ length: 7 }, (_, i) => dateAt(last - 6 + i)).map((each) => ({
    date: each,
    points: days[each] ?? null,
  }))
}

/** Seven days around this one, with three after it unless those are still to come. */
export function weekAround(date: string, today: string, days: Days): readonly Day[] {
  return weekTo(dateAt(Math.min(numberOf(date) + 3, numberOf(today))), days)
}

/**
 * How many days were played in the streak that reaches this date. A single missed day doesn't end the streak if none of
 * the six before it was missed; two in a row do. A date that can still be played is not missed yet, and later dates
 * don't count.
 */
export function streakOn(date: string, days: Days): number {
  const played = (number: number): boolean => days[dateAt(number)] !== undefined
  const last = numberOf(date)
  if (Number.isNaN(last)) return 0
  let [count, missed] = [0, Infinity]
  for (let day = played(last) ? last : last - 1; ; day--) {
    if (played(day)) count += 1
    else if (missed - day < 7 || !played(day - 1)) return count
    else missed = day
  }
}

/** The time until the next date, in whole minutes. */
export function untilNext(now: Date): { readonly hours: number; readonly minutes: number } {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const minutes = Math.max(0, Math.ceil((next.getTime() - now.getTime()) / 60_000))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
