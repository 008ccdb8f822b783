/**
 * Merges documents of two devices so that neither loses anything: games, settings, rule sets, the scorepad, days. Texts
 * in and out. What only one of them has changed or deleted since both had the same, stays so.
 */
import { alike } from '../core/objects'
import { readDaily, writeDaily, type DailyHand } from '../storage/daily'
import { readLibrary, type LibraryEntry } from '../storage/library'
import { readSavegame, type Savegame } from '../storage/savegame'
import { readPad, writePad, type Evening, type HandDraft, type PadState } from '../storage/scorepad'
import { anyObject, parse } from '../storage/store'
import { draftsOf, open } from './evening'
import { markOf } from './mark'

/** The marks of a document's parts by their ids, as both sides had them last. */
export type Parts = Readonly<Record<string, string>>

const partMark = (part: unknown): string => markOf(JSON.stringify(part))

/** A document's parts by their ids, of which each device may change another. */
function partsIn(name: string, text: string): ReadonlyMap<string, unknown> {
  if (name === 'settings') return settingsIn(text)
  if (name === 'rules') return setsIn(text)
  if (name === 'pad') return eveningPartsIn(text)
  return new Map(name === 'daily' ? [['people', readDaily(text).people]] : [])
}

export const partsOf = (name: string, text: string): Parts =>
  Object.fromEntries([...partsIn(name, text)].map(([id, part]) => [id, partMark(part)]))

/** The parts of one side without those that only the other side has changed or deleted. */
function counting<Part>(
  mine: ReadonlyMap<string, Part>,
  other: ReadonlyMap<string, Part>,
  had: Parts,
): Map<string, Part> {
  const isChanged = (id: string, part: Part | undefined): boolean => part === undefined || partMark(part) !== had[id]
  return new Map([...mine].filter(([id, part]) => isChanged(id, part) || !isChanged(id, other.get(id))))
}

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

const settingsIn = (text: string): ReadonlyMap<string, unknown> => new Map(Object.entries(parse(anyObject, text) ?? {}))

/** The choices of both; of one that both have made, this device's. */
export function settingsOf(here: string, there: string, had: Parts): string {
  const [mine, other] = [settingsIn(here), settingsIn(there)]
  if (mine.size === 0) return there
  return JSON.stringify(Object.fromEntries([...counting(other, mine, had), ...counting(mine, other, had)]))
}

const setsIn = (text: string): ReadonlyMap<string, LibraryEntry> =>
  new Map(readLibrary(text).entries.map((set) => [set.id, set]))

/** All sets of both; of a set that both have, the version saved last. */
export function rulesOf(here: string, there: string, had: Parts = {}): string {
  const [mine, other] = [setsIn(here), setsIn(there)]
  const sets = counting(other, mine, had)
  for (const [id, set] of counting(mine, other, had)) if (set.at >= (sets.get(id)?.at ?? 0)) sets.set(id, set)
  return JSON.stringify({ version: 1, sets: [...sets.values()] })
}

/**
 * The current evening of this device, or else of the other, and all others of both. An evening that both have changed
 * has the changes of both, or becomes two if each version has a hand that the other lacks. Hands that are half entered
 * on either device wait in it.
 */
export function padOf(here: string, there: string, had: Parts = {}): string {
  const [mine, other] = [readPad(here), readPad(there)]
  if (mine === null || other === null) return mine === null ? there : here
  const ours = counting(eveningsIn(here), eveningsIn(there), had)
  const theirs = counting(eveningsIn(there), eveningsIn(here), had)
  const evenings = new Map([...theirs, ...ours])
  for (const [id, each] of ours) {
    const known = theirs.get(id)
    const one = known ? oneOf(each, known, had) : each
    if (one) evenings.set(id, one)
    else return padOf(writePad(renamed(mine, each.began, new Set(evenings.keys()))), there, had)
  }
  const now = [mine.evening, other.evening].find((each) => each && evenings.has(String(each.began))) ?? null
  const past = [...evenings.values()].filter((each) => each.began !== now?.began).sort((a, b) => b.began - a.began)
  const on = now && (evenings.get(String(now.began)) ?? null)
  // What can be taken back belongs to the version of the evening that goes on, and an open hand stays open.
  const id = String(on?.began)
  const same = [...(ours.has(id) ? [mine] : []), ...(theirs.has(id) ? [other] : [])].filter(
    ({ evening }) => evening && evening.began === on?.began,
  )
  const from = same.find(({ evening }) => evening && on && alike(evening.hands, on.hands))
  const merged = { evening: on, draft: null, before: from?.before ?? [], past }
  const opened = same.map(({ evening, draft }) => (on && evening && draft ? kept(draft, evening, on) : null))
  const draft = opened.find((each) => each !== null)
  return writePad(draft ? open(merged, draft) : merged)
}

/** The pad with that evening as another one, which went on beside the other device's. */
function renamed(pad: PadState, which: number, taken: ReadonlySet<string>): PadState {
  let began = which + 1
  while (taken.has(String(began))) began += 1
  const other = (each: Evening): Evening => (each.began === which ? { ...each, began } : each)
  return { ...pad, evening: pad.evening && other(pad.evening), past: pad.past.map(other) }
}

/** All evenings, the current one with all of its half-entered hands. */
function eveningsIn(text: string): ReadonlyMap<string, Evening> {
  const pad = readPad(text)
  const current = pad?.evening ? [{ ...pad.evening, waiting: draftsOf(pad) }] : []
  return new Map([...(pad?.past ?? []), ...current].map((each) => [String(each.began), each]))
}

const handsId = (id: string): string => `${id} hands`
const settingId = (id: string): string => `${id} setting`
/** Who plays, and by which rules. */
const settingOf = ({ names, rules, title, dealer }: Evening) => ({ names, rules, title, dealer })

/** All evenings, and two parts of each, of which each device may have changed another. */
function eveningPartsIn(text: string): ReadonlyMap<string, unknown> {
  const evenings = [...eveningsIn(text)]
  return new Map<string, unknown>([
    ...evenings,
    ...evenings.map(([id, each]) => [handsId(id), each.hands] as const),
    ...evenings.map(([id, each]) => [settingId(id), settingOf(each)] as const),
  ])
}

/** Whether the first version of an evening lacks a hand of the second. */
function lacks(one: Evening, other: Evening): boolean {
  const left = one.hands.map((hand) => JSON.stringify(hand))
  return other.hands.some((hand) => {
    const at = left.indexOf(JSON.stringify(hand))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/**
 * Both versions of an evening as one; null if each has a hand that the other lacks. The drafts of both stay; of one
 * hand's, the first. Of a setting that both have changed, that of the version with more hands.
 */
function oneOf(first: Evening, second: Evening, had: Parts): Evening | null {
  const id = String(first.began)
  const hands = handsOf(first, second, had[handsId(id)])
  if (hands === null) return null
  const longer = second.hands.length > first.hands.length ? second : first
  const [changed, another] = [first, second].filter((each) => partMark(settingOf(each)) !== had[settingId(id)])
  const only = changed && !another && first.names.length === second.names.length ? changed : longer
  const one = { ...longer, ...settingOf(only), hands }
  const waiting = new Map<number, HandDraft>()
  for (const each of [first, second])
    for (const draft of each.waiting) if (!waiting.has(draft.at) && kept(draft, each, one)) waiting.set(draft.at, draft)
  return { ...one, waiting: [...waiting.values()] }
}

type Hands = Evening['hands']

/** What one version has changed in the hands that both had, with what the other has added to them; or else the longer. */
function handsOf(first: Evening, second: Evening, had: string | undefined): Hands | null {
  const [mine, other] = [added(first, had), added(second, had)]
  if (mine && !other?.length) return [...second.hands, ...mine]
  if (other && !mine?.length) return [...first.hands, ...other]
  if (lacks(first, second) && lacks(second, first)) return null
  return second.hands.length > first.hands.length ? second.hands : first.hands
}

/** The hands after those that both had; null if those are not there any more as they were. */
function added({ hands }: Evening, had: string | undefined): Hands | null {
  const from = [...hands.keys(), hands.length].find((at) => partMark(hands.slice(0, at)) === had)
  return from === undefined ? null : hands.slice(from)
}

/** The draft, if the hand that it is about has the same place in both versions of the evening. */
function kept(draft: HandDraft, from: Evening, to: Evening): HandDraft | null {
  const { at, points } = draft
  return points.length === to.names.length && alike(from.hands[at], to.hands[at]) ? draft : null
}

/**
 * The results of all days of both; for a day that both have, this device's. Of the hands, today's, or else the latest.
 * Results are sent to a server only if neither device has declined since both had the same.
 */
export function daysOf(here: string, there: string, today: string, had: Parts = {}): string {
  const [mine, other] = [readDaily(here), readDaily(there)]
  return writeDaily({
    days: { ...other.days, ...mine.days },
    hand: handOf(mine.hand, other.hand, today),
    people: had['people'] === partMark(false) ? mine.people || other.people : mine.people && other.people,
  })
}

/**
 * Of two hands of one day, the finished one, else the one that has come further, else the first. A hand of a future day
 * is due to a wrong clock.
 */
function handOf(one: DailyHand | null, other: DailyHand | null, today: string): DailyHand | null {
  if (one === null || other === null) return one ?? other
  if (one.date === other.date) {
    const length = ({ over, log }: DailyHand): number => (over ? Infinity : log.actions.length)
    return length(other) > length(one) ? other : one
  }
  const [earlier, later] = one.date < other.date ? [one, other] : [other, one]
  return later.date > today ? earlier : later
}
