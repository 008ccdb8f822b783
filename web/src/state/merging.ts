/** Merges documents of two devices so that neither loses anything: games, rule sets, the scorepad, days. Texts in and out. */
import { alike } from '../core/objects'
import { readDaily, writeDaily, type DailyHand } from '../storage/daily'
import { readLibrary } from '../storage/library'
import { readSavegame, type Savegame } from '../storage/savegame'
import { readPad, writePad, type Evening, type HandDraft, type PadState } from '../storage/scorepad'
import { draftsOf, isPlayed, open } from './evening'

/** Whether a merge would lose nothing of it. What can't be read is put aside, and reported, where it is shown. */
export const isReadable = (name: string, text: string): boolean =>
  name === 'rules' ? readLibrary(text).damaged.length === 0 : name !== 'pad' || readPad(text) !== null

/** Of two versions of a game the one that continues the other; null if neither does. */
export function gameOf(here: string, there: string): string | null {
  const [mine, other] = [readSavegame(here), readSavegame(there)]
  if (mine === null || other === null) return null
  return continues(other, mine) ? there : continues(mine, other) ? here : null
}

function continues(later: Savegame, earlier: Savegame): boolean {
  const parts = ({ log: { actions: _, ...log }, replayed }: Savegame): unknown => [log, replayed]
  const [done, before] = [later.log.actions, earlier.log.actions]
  return (
    alike(parts(later), parts(earlier)) &&
    alike(done.slice(0, before.length), before) &&
    (!earlier.over || (later.over && done.length === before.length))
  )
}

/** All sets of both; of a set that both have, the version saved last. */
export function rulesOf(here: string, there: string): string {
  const sets = new Map(readLibrary(there).entries.map((set) => [set.id, set]))
  for (const set of readLibrary(here).entries) if (set.at >= (sets.get(set.id)?.at ?? 0)) sets.set(set.id, set)
  return JSON.stringify({ version: 1, sets: [...sets.values()] })
}

/**
 * The current evening of this device, or else of the other, and all others of both; of an evening that both have, the
 * version with more hands. Hands that are half entered on either device wait in it.
 */
export function padOf(here: string, there: string): string {
  const [mine, other] = [readPad(here), readPad(there)]
  if (mine === null || other === null) return mine === null ? there : here
  const now = mine.evening ?? other.evening
  const versions = [mine, other].flatMap((pad) => [...currentOf(pad), ...pad.past])
  const evenings = new Map<number, Evening>()
  for (const each of versions) {
    const known = evenings.get(each.began)
    evenings.set(each.began, known ? oneOf(known, each) : each)
  }
  const past = [...evenings.values()]
    .filter((each) => isPlayed(each) && each.began !== now?.began)
    .sort((a, b) => b.began - a.began)
  const on = now && (evenings.get(now.began) ?? null)
  // What can be taken back belongs to the version of the evening that goes on, and an open hand stays open.
  const same = [mine, other].filter(({ evening }) => evening && evening.began === on?.began)
  const from = same.find(({ evening }) => evening && on && alike(evening.hands, on.hands))
  const merged = { evening: on, draft: null, before: from?.before ?? [], past }
  const opened = same.map(({ evening, draft }) => (on && evening && draft ? kept(draft, evening, on) : null))
  const draft = opened.find((each) => each !== null)
  return writePad(draft ? open(merged, draft) : merged)
}

/** The current evening with all of its half-entered hands. */
const currentOf = (pad: PadState): readonly Evening[] =>
  pad.evening ? [{ ...pad.evening, waiting: draftsOf(pad) }] : []

/** Of two versions of an evening the one with more hands, with the drafts of both; of one hand's, the first. */
function oneOf(first: Evening, second: Evening): Evening {
  const longer = second.hands.length > first.hands.length ? second : first
  const waiting = new Map<number, HandDraft>()
  for (const each of [first, second])
    for (const draft of each.waiting)
      if (!waiting.has(draft.at) && kept(draft, each, longer)) waiting.set(draft.at, draft)
  return { ...longer, waiting: [...waiting.values()] }
}

/** The draft, if the hand that it is about has the same place in both versions of the evening. */
function kept(draft: HandDraft, from: Evening, to: Evening): HandDraft | null {
  const { at, points } = draft
  return points.length === to.names.length && alike(from.hands[at], to.hands[at]) ? draft : null
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
