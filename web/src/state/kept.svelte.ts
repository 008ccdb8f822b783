/** What lies in this browser and in an account as well: whether somebody wants that, and what of it is kept since when. */
import { api, type Me } from '../people/api'
import { deviceStore, token } from '../storage/store'
import { keep, keepFor, keepNoMore, keptHere, type KeptHere, type Refused } from './keeping'
import { bare } from './address'
import { navigation } from './navigation.svelte'

let here: KeptHere | null = $state.raw(keptHere(deviceStore))
/** The account could not be reached when it was tried last. */
let unreached = $state(false)
/** The names of what stays here alone, as it was tried last. */
let alone: ReadonlyMap<string, Refused> = $state.raw(new Map())
let running: Promise<void> | null = null
let listening = false

/** Whoever comes back to the page may have been at another device. */
function looked(): void {
  if (navigation.where.screen === 'home') void kept.now()
}

async function run(): Promise<void> {
  const done = await keep({
    api: api(bare(location.href)),
    store: deviceStore,
    token,
    // Whatever shows it is told as if another tab had changed it.
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
  /** Whether somebody keeps in their account what lies here. */
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
  /** From now on in that account; null: no more. */
  turn(account: Me | null): Promise<void> {
    if (account === null) keepNoMore(deviceStore)
    else keepFor(deviceStore, { person: account.person, had: {} })
    here = keptHere(deviceStore)
    return account === null ? Promise.resolve() : kept.now()
  },
}
