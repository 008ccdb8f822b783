/**
 * The player's own rule sets, as they lie in the browser under a key of their own. What can't be read is put aside and told
 * of, never thrown away; what a set holds is read elsewhere.
 */
import * as v from 'valibot'
import { message, type AnyMessage } from '../core/types'
import { anyObject, moment, parse, type Store } from './store'

export interface LibraryEntry {
  readonly id: string
  /** When it was kept last, in milliseconds since 1970. */
  readonly at: number
  /** Kept by the page, not by the player: what was in the editor when other rules took its place. */
  readonly loose: boolean
  /** Name, description and fields, as in a file. */
  readonly set: Readonly<Record<string, unknown>>
}

export const libraryKey = 'openhearts.rules'
const asideKey = 'openhearts.rules.aside'
/** How many letters of what could not be read are kept: the latest. */
const asideRoom = 200_000

const librarySchema = v.object({ version: v.literal(1), sets: v.array(v.unknown()) })
const entrySchema: v.GenericSchema<unknown, LibraryEntry> = v.object({
  id: v.string(),
  at: moment,
  loose: v.fallback(v.boolean(), false),
  set: anyObject,
})

/** `trouble` hears of what could not be read; it is put aside. */
export function loadLibrary(store: Store, trouble: (message: AnyMessage) => void): readonly LibraryEntry[] {
  const text = store.read(libraryKey)
  if (text === null) return []
  const { entries, damaged } = readLibrary(text)
  if (damaged.length > 0) {
    // Both steps or neither: what is not safely aside stays where it is.
    const aside = [store.read(asideKey), ...damaged].filter(Boolean).join('\n').slice(-asideRoom)
    if (store.write('rules', asideKey, aside) && saveLibrary(store, entries))
      trouble(message('kept-rules-unreadable', { count: damaged.length }))
  }
  return entries
}

/** False when the browser forbids it or has no room. */
export function saveLibrary(store: Store, entries: readonly LibraryEntry[]): boolean {
  return store.write('rules', libraryKey, JSON.stringify({ version: 1, sets: entries }))
}

/** Entry by entry: a damaged one costs only itself. */
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
