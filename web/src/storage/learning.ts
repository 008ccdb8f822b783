/** How far the reader has come with the tutorial, as it lies in the browser. */
import * as v from 'valibot'
import { deviceStore, parse, type Store } from './store'

export interface Learning {
  /** The id of the lesson to go on with; null: there is none, as it has not been begun or is done. */
  readonly lesson: string | null
  /** It has been gone through to its end. */
  readonly done: boolean
}

const key = 'openhearts.learning'
const none: Learning = { lesson: null, done: false }

const schema: v.GenericSchema<unknown, Learning> = v.object({
  lesson: v.fallback(v.nullable(v.string()), none.lesson),
  done: v.fallback(v.boolean(), none.done),
})

export const loadLearning = (store: Store = deviceStore): Learning => parse(schema, store.read(key)) ?? none

/** False when the browser forbids it or has no room. */
export const saveLearning = (learning: Learning, store: Store = deviceStore): boolean =>
  store.write('learning', key, JSON.stringify({ version: 1, ...learning }))
