/**
 * What is played automatically on the player's turn: a card chosen ahead, the only legal card, tricks that can't change
 * anything. Also what the player can be sure of about the rest of the hand. Loaded once there is a table.
 */
import type { Rest } from '../core/protocol'
import type { Presenter } from './presenter.svelte'

/** How many ms a turn is visible before it is played automatically: at normal pace, and at least. */
const BEAT = { normal: 700, least: 250 }

export interface Choices {
  readonly forced: boolean
  readonly finish: boolean
}

export const beat = (pace: number): number => Math.max(BEAT.least, BEAT.normal * pace)

export class Flow {
  #presenter: Presenter
  #choices: () => Choices
  #pace: () => number
  #finished: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #held = false
  #closed = false

  /** `finished`: called when the rest is played because no points are left. */
  constructor(presenter: Presenter, choices: () => Choices, pace: () => number, finished: () => void) {
    this.#presenter = presenter
    this.#choices = choices
    this.#pace = pace
    this.#finished = finished
  }

  /**
   * To be called when the scene has changed, or whatever held things up is gone. `held`: something covers the table.
   */
  look(held: boolean): void {
    clearTimeout(this.#timer)
    this.#held = held
    const presenter = this.#presenter
    const { game } = presenter
    const { view } = presenter.scene
    if (view.phase !== 'play' || view.over) presenter.ahead = null
    const rest = presenter.rest
    if (rest && rest.at !== view) presenter.rest = null
    if (held || presenter.asked !== 'play') return
    const { ahead } = presenter
    if (ahead) {
      // If the card is illegal, the game refuses it and the reason is shown.
      presenter.ahead = null
      return void presenter.act({ kind: 'play', card: ahead.card })
    }
    const [only, ...others] = view.legal
    if (this.#choices().forced && only && others.length === 0 && !presenter.advice)
      this.#later(() => void presenter.act({ kind: 'play', card: only }))
    if (!game.alone || view.tricks.length === 0 || view.cards.length === 1) return
    if (presenter.rest) this.#finishSoon()
    else void this.#prove()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  /** Plays the rest as proved, unless something has been played meanwhile. */
  finish(): void {
    const { rest, game, latest } = this.#presenter
    if (rest && rest.at === latest) void game.alone?.finish(rest).catch(() => undefined)
  }

  async #prove(): Promise<void> {
    const presenter = this.#presenter
    const at = presenter.latest
    const proved: Rest | null = await presenter.game.alone!.rest().catch(() => null)
    if (!proved || this.#closed || presenter.latest !== at) return
    presenter.rest = { ...proved, at }
    this.#finishSoon()
  }

  #finishSoon(): void {
    const presenter = this.#presenter
    if (presenter.rest?.why !== 'worthless' || !this.#choices().finish || this.#held || presenter.advice) return
    this.#later(() => {
      if (presenter.rest?.at !== presenter.latest) return
      this.#finished()
      this.finish()
    })
  }

  #later(what: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(what, beat(this.#pace()))
  }
}
