/** The time for the rings around seats: whoever draws from it is drawn again at every tick, and nothing ticks while nobody does. */
import { createSubscriber } from 'svelte/reactivity'

/** In ms: a ring of seven seconds moves by little more than a pixel. With every frame it would cost three times as much. */
const TICK = 50

export class RingClock {
  #time: () => number
  #watch: () => void

  constructor(time: () => number) {
    this.#time = time
    this.#watch = createSubscriber((update) => {
      const ticking = setInterval(update, TICK)
      return () => clearInterval(ticking)
    })
  }

  get now(): number {
    this.#watch()
    return this.#time()
  }
}
