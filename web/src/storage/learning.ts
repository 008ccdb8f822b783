/**
 * How far the reader has come in learning the game, as it lies in the browser: the lesson to go on with, and how the last
 * games ended at each level.
 */
import * as v from 'valibot'
import { levels, type Level } from './settings'
import { deviceStore, parse, type Store } from './store'

/** A game that was played to its end. */
export interface Ended {
  /** Which game it was. */
  readonly seed: string
  readonly level: Level
  /** Of so many: 1 is the best. */
  readonly place: number
  readonly players: number
}

export interface Learning {
  /** The id of the lesson to go on with; null: there is none, as it has not been begun or is done. */
  readonly lesson: string | null
  /** The lessons have been gone through to their end. */
  readonly done: boolean
  /** The latest last. */
  readonly ended: readonly Ended[]
  /** The levels that were offered and not wanted. */
  readonly declined: readonly Level[]
}

const key = 'openhearts.learning'
export const nothingLearnt: Learning = { lesson: null, done: false, ended: [], declined: [] }
/** How many games are remembered. */
const room = 10

const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const ended = v.object({ seed: v.string(), level: v.picklist(levels), place: count, players: count })
const schema: v.GenericSchema<unknown, Learning> = v.object({
  lesson: v.fallback(v.nullable(v.string()), nothingLearnt.lesson),
  done: v.fallback(v.boolean(), nothingLearnt.done),
  ended: v.fallback(v.array(ended), []),
  declined: v.fallback(v.array(v.picklist(levels)), []),
})

export const loadLearning = (store: Store = deviceStore): Learning => parse(schema, store.read(key)) ?? nothingLearnt

/** False when the browser forbids it or has no room. */
export function saveLearning(change: Partial<Learning>, store: Store = deviceStore): boolean {
  const learning = { ...loadLearning(store), ...change }
  return store.write('learning', key, JSON.stringify({ version: 1, ...learning, ended: learning.ended.slice(-room) }))
}
