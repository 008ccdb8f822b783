/** The rules in the editor, as they lie in the browser beside the last of them that could be played. */
import * as v from 'valibot'
import type { RulesJson } from '../core/types'
import { anyObject, parse, type Store } from './store'

export interface DraftEntry {
  /** The id of the kept set that it is a change of. */
  readonly saved: string | null
  /** The rules of the next game while the draft is this. */
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

/** Null when there is none that can be read. */
export const loadDraftEntry = (store: Store): DraftEntry | null => parse(schema, store.read(key))

/** False when the browser forbids it or has no room. */
export const saveDraftEntry = (store: Store, entry: DraftEntry): boolean =>
  store.write('draft', key, JSON.stringify({ version: 1, ...entry }))
