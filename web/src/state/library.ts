/**
 * The player's own rule sets. Every call reads what is stored and writes all of it back, so that two tabs don't lose
 * each other's sets. The core decides whether a saved set can be played.
 */
import { message, type AnyMessage } from '../core/types'
import { loadLibrary, saveLibrary, type LibraryEntry } from '../storage/library'
import type { Store } from '../storage/store'
import { asJson, readSet, type RuleSet } from './ruleset'

/** A saved rule set. */
export interface Kept extends RuleSet, Omit<LibraryEntry, 'set'> {}

export interface Places {
  readonly store: Store
  now(): number
  token(): string
}

export interface Library {
  /** Newest first; the player's own before those that the page has saved. */
  list(): readonly Kept[]
  /**
   * Saves a set under a new id, or in place of the one with `id`, with the current time or with `at`. Returns the
   * reason if the browser stores nothing or there is no room.
   */
  put(
    set: RuleSet,
    options?: { readonly id?: string | null; readonly loose?: boolean; readonly at?: number },
  ): Kept | AnyMessage
  drop(id: string): boolean
}

/** The most sets, and the most loose ones, of which the newest stay. */
export const room = 100
const looseRoom = 3

/** Reports unreadable sets to `trouble` and puts them aside. */
export function library({ store, now, token }: Places, trouble: (message: AnyMessage) => void): Library {
  const read = (): readonly Kept[] =>
    loadLibrary(store, trouble).flatMap(({ set, ...entry }) => {
      const reading = readSet(set)
      return 'refusal' in reading ? [] : [{ ...entry, ...reading.set }]
    })
  const write = (sets: readonly Kept[]): boolean =>
    saveLibrary(
      store,
      sets.map(({ id, at, loose, ...set }) => ({ id, at, loose, set: asJson(set) })),
    )
  const ordered = (sets: readonly Kept[]): Kept[] =>
    [...sets].sort((a, b) => Number(a.loose) - Number(b.loose) || b.at - a.at)

  return {
    list: () => ordered(read()),
    put(set, { id = null, loose = false, at = now() } = {}) {
      const all = read()
      const others = all.filter((each) => each.id !== id)
      const kept: Kept = { ...set, id: id ?? token(), at, loose }
      const sorted = ordered([kept, ...others])
      const few = [...sorted.filter((each) => !each.loose), ...sorted.filter((each) => each.loose).slice(0, looseRoom)]
      if (few.length > Math.max(room, all.length)) return message('kept-rules-no-room', { most: room })
      return write(few) ? kept : message('kept-rules-not-kept')
    },
    drop(id) {
      return write(read().filter((each) => each.id !== id))
    },
  }
}
