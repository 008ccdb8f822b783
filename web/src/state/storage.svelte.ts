/** What the browser could not save, reactive, so that the player can be told and save it elsewhere. */
import { deviceStore, type Kept } from '../storage/store'

let failing: ReadonlySet<Kept> = $state.raw(new Set<Kept>())

let asked = false

export const storage = {
  /** What could not be saved when it was last tried; empty when all is well. */
  get failing(): ReadonlySet<Kept> {
    return failing
  },
  start(): void {
    failing = deviceStore.failing()
    deviceStore.onFailing(() => (failing = deviceStore.failing()))
  },
  /** There is something now that the player would miss: asks the browser, once, not to clear it away by itself. */
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
