/**
 * The only way to the browser's storage. That throws when it is full, blocked or missing, and none of this may stop a
 * game: here reading returns null, and writing returns whether it succeeded. Failed writes are announced.
 */
import * as v from 'valibot'

/** The kinds of stored data, as the player would miss them. */
export type Kept = 'game' | 'settings' | 'rules' | 'draft' | 'scorepad' | 'learning' | 'seat'

export interface Store {
  read(key: string): string | null
  /** Returns false if the browser's storage is blocked or full; the previous value is then still there. */
  write(what: Kept, key: string, text: string): boolean
  remove(key: string): void
  keys(): readonly string[]
  /** The kinds of data whose last write failed. */
  failing(): ReadonlySet<Kept>
  /** Calls `heard` whenever `failing` changes. Returns a function that stops it. */
  onFailing(heard: () => void): () => void
}

/** `area` is called for each use: with blocked storage, even naming it may throw. */
export function store(area: () => Storage): Store {
  let failing: ReadonlySet<Kept> = new Set()
  const listeners = new Set<() => void>()
  const note = (what: Kept, saved: boolean): void => {
    if (failing.has(what) === !saved) return
    const others = [...failing].filter((each) => each !== what)
    failing = new Set(saved ? others : [...others, what])
    for (const heard of [...listeners]) heard()
  }
  return {
    read: (key) => quietly(() => area().getItem(key)) ?? null,
    write(what, key, text) {
      const saved = quietly(() => (area().setItem(key, text), true)) ?? false
      note(what, saved)
      return saved
    },
    remove: (key) => void quietly(() => area().removeItem(key)),
    keys: () => quietly(() => Object.keys(area())) ?? [],
    failing: () => failing,
    onFailing(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}

/** How many characters of unreadable texts are kept under a key: the latest. */
const asideRoom = 200_000
/** Adds texts that can't be read to those under that key, one a line. */
export const putAside = (store: Store, what: Kept, key: string, texts: readonly string[]): boolean =>
  store.write(what, key, [store.read(key), ...texts].filter(Boolean).join('\n').slice(-asideRoom))

/** Whether the page has never stored anything here. */
export const isFirstVisit = (store: Store): boolean => !store.keys().some((key) => key.startsWith('openhearts.'))

/** Storage of this device, and storage of this tab that survives a reload. */
export const deviceStore = store(() => localStorage)
export const tabStore = store(() => sessionStorage)

/** Which account keeps this device's data, and what of it; absent unless the player wants that. */
export const accountKey = 'openhearts.account'

/** The seed of the game in which the coach speaks up unasked: the first one after the lessons. */
export const guidedKey = 'openhearts.guided'

export const now = (): number => Date.now()

/** A unique name. Not randomUUID, which is missing where the page is served over plain http to a phone in the house. */
export const token = (): string => String(crypto.getRandomValues(new BigUint64Array(1))[0])

/**
 * Calls `heard` with the text, or null if it was removed, whenever another tab changes it. Returns a function that
 * stops it.
 */
export function watch(key: string, heard: (text: string | null) => void): () => void {
  const changed = (event: StorageEvent): void => {
    if (event.key === key) heard(event.newValue)
  }
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** A plain object with any content; the core judges what it means. */
export const anyObject = v.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

/** Milliseconds since 1970, within the range of Date. */
export const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15))

/** Null if the text is not JSON or doesn't match the schema. */
export function parse<T>(schema: v.GenericSchema<unknown, T>, text: string | null): T | null {
  const value = quietly(() => JSON.parse(text ?? 'null') as unknown)
  const read = v.safeParse(schema, value)
  return read.success ? read.output : null
}

function quietly<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
