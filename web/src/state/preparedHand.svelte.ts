/**
 * A hand that is set up for the reader, played, and cleared away for the next one: what is shown of it, and whether it could
 * be set up. What comes late of an earlier one is not shown. Draws nothing.
 */
import type { Game } from '../game/game'
import { Presenter, type Seen } from './presenter.svelte'

/** A hand as it is played. */
export interface Playing {
  readonly game: Game
  /** The reader has done what there was to do: the trick that is spoken of stays to be looked at. */
  done(): boolean
}

/** How it is shown. */
export interface Showing {
  readonly pace: () => number
  readonly seen: Seen
}

export class PreparedHand<Of extends Playing> {
  presenter: Presenter | null = $state.raw(null)
  /** It could not be set up, or what it is played with broke. */
  failed = $state(false)

  #showing: Showing
  #playing: Of | null = null
  /** Counts the hands that were asked for. */
  #asked = 0

  constructor(showing: Showing) {
    this.#showing = showing
  }

  get playing(): Of | null {
    return this.#playing
  }

  /** In place of the last. What `setUp` waits for beside the hand counts only while that hand is still the `latest`. */
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
