/**
 * Everything in this browser as one file, and back: settings, rule sets, the scorepad, games, daily results, the
 * history of games, and reviews. A file is read completely before anything changes, and is merged with what is here so
 * that neither loses anything. If storing fails, nothing changes.
 */
import * as v from 'valibot'
import { message, type AnyMessage } from '../core/types'
import { historyRoom, keepPlayed, loadHistory, logText, playedSchema, type PlayedGame } from '../storage/history'
import { challengeRoom } from '../storage/challenges'
import { readSavegame, savegameRoom } from '../storage/savegame'
import { loadReviews, keepReviews, reviewedSchema, type ReviewedHand } from '../storage/reviews'
import { collections, type Database } from '../storage/database'
import { isGame, kindOf, prefix } from '../storage/documents'
import { anyObject, moment, parse, type Store } from '../storage/store'
import { canonical } from './canonical'
import { dateOf } from './days'
import { daysOf, gameOf, isReadable, padOf, rulesOf } from './merging'

/** Keys that belong to this device or this visit only, or hold unreadable text that was put aside. */
const own = /^(account|mine|deleted|aside|.*\.aside)$/

type Document = Readonly<Record<string, unknown>>

export interface Everything {
  readonly openhearts_everything: 1
  /** When it was written, in milliseconds since 1970. */
  readonly at: number
  /** By name, the documents in the browser's small storage. */
  readonly documents: Readonly<Record<string, Document>>
  readonly games: readonly PlayedGame[]
  readonly reviews: readonly ReviewedHand[]
}

/** The storage, clock and names that everything here needs. */
export interface Places {
  readonly store: Store
  readonly database: Database
  now(): number
  token(): string
}

const documents = (store: Store): Record<string, Document> =>
  Object.fromEntries(
    store
      .keys()
      .filter((key) => key.startsWith(prefix) && !own.test(key.slice(prefix.length)))
      .sort()
      .flatMap((key) => {
        const document = parse(anyObject, store.read(key))
        return document ? [[key.slice(prefix.length), document] as const] : []
      }),
  )

/**
 * Rejects if the history can't be read: a file without it would be mistaken for everything. A document that can't be
 * read is left out: with it, the file could not be read again.
 */
export async function everything({ store, database, now }: Places): Promise<Everything> {
  const games = await loadHistory(database)
  if (games === null) throw new Error('the history can’t be read')
  return {
    openhearts_everything: 1,
    at: now(),
    documents: Object.fromEntries(Object.entries(documents(store)).filter(isSound)),
    games,
    reviews: await loadReviews(database),
  }
}

/** Far more than a full history needs, in characters. */
export const longestFile = 100_000_000

const name = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((text) => !own.test(text)),
)
/** Documents with a known form must have that form. */
function isSound([each, document]: readonly [string, unknown]): boolean {
  const text = JSON.stringify(document)
  return isGame(each) ? readSavegame(text) !== null : isReadable(each, text)
}
const fileSchema: v.GenericSchema<unknown, Everything> = v.object({
  openhearts_everything: v.literal(1),
  at: moment,
  documents: v.pipe(
    v.custom<Readonly<Record<string, unknown>>>((value) => v.is(anyObject, value)),
    v.record(name, anyObject),
    v.check((all) => Object.entries(all).every(isSound)),
  ),
  games: v.array(playedSchema),
  reviews: v.array(reviewedSchema),
})

export type ReadFile = { readonly file: Everything } | { readonly refusal: AnyMessage }

/** Reads the file completely, or says why it can't be used. */
export function readEverything(text: string): ReadFile {
  const value = parse(v.unknown(), text)
  if (value === null || value === undefined) return { refusal: message('you-import-no-json') }
  if (!v.is(anyObject, value) || !('openhearts_everything' in value)) return { refusal: message('you-import-other') }
  if (value['openhearts_everything'] !== 1) return { refusal: message('you-import-newer') }
  const read = v.safeParse(fileSchema, value)
  return read.success ? { file: read.output } : { refusal: message('you-import-damaged') }
}

/** What is to be written, with a sentence on each part. */
export interface Plan {
  readonly lines: readonly AnyMessage[]
  /** By name, the texts to be written, and those that are here now in their places. */
  readonly texts: ReadonlyMap<string, string>
  readonly before: ReadonlyMap<string, string | null>
  readonly games: readonly PlayedGame[]
  readonly reviews: readonly ReviewedHand[]
  /**
   * The file's settings, if both sides have settings and they differ; the person chooses whether they replace those
   * here.
   */
  readonly settings: string | null
}

/** What an import would do; changes nothing. */
export async function planOf(file: Everything, { store, database, token }: Places): Promise<Plan> {
  const here = documents(store)
  const texts = new Map<string, string>()
  const lines: AnyMessage[] = []
  let settings: string | null = null
  let staying = 0

  const going = Object.entries(here).flatMap(([name, one]) =>
    isGame(name) ? [{ name, text: JSON.stringify(one) }] : [],
  )
  let room = savegameRoom - going.length
  const fitting: Document[] = []
  const others: Document[] = []
  for (const [each, document] of Object.entries(file.documents)) {
    const text = JSON.stringify(document)
    // What has come as far here is not needed; what has come further in the file takes its place.
    if (!isGame(each) || going.some((here) => gameOf(text, here.text) === here.text)) continue
    const earlier = going.find((here) => !texts.has(here.name) && gameOf(here.text, text) === text)
    if (!earlier && room-- <= 0) others.push(document)
    else {
      // Another game here may have that name.
      texts.set(earlier?.name ?? (here[each] ? `game.${token()}` : each), text)
      fitting.push(document)
    }
  }

  for (const [each, document] of Object.entries(file.documents)) {
    if (isGame(each)) continue
    const text = JSON.stringify(document)
    const mine = here[each]
    // It is put aside where it is shown.
    if (!isReadable(each, store.read(prefix + each) ?? text)) staying += 1
    else if (mine === undefined) texts.set(each, text)
    else if (canonical(mine) === canonical(document)) continue
    else if (each === 'settings') settings = text
    else {
      const merged = together(each, JSON.stringify(mine), text)
      if (merged === null) staying += 1
      else if (canonical(JSON.parse(merged)) !== canonical(mine)) texts.set(each, merged)
    }
  }

  const known = (await loadHistory(database)) ?? []
  const logs = new Set(known.map(logText))
  const fresh = file.games.filter((game) => !logs.has(logText(game)))
  const names = new Set(known.map(({ id }) => id))
  const games = fresh
    .map((game) => (names.has(game.id) ? { ...game, id: token() } : game))
    .sort((a, b) => b.at - a.at)
    .slice(0, Math.max(0, historyRoom - known.length))
  // A friend's answer that came there only.
  const answered = file.games.flatMap((game): PlayedGame[] => {
    if (!game.challenge?.theirs) return []
    const here = known.find((each) => each.challenge?.theirs === null && logText(each) === logText(game))
    return here ? [{ ...here, challenge: game.challenge }] : []
  })
  const had = new Set((await loadReviews(database)).map(({ id }) => id))
  const reviews = file.reviews.filter(({ id }) => !had.has(id))

  const tell = (id: string, count: number): void => {
    if (count > 0) lines.push(message(id, { count }))
  }
  tell('you-import-games', games.length)
  tell('you-import-known', file.games.length - fresh.length)
  tell('you-import-no-room', fresh.length - games.length)
  const waits = (some: readonly Document[]): number => some.filter(({ over }) => over !== true).length
  tell('you-import-waiting', waits(fitting))
  tell('you-import-waiting-no-room', waits(others))
  tell('you-import-reviews', reviews.length)
  for (const each of ['rules', 'pad', 'daily', 'challenges', 'settings'] as const)
    if (texts.has(each) || (each === 'challenges' && answered.length > 0)) lines.push(message(`you-import-${each}`))
  tell(
    'you-import-more',
    [...texts.keys()].filter((each) => !/^(game\.|(rules|pad|daily|challenges|settings)$)/.test(each)).length,
  )
  tell('you-import-stays', staying)
  const before = new Map([...texts.keys()].map((each) => [each, store.read(prefix + each)]))
  return { lines, texts, before, games: [...games, ...answered], reviews, settings }
}

/** Merges both; null if there is no way to, and then what is here stays. */
function together(each: string, here: string, there: string): string | null {
  if (!isReadable(each, here)) return null
  if (each === 'rules') return rulesOf(here, there)
  if (each === 'pad') return padOf(here, there)
  if (each === 'challenges') return challengesOf(here, there)
  return each === 'daily' ? daysOf(here, there, dateOf(new Date())) : null
}

/**
 * Merges the challenges of both, up to the limit. One that both have stays as it is here; what has not been played here,
 * by the player or a friend, is added.
 */
function challengesOf(here: string, there: string): string {
  const played = v.optional(v.unknown(), null)
  const schema = v.looseObject({ all: v.array(v.looseObject({ seed: v.string(), mine: played, theirs: played })) })
  const [own, other] = [parse(schema, here), parse(schema, there)]
  if (own === null || other === null) return here
  const both = own.all.map((each) => {
    const also = other.all.find(({ seed }) => seed === each.seed)
    return { ...each, mine: each.mine ?? also?.mine ?? null, theirs: each.theirs ?? also?.theirs ?? null }
  })
  const fresh = other.all.filter(({ seed }) => own.all.every((each) => each.seed !== seed))
  return JSON.stringify({ ...own, all: [...both, ...fresh].slice(0, Math.max(own.all.length, challengeRoom)) })
}

/**
 * The texts to be written now. What has changed here since the plan was made, as in another tab, is merged again, or
 * stays if there is no way to.
 */
function textsNow({ texts, before }: Plan, { store, token }: Places): Map<string, string> {
  const all = new Map<string, string>()
  for (const [each, text] of texts) {
    const here = store.read(prefix + each)
    if (here === null || here === before.get(each)) all.set(each, text)
    else if (isGame(each)) all.set(`game.${token()}`, text)
    else all.set(each, together(each, here, text) ?? here)
  }
  return all
}

/** Carries out the plan, all or nothing; returns whether it was stored. Calls `changed` for each text written. */
export async function carryOut(
  plan: Plan,
  withSettings: boolean,
  places: Places,
  changed: (key: string, text: string) => void,
): Promise<boolean> {
  const { games, reviews, settings } = plan
  const { store, database } = places
  const all = textsNow(plan, places)
  if (withSettings && settings !== null) all.set('settings', settings)
  const before = new Map([...all.keys()].map((each) => [each, store.read(prefix + each)]))
  const undo = (): void => {
    for (const [each, text] of before)
      if (text === null) store.remove(prefix + each)
      else store.write(kindOf(each), prefix + each, text)
  }
  for (const [each, text] of all) {
    if (store.write(kindOf(each), prefix + each, text)) continue
    undo()
    return false
  }
  const replaced = ((await loadHistory(database)) ?? []).filter(({ id }) => games.some((game) => game.id === id))
  const kept = (await keepPlayed(database, games)) !== null
  if (!kept || !(await keepReviews(database, reviews))) {
    if (kept) {
      await database.remove(
        'games',
        games.map(({ id }) => id),
      )
      await database.put('games', replaced)
    }
    undo()
    return false
  }
  for (const [each, text] of all) changed(prefix + each, text)
  return true
}

/** Deletes everything stored here. Returns false if the browser's storage is blocked. */
export async function wipe({ store, database }: Places): Promise<boolean> {
  const done = await Promise.all([
    ...collections.map(async (collection) => {
      const rows = (await database.all(collection)) ?? []
      return database.remove(
        collection,
        rows.flatMap((row) => (v.is(v.looseObject({ id: v.string() }), row) ? [row.id] : [])),
      )
    }),
  ])
  if (!done.every(Boolean)) return false
  for (const key of store.keys()) if (key.startsWith(prefix)) store.remove(key)
  return true
}
