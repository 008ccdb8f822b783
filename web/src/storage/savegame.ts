/**
 * Games kept across a reload. A game is its log, so the log is what is stored, after every action.
 *
 * Several tabs share one store. Each game has an entry of its own, and an entry remembers which page wrote it last: a
 * page that finds another's mark goes on under a new entry, so two tabs at one game part and neither loses anything.
 * Never plays and never checks a log: whether it can be played is for the core to say.
 */
import type { Log, Refusal } from '../core/types'

/** What is stored of a game. */
export interface Kept {
  readonly names: readonly string[]
  readonly bot: string
  readonly over: boolean
  readonly log: Log
}

interface Entry extends Kept {
  readonly version: 1
  readonly writer: string
  /** Milliseconds since 1970. */
  readonly saved: number
}

/** All that a keeper needs from outside: where games lie, what outlives a reload of this tab only, time, chance. */
export interface Places {
  readonly games: Storage
  readonly tab: Storage
  now(): number
  token(): string
}

export interface Candidate {
  readonly id: string
  readonly kept: Kept
}

export interface Keeper {
  /** Games to take up, the likeliest first: the one this tab was at, then unfinished ones from the newest. */
  candidates(): readonly Candidate[]
  /** Goes on with that game: later saves go to its entry. */
  take(id: string): void
  /** Starts an entry for a new game, in place of the one this page was at. */
  begin(): void
  /** False when the browser forbids it or has no room: the game goes on, but a reload will lose it. */
  save(kept: Kept): boolean
  /** Puts an entry that cannot be taken up out of the way; the last such is not destroyed. */
  setAside(id: string): void
}

const prefix = 'openhearts.game.'
const asideKey = 'openhearts.aside'
const mineKey = 'openhearts.mine'
/** So many games lie waiting at most; the oldest goes first. */
const room = 6

/** `trouble` hears of entries that cannot be read; they are put aside. */
export function keeper(places: Places, trouble: (refusal: Refusal) => void): Keeper {
  const writer = places.token()
  let mine: string | null = null

  const text = (id: string): string => quietly(() => places.games.getItem(prefix + id)) ?? ''
  const drop = (id: string): void => void quietly(() => places.games.removeItem(prefix + id))
  const write = (id: string, entry: Entry): boolean =>
    quietly(() => (places.games.setItem(prefix + id, JSON.stringify(entry)), true)) ?? false
  const sitAt = (id: string): string => {
    quietly(() => places.tab.setItem(mineKey, id))
    return (mine = id)
  }
  const setAside = (id: string): void => {
    const was = text(id)
    drop(id)
    quietly(() => places.games.setItem(asideKey, was))
  }
  const newestFirst = (): { readonly id: string; readonly kept: Entry }[] => {
    const keys = quietly(() => Object.keys(places.games)) ?? []
    return keys
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .flatMap((id) => {
        const kept = readEntry(text(id))
        if (kept !== null) return [{ id, kept }]
        setAside(id)
        trouble({ code: 'kept_unreadable', words: 'A game kept on this device could not be read. It was put aside.' })
        return []
      })
      .sort((a, b) => b.kept.saved - a.kept.saved)
  }

  return {
    candidates() {
      const own = mine ?? quietly(() => places.tab.getItem(mineKey)) ?? null
      const all = newestFirst()
      // A finished game is worth showing after a reload of its own tab, not a week later.
      return [...all.filter(({ id }) => id === own), ...all.filter(({ id, kept }) => id !== own && !kept.over)]
    },
    take(id) {
      const entry = readEntry(text(sitAt(id)))
      if (entry !== null) write(id, { ...entry, writer })
    },
    begin() {
      if (mine !== null && readEntry(text(mine))?.writer === writer) drop(mine)
      for (const { id } of newestFirst().slice(room - 1)) drop(id)
      sitAt(places.token())
    },
    save(kept) {
      let id = mine ?? sitAt(places.token())
      const there = readEntry(text(id))
      if (there !== null && there.writer !== writer) id = sitAt(places.token())
      return write(id, { version: 1, writer, saved: places.now(), ...kept })
    },
    setAside,
  }
}

/** The browser's own places. Each is looked up when used: a browser may forbid even naming them. */
export const browserPlaces: Places = {
  get games() {
    return localStorage
  },
  get tab() {
    return sessionStorage
  },
  now: () => Date.now(),
  // Not randomUUID: it is missing where the page is served over plain http to a phone in the house.
  token: () => String(crypto.getRandomValues(new BigUint64Array(1))[0]),
}

/** Null for anything this version has not written itself. The log's contents are judged by the core. */
function readEntry(text: string): Entry | null {
  const entry = quietly(() => JSON.parse(text) as Partial<Entry> | null)
  if (typeof entry !== 'object' || entry === null || entry.version !== 1) return null
  const { names, bot, over, writer, saved, log } = entry
  const sound =
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string') &&
    typeof bot === 'string' &&
    typeof over === 'boolean' &&
    typeof writer === 'string' &&
    typeof saved === 'number' &&
    typeof log === 'object' &&
    log !== null &&
    Array.isArray(log.actions) &&
    log.actions.every((action) => typeof action === 'string') &&
    typeof log.seed === 'string'
  return sound ? (entry as Entry) : null
}

/** Storage throws when it is full, forbidden or gone. None of that may stop a game. */
function quietly<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
