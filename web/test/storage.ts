/** Storage in memory, for tests: one device, and the pages opened on it. */
import type { Places } from '../src/storage/savegame'
import { store } from '../src/storage/store'

/** The part of the browser's Storage that is used: named entries that are also the object's own keys. */
export function storage(): Storage {
  const methods = {
    getItem: (key: string): string | null => (Object.hasOwn(store, key) ? (store[key] as string) : null),
    setItem: (key: string, value: string): void => void (store[key] = value),
    removeItem: (key: string): void => void delete store[key],
    clear: (): void => Object.keys(store).forEach((key) => delete store[key]),
    key: (n: number): string | null => Object.keys(store)[n] ?? null,
  }
  const store = Object.create(methods) as Record<string, unknown>
  return store as unknown as Storage
}

/**
 * A device whose clock advances a second with each reading. `page(tab)` returns what one page load in that tab gets.
 */
export function device(): { readonly games: Storage; page(tab?: Storage): Places } {
  const games = storage()
  let time = 0
  let tokens = 0
  return {
    games,
    page: (tab = storage()) => ({
      games: store(() => games),
      tab: store(() => tab),
      now: () => (time += 1000),
      token: () => `t${++tokens}`,
    }),
  }
}
