/**
 * Synchronizes this browser's data with an account, so that it is the same on all devices: settings, rule sets, the
 * scorepad, games, the results of days. Each is a document. A change on one side is copied to the other; changes on
 * both sides are merged, so that nothing of this device is lost. Without a network nothing changes, and it is tried
 * again later.
 */
import * as v from 'valibot'
import { ApiError, notKept, type Api, type KeptShown, type KeptVersion } from '../people/api'
import { isGame, keptKinds, kindOf, prefix } from '../storage/documents'
import { aside } from '../storage/savegame'
import { accountKey, anyObject, moment, parse, type Store } from '../storage/store'
import { markOf } from './mark'
import { dateOf } from './days'
import { daysOf, gameOf, isReadable, padOf, partsOf, rulesOf, settingsOf, type Parts } from './merging'

export interface Had {
  readonly version: number
  /** When it was stored, by the server's clock. */
  readonly at: number
  /** The mark of the text that was here then. */
  readonly mark: string
  readonly parts?: Parts
}
export interface KeptHere {
  readonly person: string
  readonly had: Readonly<Record<string, Had>>
}

const schema = v.object({
  version: v.literal(1),
  person: v.string(),
  had: v.record(
    v.string(),
    v.object({
      version: v.number(),
      at: moment,
      mark: v.string(),
      parts: v.exactOptional(v.record(v.string(), v.string())),
    }),
  ),
})

/** Null: nothing is kept in an account. */
export const keptHere = (store: Store): KeptHere | null => parse(schema, store.read(accountKey))

export const keepFor = (store: Store, { person, had }: KeptHere): boolean =>
  store.write('settings', accountKey, JSON.stringify({ version: 1, person, had }))

/** Stops synchronizing; what is here and what is in the account stays. */
export const keepNoMore = (store: Store): void => store.remove(accountKey)

const isKept = (name: string): boolean => isGame(name) || keptKinds.some((kind) => kind === name)

interface World {
  readonly api: Api
  readonly store: Store
  token(): string
  /** Called when a text has arrived from another device; null: it was deleted. */
  changed(key: string, text: string | null): void
}

/** Why a document, or a change of it, stays on this device only or, if this device has no room, in the account only. */
export type Refused = 'too_large' | 'too_many' | 'no_room' | 'unreadable'

/** The result of synchronizing. */
export interface Outcome {
  readonly here: KeptHere | null
  /** The names of the documents that are not the same on both sides. */
  readonly alone: ReadonlyMap<string, Refused>
}

/** Null: nothing was done, because there was no answer or the account is somebody else's. */
export async function keep(world: World): Promise<Outcome | null> {
  const kept = keptHere(world.store)
  if (kept === null) return null
  try {
    const me = await world.api.me()
    if (me?.kind !== 'account' || me.person !== kept.person) return null
    const pass = new Pass(world, kept.person)
    let again = true
    // Another device may be synchronizing, too: then everything is looked at again.
    for (let tries = 0; again && tries < 3; tries++) again = await pass.run()
    return { here: keptHere(world.store), alone: pass.alone }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** A game that was only opened has not changed: who wrote it last, and when, doesn't count. */
function markIn(name: string, text: string): string {
  const game = isGame(name) ? parse(anyObject, text) : null
  if (game === null) return markOf(text)
  const { writer: _, saved: __, ...played } = game
  return markOf(JSON.stringify(played))
}

const noted = (name: string, text: string, { version, at }: KeptVersion): Had => ({
  ...{ version, at, mark: markIn(name, text), parts: partsOf(name, text) },
})

/** What to do about a document. A game deleted on one side is deleted on the other. */
type Fate = 'nothing' | 'get' | 'put' | 'drop-here' | 'drop-there' | 'forget'

/** Whether the account has an earlier state than this device has seen, or what followed from one: its server's database
 * was restored from a copy, and what came after that is only on the devices. (The versions of a game that was deleted
 * and kept again begin anew, but not the time. Nothing else is ever deleted.) */
const wentBack = (name: string, there: KeptShown | undefined, had: Had): boolean =>
  there !== undefined && there.version <= had.version && (isGame(name) ? there.at < had.at : there.at !== had.at)

/** Decides by the text here, what the account has, and what the account had when this device last looked. `restored`:
 * what is missing in the account needn't have been deleted. */
function fateOf(
  name: string,
  here: string | null,
  there: KeptShown | undefined,
  had: Had | undefined,
  restored: boolean,
): Fate {
  if (there && (there.version !== had?.version || there.at !== had.at)) return 'get'
  if (here !== null) {
    if (markIn(name, here) !== had?.mark) return 'put'
    if (there) return 'nothing'
    // Any other document was lost in the account, and is sent again.
    return isGame(name) && !restored ? 'drop-here' : 'put'
  }
  if (!had) return 'nothing'
  if (!there) return 'forget'
  return isGame(name) ? 'drop-there' : 'get'
}

/** Merges both texts of a document that was changed on both sides; null: they are two games now. */
function together(name: string, here: string, there: string, had: Parts | undefined): string | null {
  if (isGame(name)) return gameOf(here, there)
  if (name === 'rules') return rulesOf(here, there, had)
  if (name === 'pad') return padOf(here, there, had)
  if (name === 'daily') return daysOf(here, there, dateOf(new Date()), had)
  // On a new device the account's settings win.
  return name === 'settings' && had ? settingsOf(here, there, had) : there
}

/** What a later version of the page has written: here it can't be read or merged, so both sides keep what they have. */
const later = v.object({ version: v.pipe(v.number(), v.minValue(2)) })

/** One pass over all documents; another one is needed if `run` returns true. */
class Pass {
  readonly alone = new Map<string, Refused>()
  #world: World
  #person: string
  /** Something has changed meanwhile, or has got another name. */
  #again = false
  /** The server's database was restored from an older copy. */
  #restored = false

  constructor(world: World, person: string) {
    this.#world = world
    this.#person = person
  }

  /** What the account has; null once the person has switched that off here, or turned to another account. */
  get #kept(): KeptHere | null {
    const kept = keptHere(this.#world.store)
    return kept?.person === this.#person ? kept : null
  }

  async run(): Promise<boolean> {
    const { api, store } = this.#world
    this.#again = false
    const there = new Map((await api.kept()).map((each) => [each.name, each]))
    const names = new Set([
      ...store.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
      ...there.keys(),
      ...Object.keys(this.#kept?.had ?? {}),
    ])
    const had = this.#kept?.had ?? {}
    this.#restored ||= Object.entries(had).some(([name, each]) => wentBack(name, there.get(name), each))
    // What the account lacks comes first: only by the others a restored account is recognized, also after a failure.
    const order = [...names].filter(isKept).sort((a, b) => Number(there.has(a)) - Number(there.has(b)))
    for (const name of order) if (this.#kept) await this.#one(name, there.get(name))
    return this.#again
  }

  async #one(name: string, there: KeptShown | undefined): Promise<void> {
    const { api, store } = this.#world
    const here = store.read(prefix + name)
    const had = this.#kept?.had[name]
    this.alone.delete(name)
    try {
      switch (fateOf(name, here, there, had, this.#restored)) {
        case 'get':
          return await this.#get(name, here, had)
        case 'put':
          return await this.#put(name, here ?? '', there ?? notKept)
        case 'drop-here':
          this.#remove(name)
          return this.#note(name, null)
        case 'drop-there':
          // What can't be played here may be a later version's game.
          if (aside(store).some((game) => markIn(name, game) === had?.mark)) return
          await api.keepNot(name, there ?? notKept)
          return this.#note(name, null)
        case 'forget':
          return this.#note(name, null)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'too_large' || error.code === 'too_many') this.alone.set(name, error.code)
      else if (error.code === 'changed') this.#again = true
      // Otherwise the document was deleted meanwhile, or the server can't read it.
      else if (error.code !== 'no_such_thing' && error.code !== 'bad_command') throw error
    }
  }

  async #put(name: string, text: string, last: KeptVersion): Promise<void> {
    const document = parse(anyObject, text)
    // The reader of a document puts unreadable text aside.
    if (document === null || (!v.is(later, document) && !isReadable(name, text)))
      return void this.alone.set(name, 'unreadable')
    const kept = await this.#world.api.keep(name, document, last)
    this.#note(name, noted(name, text, kept))
  }

  /** Fetches the account's document and merges it with the one here, if that was changed, too. */
  async #get(name: string, here: string | null, had: Had | undefined): Promise<void> {
    const { api, store, token } = this.#world
    const { document, version, at } = await api.keptDocument(name)
    const text = JSON.stringify(document)
    if (!this.#kept || v.is(later, document)) return
    if (store.read(prefix + name) !== here) return void (this.#again = true)
    // Whoever keeps the data in the account again has the same on both sides.
    const newer = markIn(name, here ?? '') !== had?.mark || (this.#restored && version <= had.version)
    const ours = here !== null && here !== text && newer
    if (ours && !isReadable(name, here)) return void this.alone.set(name, 'unreadable')
    const parts = had && (this.#restored ? {} : (had.parts ?? {}))
    const both = ours ? together(name, here, text, parts) : text
    const copy = both === null ? `game.${token()}` : null
    if (copy !== null && !this.#write(copy, here ?? '')) return void this.alone.set(name, 'no_room')
    const merged = both ?? text
    if (merged !== here && !this.#write(name, merged)) {
      if (copy !== null) this.#remove(copy)
      return void this.alone.set(name, 'no_room')
    }
    if (copy !== null) this.#again = true
    // Also if the merged one can't be sent now: what has come from there is no change of this device's.
    this.#note(name, noted(name, text, { version, at }))
    if (merged !== text) await this.#put(name, merged, { version, at })
  }

  #write(name: string, text: string): boolean {
    const done = this.#world.store.write(kindOf(name), prefix + name, text)
    if (done) this.#world.changed(prefix + name, text)
    return done
  }

  #remove(name: string): void {
    this.#world.store.remove(prefix + name)
    this.#world.changed(prefix + name, null)
  }

  /** Notes what the account has of a document; null: nothing. */
  #note(name: string, had: Had | null): void {
    const kept = this.#kept
    if (kept === null) return
    const { [name]: _, ...others } = kept.had
    keepFor(this.#world.store, { ...kept, had: had ? { ...others, [name]: had } : others })
  }
}
