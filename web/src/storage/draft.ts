/** The rules in the editor, as stored in the browser, with the last version of them that could be played. */
import * as v from 'valibot'
import type { RulesJson } from '../core/types'
import { anyObject, parse, type Store } from './store'

export interface DraftEntry {
  /** The id of the saved rule set that it changes. */
  readonly saved: string | null
  /** The rules of the next game while the editor shows this draft. */
  readonly played: RulesJson
  /** Name, description and fields, as in a file. */
  readonly set: Readonly<Record<string, unknown>>
}

const key = 'openhearts.draft'

const schema: v.GenericSchema<unknown, DraftEntry> = v.object({
  version: v.literal(1),
  saved: v.fallback(v.nullable(v.string()), null),
  played: anyObject,
  set: anyObject,
})

/** Null if there is none, or it can't be read. */
export const loadDraftEntry = (store: Store): DraftEntry | null => parse(schema, store.read(key))

/** Returns false if the browser's storage is blocked or full. */
export const saveDraftEntry = (store: Store, entry: DraftEntry): boolean =>
  store.write('draft', key, JSON.stringify({ version: 1, ...entry }))
