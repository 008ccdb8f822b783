/**
 * What lies in this browser, kept in an account as well, the same on all devices: settings, rule sets, the scorepad, games.
 * A document each. What was changed on one side goes to the other; what was changed on both is put together, so that
 * nothing of this device is lost. Without a network everything stays as it is, and is tried another time.
 */
import * as v from 'valibot'
import { ApiError, type Api, type KeptShown } from '../people/api'
import { readLibrary } from '../storage/library'
import { readPad, writePad, type Evening, type PadState } from '../storage/scorepad'
import { accountKey, anyObject, moment, parse, type Store } from '../storage/store'

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

const isGame = (name: string): boolean => name.startsWith('game.')
const isKept = (name: string): boolean => isGame(name) || ['settings', 'rules', 'pad'].includes(name)

/** Two texts with the same mark are the same. */
export function markOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    one = Math.imul(one ^ unit, 2654435761)
    other = Math.imul(other ^ unit, 1597334677)
  }
  return `${text.length}.${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`
}

/** All sets of both; of one that both have, as it was kept last. */
function rulesOf(here: string, there: string): string {
  const sets = new Map(readLibrary(there).entries.map((set) => [set.id, set]))
  for (const set of readLibrary(here).entries) if (set.at >= (sets.get(set.id)?.at ?? 0)) sets.set(set.id, set)
  return JSON.stringify({ version: 1, sets: [...sets.values()] })
}

/** The evening of this device, and all others of both; of one that both have, the one with more hands. */
function padOf(here: string, there: string): string {
  const [mine, other] = [readPad(here), readPad(there)]
  if (mine === null || other === null) return mine === null ? there : here
  const evenings = new Map<number, Evening>()
  for (const { evening, past } of [mine, other])
    for (const each of [evening, ...past])
      if (each && each.hands.length > (evenings.get(each.began)?.hands.length ?? 0)) evenings.set(each.began, each)
  const now = mine.evening ?? other.evening
  const on = now && (evenings.get(now.began) ?? now)
  const past = [...evenings.values()].filter(({ began }) => began !== now?.began).sort((a, b) => b.began - a.began)
  const draft: Pick<PadState, 'draft' | 'before'> = on === mine.evening ? mine : { draft: null, before: [] }
  return writePad({ evening: on, draft: draft.draft, before: draft.before, past })
}

interface World {
  readonly api: Api
  readonly store: Store
  token(): string
  /** This text lies here now, from another device; null: it does not any more. */
  changed(key: string, text: string | null): void
}

/** Answers what is here now; null: nothing was done, for there is no answer, or the account is another's. */
export async function keep(world: World): Promise<KeptHere | null> {
  const kept = keptHere(world.store)
  if (kept === null) return null
  try {
    const me = await world.api.me()
    if (me?.kind !== 'account' || me.person !== kept.person) return null
    let again = true
    // Another device may be at it as well: then everything is looked at anew.
    for (let tries = 0; again && tries < 3; tries++) again = await pass(world)
    return keptHere(world.store)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Every document once. True: something has changed meanwhile, or is to be kept under another name. */
async function pass({ api, store, token, changed }: World): Promise<boolean> {
  const there = new Map((await api.kept()).map((each) => [each.name, each]))
  const names = new Set([
    ...store.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    ...there.keys(),
    ...Object.keys(keptHere(store)?.had ?? {}),
  ])
  let again = false

  const note = (name: string, had: Had | null): void => {
    const kept = keptHere(store)
    if (kept === null) return
    const { [name]: _, ...others } = kept.had
    keepFor(store, { ...kept, had: had ? { ...others, [name]: had } : others })
  }
  const write = (name: string, text: string): boolean => {
    const key = prefix + name
    const what = isGame(name) ? 'game' : name === 'pad' ? 'scorepad' : (name as 'settings' | 'rules')
    const done = store.write(what, key, text)
    if (done) changed(key, text)
    return done
  }
  async function put(name: string, text: string, version: number): Promise<void> {
    const document = parse(anyObject, text)
    // What can't be read is put aside by who reads it.
    if (document === null) return
    const kept = await api.keep(name, document, version)
    note(name, { version: kept.version, at: kept.at, mark: markOf(text) })
  }
  /** What is there comes here; what is here, and was changed as well, is put together with it. */
  async function get(name: string, here: string | null, ours: boolean, had: Had | undefined): Promise<void> {
    const { document, version, at } = await api.keptDocument(name)
    const text = JSON.stringify(document)
    if (store.read(prefix + name) !== here) return void (again = true)
    if (here !== null && ours && name === 'settings' && had) return put(name, here, version)
    if (here !== null && ours && isGame(name)) {
      again = true
      if (!write(`game.${token()}`, here)) return
    }
    const mine = here !== null && ours
    const merged = mine && name === 'rules' ? rulesOf(here, text) : mine && name === 'pad' ? padOf(here, text) : text
    if (!write(name, merged)) return
    if (merged === text) note(name, { version, at, mark: markOf(text) })
    else await put(name, merged, version)
  }
  async function one(name: string, remote: KeptShown | undefined): Promise<void> {
    const here = store.read(prefix + name)
    const had = keptHere(store)?.had[name]
    const ours = here !== null && markOf(here) !== had?.mark
    const theirs = remote !== undefined && remote.version !== had?.version
    if (theirs) return get(name, here, ours, had)
    if (here !== null && (ours || !remote)) {
      if (ours || !had || !isGame(name)) return put(name, here, remote?.version ?? 0)
      store.remove(prefix + name)
      changed(prefix + name, null)
      return note(name, null)
    }
    if (here !== null || !had) return
    // It was here, and is not any more: a game was thrown away; anything else was lost, and comes back.
    if (!remote) return note(name, null)
    if (!isGame(name)) return get(name, here, false, had)
    await api.keepNot(name)
    note(name, null)
  }

  for (const name of names) {
    if (!isKept(name)) continue
    try {
      await one(name, there.get(name))
    } catch (error) {
      // Too large, or too many: it stays here alone.
      if (!(error instanceof ApiError) || !['changed', 'too_large', 'too_many', 'no_such_thing'].includes(error.code))
        throw error
      again ||= error.code === 'changed'
    }
  }
  return again
}
