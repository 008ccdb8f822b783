/**
 * The reader's progress in learning the game, as stored in the browser: the lesson to continue with, and how the last
 * games ended at each level.
 */
import * as v from 'valibot'
import { levels, type Level } from './settings'
import { deviceStore, parse, type Store } from './store'

/** A game that was finished. */
export interface Ended {
  /** The seed identifies the game. */
  readonly seed: string
  readonly level: Level
  /** From 1, the best, to the number of players; a side of partners counts as one. */
  readonly place: number
  readonly players: number
}

export interface Learning {
  /** The id of the lesson to continue with; null if the lessons have not been begun or are done. */
  readonly lesson: string | null
  /** The lessons have been completed. */
  readonly done: boolean
  /** Latest last. */
  readonly ended: readonly Ended[]
  /** The levels that were offered and declined. */
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

/** Returns false if the browser's storage is blocked or full. */
export function saveLearning(change: Partial<Learning>, store: Store = deviceStore): boolean {
  const learning = { ...loadLearning(store), ...change }
  return store.write('learning', key, JSON.stringify({ version: 1, ...learning, ended: learning.ended.slice(-room) }))
}
