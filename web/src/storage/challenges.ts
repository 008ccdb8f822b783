/**
 * The challenges on this device that are not in the history yet, latest first: what is played, how far it has come here,
 * and what a friend did.
 */
import * as v from 'valibot'
import { alike } from '../core/objects'
import type { Log } from '../core/protocol'
import type { RulesJson } from '../core/types'
import { logIn, type Savegame } from './savegame'
import { anyObject, deviceStore, moment, parse, type Store } from './store'

/** What a friend did: all of it, in letters. */
export interface Theirs {
  readonly name: string
  readonly cards: string
}

export interface KeptChallenge {
  readonly seed: string
  readonly bot: string
  readonly rules: RulesJson
  /** When it was begun or received or, once it is over, ended; in milliseconds since 1970. */
  readonly at: number
  /** What has been played here; null if nothing yet. */
  readonly mine: Savegame | null
  readonly theirs: Theirs | null
}

export const challengesKey = 'openhearts.challenges'
/** The most challenges that are kept here; the oldest go first. */
export const challengeRoom = 8

export const theirsSchema: v.GenericSchema<unknown, Theirs | null> = v.nullable(
  v.object({ name: v.string(), cards: v.string() }),
)
const schema: v.GenericSchema<unknown, KeptChallenge> = v.object({
  seed: v.pipe(v.string(), v.regex(/^[0-9]{1,20}$/)),
  bot: v.string(),
  rules: anyObject,
  at: moment,
  mine: v.nullable(
    v.object({
      names: v.array(v.string()),
      bot: v.string(),
      over: v.boolean(),
      log: v.custom<Log>((log) => logIn(log) !== null),
    }),
  ),
  theirs: theirsSchema,
})
const listSchema = v.object({ all: v.array(v.unknown()) })

/** Unreadable entries are left out. */
export function loadChallenges(store: Store = deviceStore): readonly KeptChallenge[] {
  const { all } = parse(listSchema, store.read(challengesKey)) ?? { all: [] }
  return all.flatMap((each) => {
    const read = v.safeParse(schema, each)
    return read.success ? [read.output] : []
  })
}

/** Puts it first. Returns false if the browser's storage is blocked or full. */
export function keepChallenge(kept: KeptChallenge, store: Store = deviceStore): boolean {
  const others = loadChallenges(store).filter(({ seed }) => seed !== kept.seed)
  return write([kept, ...others], store)
}

/** Removes it, unless it has changed meanwhile. */
export function dropChallenge(kept: KeptChallenge, store: Store = deviceStore): void {
  const same = (each: KeptChallenge): boolean => alike(each, kept)
  const all = loadChallenges(store)
  if (all.some(same))
    write(
      all.filter((each) => !same(each)),
      store,
    )
}

const write = (all: readonly KeptChallenge[], store: Store): boolean =>
  store.write('game', challengesKey, JSON.stringify({ version: 1, all: all.slice(0, challengeRoom) }))
