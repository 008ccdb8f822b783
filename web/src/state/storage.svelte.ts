/** What the browser could not save, reactive, so that the player learns of it and can save it elsewhere. */
import { deviceStore, type Kept } from '../storage/store'

let failing: ReadonlySet<Kept> = $state.raw(new Set<Kept>())

let asked = false

export const storage = {
  /** The kinds of data whose last write failed; empty if all is well. */
  get failing(): ReadonlySet<Kept> {
    return failing
  },
  start(): void {
    failing = deviceStore.failing()
    deviceStore.onFailing(() => (failing = deviceStore.failing()))
  },
  /** Asks the browser, once, not to clear the storage: there is now something that the player would miss. */
  keepForGood(): void {
    if (asked || !('storage' in navigator)) return
    asked = true
    const { storage } = navigator
    void storage.persisted().then(
      (kept) => kept || storage.persist(),
      () => false,
    )
  },
}
