/**
 * What lies in this browser, kept in an account as well, the same on all devices: settings, rule sets, the scorepad, games,
 * the results of days.
 * A document each. What was changed on one side goes to the other; what was changed on both is put together, so that
 * nothing of this device is lost. Without a network everything stays as it is, and is tried another time.
 */
import * as v from 'valibot'
import { ApiError, type Api, type KeptShown } from '../people/api'
import { accountKey, anyObject, moment, parse, type Store } from '../storage/store'
import { markOf } from './mark'
import { dateOf } from './days'
import { daysOf, padOf, rulesOf } from './merging'

const prefix = 'openhearts.'

export interface Had {
  readonly version: number
  /** When it was kept, by the server's clock. */
  readonly at: number
  /** Of the text that lay here then. */
  readonly mark: string
}
export interface KeptHere {
  readonly person: string
  readonly had: Readonly<Record<string, Had>>
}

const schema = v.object({
  version: v.literal(1),
  person: v.string(),
  had: v.record(v.string(), v.object({ version: v.number(), at: moment, mark: v.string() })),
})

/** Null: nothing is kept in an account. */
export const keptHere = (store: Store): KeptHere | null => parse(schema, store.read(accountKey))

export const keepFor = (store: Store, { person, had }: KeptHere): boolean =>
  store.write('settings', accountKey, JSON.stringify({ version: 1, person, had }))

/** Nothing is kept any more from here; what is here and what is there stays. */
export const keepNoMore = (store: Store): void => store.remove(accountKey)

export const isGame = (name: string): boolean => name.startsWith('game.')
const isKept = (name: string): boolean => isGame(name) || ['settings', 'rules', 'pad', 'daily'].includes(name)

interface World {
  readonly api: Api
  readonly store: Store
  token(): string
  /** This text lies here now, from another device; null: it does not any more. */
  changed(key: string, text: string | null): void
}

/** Why a document stays here alone. */
export type Refused = 'too_large' | 'too_many'

/** What came of keeping it all. */
export interface Outcome {
  readonly here: KeptHere | null
  /** The names of what stays here alone. */
  readonly alone: ReadonlyMap<string, Refused>
}

/** Null: nothing was done, for there is no answer, or the account is another's. */
export async function keep(world: World): Promise<Outcome | null> {
  const kept = keptHere(world.store)
  if (kept === null) return null
  try {
    const me = await world.api.me()
    if (me?.kind !== 'account' || me.person !== kept.person) return null
    const pass = new Pass(world)
    let again = true
    // Another device may be at it as well: then everything is looked at anew.
    for (let tries = 0; again && tries < 3; tries++) again = await pass.run()
    return { here: keptHere(world.store), alone: pass.alone }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** What is to be done about a document: a game that was thrown away on one side is dropped on the other. */
type Fate = 'nothing' | 'get' | 'put' | 'drop-here' | 'drop-there' | 'forget'

/** By its text here, what the account has of it, and what the account had when this device looked last. */
function fateOf(name: string, here: string | null, there: KeptShown | undefined, had: Had | undefined): Fate {
  if (there && there.version !== had?.version) return 'get'
  if (here !== null) {
    if (markOf(here) !== had?.mark) return 'put'
    if (there) return 'nothing'
    // But for a game it was lost there, and comes back.
    return isGame(name) ? 'drop-here' : 'put'
  }
  if (!had) return 'nothing'
  if (!there) return 'forget'
  return isGame(name) ? 'drop-there' : 'get'
}

/** Both texts as one, of a document that was changed on both sides. */
function together(name: string, here: string, there: string, had: Had | undefined): string {
  if (name === 'rules') return rulesOf(here, there)
  if (name === 'pad') return padOf(here, there)
  if (name === 'daily') return daysOf(here, there, dateOf(new Date()))
  // An account's settings come to a new device; from then on whoever changes them has them.
  return name === 'settings' && had ? here : there
}

/** Every document once, and again while `run` says so. */
class Pass {
  readonly alone = new Map<string, Refused>()
  #world: World
  /** Something has changed meanwhile, or is to be kept under another name. */
  #again = false

  constructor(world: World) {
    this.#world = world
  }

  async run(): Promise<boolean> {
    const { api, store } = this.#world
    this.#again = false
    const there = new Map((await api.kept()).map((each) => [each.name, each]))
    const names = new Set([
      ...store.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
      ...there.keys(),
      ...Object.keys(keptHere(store)?.had ?? {}),
    ])
    for (const name of names) if (isKept(name)) await this.#one(name, there.get(name))
    return this.#again
  }

  async #one(name: string, there: KeptShown | undefined): Promise<void> {
    const { api, store, changed } = this.#world
    const here = store.read(prefix + name)
    const had = keptHere(store)?.had[name]
    try {
      switch (fateOf(name, here, there, had)) {
        case 'get':
          return await this.#get(name, here, had)
        case 'put':
          return await this.#put(name, here ?? '', there?.version ?? 0)
        case 'drop-here':
          store.remove(prefix + name)
          changed(prefix + name, null)
          return this.#note(name, null)
        case 'drop-there':
          await api.keepNot(name)
          return this.#note(name, null)
        case 'forget':
          return this.#note(name, null)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'too_large' || error.code === 'too_many') this.alone.set(name, error.code)
      else if (error.code === 'changed') this.#again = true
      // It was there, and was thrown away meanwhile.
      else if (error.code !== 'no_such_thing') throw error
    }
  }

  async #put(name: string, text: string, version: number): Promise<void> {
    const document = parse(anyObject, text)
    // What can't be read is put aside by who reads it.
    if (document === null) return
    const kept = await this.#world.api.keep(name, document, version)
    this.alone.delete(name)
    this.#note(name, { version: kept.version, at: kept.at, mark: markOf(text) })
  }

  /** What is there comes here; what is here, and was changed as well, is put together with it. */
  async #get(name: string, here: string | null, had: Had | undefined): Promise<void> {
    const { api, store, token } = this.#world
    const { document, version, at } = await api.keptDocument(name)
    const text = JSON.stringify(document)
    if (store.read(prefix + name) !== here) return void (this.#again = true)
    const ours = here !== null && markOf(here) !== had?.mark
    if (ours && isGame(name)) {
      // A game that was played on in two places becomes two.
      this.#again = true
      if (!this.#write(`game.${token()}`, here)) return
    }
    const merged = ours ? together(name, here, text, had) : text
    if (merged !== here && !this.#write(name, merged)) return
    if (merged === text) this.#note(name, { version, at, mark: markOf(text) })
    else await this.#put(name, merged, version)
  }

  #write(name: string, text: string): boolean {
    const what =
      isGame(name) || name === 'daily' ? 'game' : name === 'pad' ? 'scorepad' : (name as 'settings' | 'rules')
    const done = this.#world.store.write(what, prefix + name, text)
    if (done) this.#world.changed(prefix + name, text)
    return done
  }

  /** What the account has of it; null: nothing more. */
  #note(name: string, had: Had | null): void {
    const kept = keptHere(this.#world.store)
    if (kept === null) return
    const { [name]: _, ...others } = kept.had
    keepFor(this.#world.store, { ...kept, had: had ? { ...others, [name]: had } : others })
  }
}
