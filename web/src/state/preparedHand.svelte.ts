/**
 * A hand that is set up for the reader, played, and cleared away for the next one: what is shown of it, and whether it
 * could be set up. Late answers about an earlier hand are ignored. Draws nothing.
 */
import type { Game } from '../game/game'
import { Presenter, type Seen } from './presenter.svelte'

/** A hand being played. */
export interface Playing {
  readonly game: Game
  /** The reader has done their part: the trick in question stays on the table. */
  done(): boolean
}

/** How the hand is shown. */
export interface Showing {
  readonly pace: () => number
  readonly seen: Seen
}

export class PreparedHand<Of extends Playing> {
  presenter: Presenter | null = $state.raw(null)
  /** It could not be set up, or its core crashed. */
  failed = $state(false)

  #showing: Showing
  #playing: Of | null = null
  /** Counts the requested hands. */
  #asked = 0

  constructor(showing: Showing) {
    this.#showing = showing
  }

  get playing(): Of | null {
    return this.#playing
  }

  /** Replaces the last hand. Other results of `setUp` count only while `latest` returns true. */
  async open(setUp: (latest: () => boolean) => Promise<Of>): Promise<void> {
    this.close()
    const { pace, seen } = this.#showing
    const asked = this.#asked
    const latest = (): boolean => asked === this.#asked
    try {
      const playing = await setUp(latest)
      if (!latest()) return playing.game.close()
      playing.game.onBroken(() => latest() && this.fail())
      this.#playing = playing
      this.presenter = new Presenter(playing.game, { pace, sweeps: () => !playing.done() }, false, seen)
    } catch {
      if (latest()) this.fail()
    }
  }

  fail(): void {
    this.close()
    this.failed = true
  }

  close(): void {
    this.#asked += 1
    this.presenter?.close()
    this.#playing?.game.close()
    this.presenter = this.#playing = null
    this.failed = false
  }
}
