/** Whether the person wants this browser's data kept in an account, and since when each part has been. */
import { api, type Me } from '../people/api'
import { deviceStore, token } from '../storage/store'
import { keep, keepFor, keepNoMore, keptHere, type KeptHere, type Refused } from './keeping'
import { bare } from './address'
import { navigation } from './navigation.svelte'

let here: KeptHere | null = $state.raw(keptHere(deviceStore))
/** The last attempt could not reach the account. */
let unreached = $state(false)
/** The names of the documents that were not the same on both sides after the last attempt. */
let alone: ReadonlyMap<string, Refused> = $state.raw(new Map())
let running: Promise<void> | null = null
let listening = false

/** A person who returns to the page may have used another device meanwhile. */
function looked(): void {
  if (navigation.where.screen === 'home') void kept.now()
}

async function run(): Promise<void> {
  const done = await keep({
    api: api(bare(location.href)),
    store: deviceStore,
    token,
    // Stores are notified as if another tab had made the change.
    changed: (key, newValue) => dispatchEvent(new StorageEvent('storage', { key, newValue })),
  })
  here = keptHere(deviceStore)
  unreached = done === null && here !== null
  if (done) alone = done.alone
}

export const kept = {
  /** Null: nothing is kept in an account. */
  get here(): KeptHere | null {
    return here
  },
  /** Whether this account keeps this browser's data. */
  in({ person }: Me): boolean {
    return here?.person === person
  },
  get alone(): ReadonlyMap<string, Refused> {
    return alone
  },
  get unreached(): boolean {
    return unreached
  },
  /** Sends and fetches what has changed. */
  now(): Promise<void> {
    if (!listening) addEventListener('focus', looked)
    listening = true
    running ??= run().finally(() => (running = null))
    return running
  },
  /** Keeps the data in that account from now on; null: in none. */
  turn(account: Me | null): Promise<void> {
    if (account === null) keepNoMore(deviceStore)
    else keepFor(deviceStore, { person: account.person, had: {} })
    here = keptHere(deviceStore)
    if (account === null) return Promise.resolve()
    // What goes on now was begun for another account, or before this one was turned off.
    return running === null ? kept.now() : running.then(kept.now, kept.now)
  },
}
