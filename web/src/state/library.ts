/**
 * The player's own rule sets, kept in the browser under a key of their own. Every call reads what is stored and writes
 * the whole back, so that two tabs don't lose each other's sets. What can't be read is put aside and told of, never
 * thrown away; whether a kept set can be played is the core's to say.
 */
import type { Refusal } from '../core/types'
import { isObject } from '../core/objects'
import { asJson, readSet, type RuleSet } from './ruleset'

export interface Kept extends RuleSet {
  readonly id: string
  /** When it was kept last, in milliseconds since 1970. */
  readonly at: number
  /** Kept by the page, not by the player: what was in the editor when other rules took its place. */
  readonly loose: boolean
}

export interface Places {
  readonly storage: Storage
  now(): number
  token(): string
}

export interface Shelf {
  /** The newest first, those of the player before those the page has kept. */
  list(): readonly Kept[]
  /** Under a new id, or in place of that one; kept now, or when it was. A refusal when the browser keeps nothing, or there is no room. */
  put(
    set: RuleSet,
    options?: { readonly id?: string | null; readonly loose?: boolean; readonly at?: number },
  ): Kept | Refusal
  drop(id: string): boolean
}

export const shelfKey = 'openhearts.rules'
const asideKey = 'openhearts.rules.aside'
/** So many sets at most; of loose ones the newest three. */
export const room = 100
const looseRoom = 3

/** `trouble` hears of what could not be read; it is put aside. */
export function shelf(places: Places, trouble: (refusal: Refusal) => void): Shelf {
  const read = (): Kept[] => {
    const text = quietly(() => places.storage.getItem(shelfKey)) ?? null
    if (text === null) return []
    const { sets, damaged } = readShelf(text)
    if (damaged.length > 0) {
      // Both steps or neither: what is not safely aside stays where it is.
      const aside = quietly(() => places.storage.getItem(asideKey)) ?? ''
      const moved = quietly(() => {
        places.storage.setItem(asideKey, [aside, ...damaged].filter(Boolean).join('\n').slice(-200_000))
        return write(sets)
      })
      if (moved === true) {
        const what = damaged.length === 1 ? 'A rule set' : `${damaged.length} rule sets`
        trouble({ code: 'rules_unreadable', words: `${what} kept on this device could not be read. It was put aside.` })
      }
    }
    return sets
  }
  const write = (sets: readonly Kept[]): boolean =>
    quietly(() => {
      const entries = sets.map(({ id, at, loose, ...set }) => ({ id, at, loose, set: asJson(set) }))
      places.storage.setItem(shelfKey, JSON.stringify({ version: 1, sets: entries }))
      return true
    }) ?? false
  const ordered = (sets: readonly Kept[]): Kept[] =>
    [...sets].sort((a, b) => Number(a.loose) - Number(b.loose) || b.at - a.at)

  return {
    list: () => ordered(read()),
    put(set, { id = null, loose = false, at = places.now() } = {}) {
      const others = read().filter((each) => each.id !== id)
      if (others.length >= room)
        return { code: 'no_room', words: `There is room for ${room} rule sets. Delete one, then save again.` }
      const kept: Kept = { ...set, id: id ?? places.token(), at, loose }
      const sorted = ordered([kept, ...others])
      const few = [...sorted.filter((each) => !each.loose), ...sorted.filter((each) => each.loose).slice(0, looseRoom)]
      if (write(few)) return kept
      return {
        code: 'not_kept',
        words: 'This browser keeps nothing, so the rules could not be saved. Save them as a file.',
      }
    },
    drop(id) {
      return write(read().filter((each) => each.id !== id))
    },
  }
}

/** Entry by entry: a damaged one costs only itself. */
export function readShelf(text: string): { readonly sets: Kept[]; readonly damaged: readonly string[] } {
  const value = quietly(() => JSON.parse(text) as unknown)
  if (!isObject(value) || value['version'] !== 1 || !Array.isArray(value['sets'])) return { sets: [], damaged: [text] }
  const sets: Kept[] = []
  const damaged: string[] = []
  for (const entry of value['sets'] as unknown[]) {
    const kept = readEntry(entry)
    if (kept !== null && !sets.some(({ id }) => id === kept.id)) sets.push(kept)
    else damaged.push(JSON.stringify(entry))
  }
  return { sets, damaged }
}

function readEntry(entry: unknown): Kept | null {
  if (!isObject(entry) || typeof entry['id'] !== 'string' || typeof entry['at'] !== 'number') return null
  const reading = readSet(entry['set'])
  if ('refusal' in reading) return null
  return { ...reading.set, id: entry['id'], at: entry['at'], loose: entry['loose'] === true }
}

/** Storage throws when it is full, forbidden or gone. */
function quietly<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
