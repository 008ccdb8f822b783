/** What the browser could not save, reactive, so that the player can be told and save it elsewhere. */
import { deviceStore, type Kept } from '../storage/store'

let failing: ReadonlySet<Kept> = $state.raw(new Set<Kept>())

export const storage = {
  /** What could not be saved when it was last tried; empty when all is well. */
  get failing(): ReadonlySet<Kept> {
    return failing
  },
  start(): void {
    failing = deviceStore.failing()
    deviceStore.onFailing(() => (failing = deviceStore.failing()))
  },
}
