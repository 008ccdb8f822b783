/**
 * The little table of the first page: four bots play on while somebody may be looking, a card a second, and stop with their
 * game. Where nothing is to move they sit still in the middle of a trick until they are told to play.
 */
import { pageEngine } from '../core/page'
import type { View } from '../core/protocol'
import { botsAlone, type BotsAlone } from '../game/botsAlone'
import { newSeed } from '../game/seeds'
import { hosts } from '../game/start'

const CARD = 1100
const TRICK = 2000

export const liveNames = hosts.slice(1, 5)

export class LiveTable {
  view: View | null = $state.raw(null)
  playing = $state(false)

  #game: BotsAlone | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #seen: () => boolean

  /** `seen`: may somebody be looking? */
  constructor(seen: () => boolean) {
    this.#seen = seen
  }

  /** `first`: how many cards have been played when it is first seen. */
  async begin(playing: boolean, first = 7): Promise<void> {
    try {
      this.#game = await botsAlone(pageEngine(), {}, 'careful', newSeed())
      for (let card = 0; card < first; card++) this.view = await this.#game.step()
      if (playing) this.play()
    } catch {
      // Without the core there is no table; what else the page shows says so.
      this.view = null
    }
    if (this.#closed) this.#game?.end()
  }

  play(): void {
    if (this.view?.over) {
      this.#game?.end()
      void this.begin(true)
      return
    }
    this.playing = true
    this.#next()
  }

  stop(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  close(): void {
    this.#closed = true
    this.stop()
    this.#game?.end()
    this.#game = null
  }

  #next(): void {
    clearTimeout(this.#timer)
    if (!this.playing || this.#closed) return
    this.#timer = setTimeout(() => void this.#step(), this.view?.trick?.cards.length ? CARD : TRICK)
  }

  async #step(): Promise<void> {
    try {
      // Nobody sees it: it waits.
      const view = this.#seen() ? await this.#game?.step() : this.view
      if (this.#closed) return
      if (view) this.view = view
      if (!view || view.over) this.playing = false
    } catch {
      this.playing = false
    }
    this.#next()
  }
}
