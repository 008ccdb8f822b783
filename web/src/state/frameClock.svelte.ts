/** The time, frame by frame: whoever draws from it is drawn again with every frame of the screen, and nothing ticks while nobody does. */
import { createSubscriber } from 'svelte/reactivity'

export class FrameClock {
  #time: () => number
  #watch: () => void

  constructor(time: () => number) {
    this.#time = time
    this.#watch = createSubscriber((update) => {
      let frame = requestAnimationFrame(function next() {
        update()
        frame = requestAnimationFrame(next)
      })
      return () => cancelAnimationFrame(frame)
    })
  }

  get now(): number {
    this.#watch()
    return this.#time()
  }
}
