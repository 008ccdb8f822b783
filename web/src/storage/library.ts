/**
 * The player's own rule sets, stored in the browser under one key. Unreadable entries are put aside and reported, never
 * thrown away. What a set holds is parsed elsewhere.
 */
import * as v from 'valibot'
import { message, type AnyMessage } from '../core/types'
import { anyObject, moment, parse, putAside, type Store } from './store'

export interface LibraryEntry {
  readonly id: string
  /** When it was last saved, in milliseconds since 1970. */
  readonly at: number
  /** Saved by the page, not by the player: it was in the editor when other rules replaced it. */
  readonly loose: boolean
  /** Name, description and fields, as in a file. */
  readonly set: Readonly<Record<string, unknown>>
}

export const libraryKey = 'openhearts.rules'
const asideKey = 'openhearts.rules.aside'

const librarySchema = v.object({ version: v.literal(1), sets: v.array(v.unknown()) })
const entrySchema: v.GenericSchema<unknown, LibraryEntry> = v.object({
  id: v.string(),
  at: moment,
  loose: v.fallback(v.boolean(), false),
  set: anyObject,
})

/** Reports unreadable entries to `trouble` and puts them aside. */
export function loadLibrary(store: Store, trouble: (message: AnyMessage) => void): readonly LibraryEntry[] {
  const text = store.read(libraryKey)
  if (text === null) return []
  const { entries, damaged } = readLibrary(text)
  if (damaged.length > 0) {
    // Both steps or neither: an entry stays where it is until it is safely put aside.
    if (putAside(store, 'rules', asideKey, damaged) && saveLibrary(store, entries))
      trouble(message('kept-rules-unreadable', { count: damaged.length }))
  }
  return entries
}

/** Returns false if the browser's storage is blocked or full. */
export function saveLibrary(store: Store, entries: readonly LibraryEntry[]): boolean {
  return store.write('rules', libraryKey, JSON.stringify({ version: 1, sets: entries }))
}

/** Read entry by entry, so that a damaged one is the only one lost. */
export function readLibrary(text: string): {
  readonly entries: readonly LibraryEntry[]
  readonly damaged: readonly string[]
} {
  const library = parse(librarySchema, text)
  if (library === null) return { entries: [], damaged: [text] }
  const entries: LibraryEntry[] = []
  const damaged: string[] = []
  for (const each of library.sets) {
    const read = v.safeParse(entrySchema, each)
    if (read.success && !entries.some(({ id }) => id === read.output.id)) entries.push(read.output)
    else damaged.push(JSON.stringify(each))
  }
  return { entries, damaged }
}
