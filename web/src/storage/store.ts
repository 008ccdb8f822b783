/**
 * The one door to what the browser keeps. A browser's storage throws when it is full, forbidden or gone, and none of that
 * may stop a game: here reading answers null, and writing says whether it was done. What could not be saved is announced.
 */
import * as v from 'valibot'

/** What is kept, by what the player would miss. */
export type Kept = 'game' | 'settings' | 'rules' | 'draft' | 'scorepad' | 'learning'

export interface Store {
  read(key: string): string | null
  /** False when the browser forbids it or has no room; what was there before is then still there. */
  write(what: Kept, key: string, text: string): boolean
  remove(key: string): void
  keys(): readonly string[]
  /** What could not be saved when it was last tried. */
  failing(): ReadonlySet<Kept>
  /** `heard` is called whenever `failing` changes. Answers a function that stops it. */
  onFailing(heard: () => void): () => void
}

/** `area` is called for each use: a browser may forbid even naming its storage. */
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

/** Whether the page has ever kept anything here. */
export const isFirstVisit = (store: Store): boolean => !store.keys().some((key) => key.startsWith('openhearts.'))

/** What this device keeps, and what outlives a reload of this tab only. */
export const deviceStore = store(() => localStorage)
export const tabStore = store(() => sessionStorage)

/** Whose account keeps what lies here, and what of it; nothing lies there where nobody wants that. */
export const accountKey = 'openhearts.account'

/** The seed of the game in which the coach speaks up without being asked: the first after the lessons. */
export const guidedKey = 'openhearts.guided'

export const now = (): number => Date.now()

/** A name that nothing else has. Not randomUUID: it is missing where the page is served over plain http to a phone in the house. */
export const token = (): string => String(crypto.getRandomValues(new BigUint64Array(1))[0])

/** `heard` gets the text, null when it was removed, whenever another tab changes it. Answers a function that stops it. */
export function watch(key: string, heard: (text: string | null) => void): () => void {
  const changed = (event: StorageEvent): void => {
    if (event.key === key) heard(event.newValue)
  }
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** A plain object, whatever is in it: what it means is for the core to judge. */
export const anyObject = v.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

/** Milliseconds since 1970, of a day that there is. */
export const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15))

/** Null for anything that is not JSON, or that the schema does not know. */
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
