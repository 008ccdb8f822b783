/**
 * The time for the rings around seats: whatever reads it is redrawn at every tick, and nothing ticks while nobody reads
 * it.
 */
import { createSubscriber } from 'svelte/reactivity'

/**
 * In ms. Per tick a ring of seven seconds moves little more than a pixel; redrawing with every frame would cost three
 * times as much.
 */
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
