/**
 * The little table of the home screen: four bots play, a card a second, as long as somebody may be looking, and stop
 * when their game ends. With reduced motion they wait in the middle of a trick until told to play.
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

  /** `seen`: whether somebody may be looking. */
  constructor(seen: () => boolean) {
    this.#seen = seen
  }

  /** `first`: how many cards have been played before the table is first shown. */
  async begin(playing: boolean, first = 7): Promise<void> {
    this.playing = playing
    let game: BotsAlone | null = null
    try {
      game = await botsAlone(pageEngine(), {}, 'careful', newSeed())
      let view: View | null = null
      for (let card = 0; card < first; card++) view = await game.step()
      if (this.#closed) return game.end()
      this.#game = game
      this.view = view
      this.#next()
    } catch {
      // Without the core there is no table; the rest of the page reports that.
      game?.end()
      this.view = null
      this.playing = false
    }
  }

  play(): void {
    this.playing = true
    if (this.#game === null) return
    if (!this.view?.over) return this.#next()
    this.#game.end()
    this.#game = null
    void this.begin(true)
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
      // Wait while nobody is looking.
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
