/** The challenges on this device, latest first: what is played, how far it has come here, and what a friend did. */
import * as v from 'valibot'
import type { Log } from '../core/protocol'
import type { RulesJson } from '../core/types'
import { logIn, type Savegame } from './savegame'
import { anyObject, deviceStore, moment, parse, type Store } from './store'

export interface KeptChallenge {
  readonly seed: string
  readonly bot: string
  readonly rules: RulesJson
  /** When it was begun or received, in milliseconds since 1970. */
  readonly at: number
  /** What has been played here; null if nothing yet. */
  readonly mine: Savegame | null
  readonly theirs: { readonly name: string; readonly cards: string } | null
}

export const challengesKey = 'openhearts.challenges'
/** The most challenges that are kept; the oldest go first. */
export const challengeRoom = 8

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
  theirs: v.nullable(v.object({ name: v.string(), cards: v.string() })),
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
  return store.write(
    'game',
    challengesKey,
    JSON.stringify({ version: 1, all: [kept, ...others].slice(0, challengeRoom) }),
  )
}
