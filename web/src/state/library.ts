/**
 * The player's own rule sets. Every call reads what is stored and writes the whole back, so that two tabs don't lose each
 * other's sets. Whether a kept set can be played is the core's to say.
 */
import { message, type AnyMessage } from '../core/types'
import { loadLibrary, saveLibrary, type LibraryEntry } from '../storage/library'
import type { Store } from '../storage/store'
import { asJson, readSet, type RuleSet } from './ruleset'

/** A rule set that is kept. */
export interface Kept extends RuleSet, Omit<LibraryEntry, 'set'> {}

export interface Places {
  readonly store: Store
  now(): number
  token(): string
}

export interface Library {
  /** The newest first, those of the player before those the page has kept. */
  list(): readonly Kept[]
  /**
   * Under a new id, or in place of that one; kept now, or when it was. Says why not where the browser keeps nothing, or
   * there is no room.
   */
  put(
    set: RuleSet,
    options?: { readonly id?: string | null; readonly loose?: boolean; readonly at?: number },
  ): Kept | AnyMessage
  drop(id: string): boolean
}

/** How many sets there can be, and how many loose ones: the newest. */
export const room = 100
const looseRoom = 3

/** `trouble` hears of what could not be read; it is put aside. */
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
      const others = read().filter((each) => each.id !== id)
      if (others.length >= room) return message('kept-rules-no-room', { most: room })
      const kept: Kept = { ...set, id: id ?? token(), at, loose }
      const sorted = ordered([kept, ...others])
      const few = [...sorted.filter((each) => !each.loose), ...sorted.filter((each) => each.loose).slice(0, looseRoom)]
      return write(few) ? kept : message('kept-rules-not-kept')
    },
    drop(id) {
      return write(read().filter((each) => each.id !== id))
    },
  }
}
