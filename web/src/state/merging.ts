/** Merges documents of two devices so that neither loses anything: rule sets, the scorepad, days. Texts in and out. */
import { readDaily, writeDaily, type DailyHand } from '../storage/daily'
import { readLibrary } from '../storage/library'
import { readPad, writePad, type Evening } from '../storage/scorepad'

/** All sets of both; of a set that both have, the version saved last. */
export function rulesOf(here: string, there: string): string {
  const sets = new Map(readLibrary(there).entries.map((set) => [set.id, set]))
  for (const set of readLibrary(here).entries) if (set.at >= (sets.get(set.id)?.at ?? 0)) sets.set(set.id, set)
  return JSON.stringify({ version: 1, sets: [...sets.values()] })
}

/**
 * The current evening of this device, or else of the other, and all others of both; of an evening that both have, the
 * version with more hands.
 */
export function padOf(here: string, there: string): string {
  const [mine, other] = [readPad(here), readPad(there)]
  if (mine === null || other === null) return mine === null ? there : here
  const now = mine.evening ?? other.evening
  const all = [mine, other].flatMap(({ evening, past }) => [evening, ...past])
  const evenings = new Map<number, Evening>()
  for (const each of [now, ...all])
    if (each && each.hands.length > (evenings.get(each.began)?.hands.length ?? 0)) evenings.set(each.began, each)
  const on = now && (evenings.get(now.began) ?? now)
  const past = [...evenings.values()].filter(({ began }) => began !== now?.began).sort((a, b) => b.began - a.began)
  // The hands being entered, and what can be taken back, belong to the version of the evening that goes on.
  const from = [mine, other].find(({ evening }) => evening === on)
  return writePad({
    evening: on,
    draft: from?.draft ?? null,
    aside: from?.aside ?? null,
    before: from?.before ?? [],
    past,
  })
}

/**
 * The results of all days of both; for a day that both have, this device's. Of the hands, today's, or else the latest.
 * Results are sent to a server only if neither device has declined.
 */
export function daysOf(here: string, there: string, today: string): string {
  const [mine, other] = [readDaily(here), readDaily(there)]
  return writeDaily({
    days: { ...other.days, ...mine.days },
    hand: handOf(mine.hand, other.hand, today),
    people: mine.people && other.people,
  })
}

/** Of two hands of one day, the finished one, else the first. A hand of a future day is due to a wrong clock. */
function handOf(one: DailyHand | null, other: DailyHand | null, today: string): DailyHand | null {
  if (one === null || other === null) return one ?? other
  if (one.date === other.date) return other.over && !one.over ? other : one
  const [earlier, later] = one.date < other.date ? [one, other] : [other, one]
  return later.date > today ? earlier : later
}
