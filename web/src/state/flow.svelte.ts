/**
 * What plays by itself while it is the player's turn: a card chosen ahead, the only card that may be played, the tricks that
 * can change nothing. And what the player can be sure of about the rest of the hand. Fetched when a table is there.
 */
import type { Rest } from '../core/protocol'
import type { Presenter } from './presenter.svelte'

/** How long a turn is there to be seen before it plays itself, at the normal pace and at least, in ms. */
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
  #closed = false

  /** `finished`: the rest was played because no points were left. */
  constructor(presenter: Presenter, choices: () => Choices, pace: () => number, finished: () => void) {
    this.#presenter = presenter
    this.#choices = choices
    this.#pace = pace
    this.#finished = finished
  }

  /** The scene has changed, or what waits no longer waits. `held`: something lies over the table. */
  look(held: boolean): void {
    clearTimeout(this.#timer)
    const presenter = this.#presenter
    const { game } = presenter
    const { view } = presenter.scene
    if (view.phase !== 'play' || view.over) presenter.ahead = null
    const rest = presenter.rest
    if (rest && rest.at !== view) presenter.rest = null
    if (held || presenter.asked !== 'play') return
    const { ahead } = presenter
    if (ahead) {
      // What may not be played is refused, and the reason is shown.
      presenter.ahead = null
      return void presenter.act({ kind: 'play', card: ahead.card })
    }
    if (game.alone && view.tricks.length > 0 && view.cards.length > 1 && presenter.rest === null) void this.#prove()
    const [only, ...others] = view.legal
    if (this.#choices().forced && only && others.length === 0 && !presenter.advice)
      this.#later(() => void presenter.act({ kind: 'play', card: only }))
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  /** The rest is played as was proved, unless something was done meanwhile. */
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
    if (proved.why !== 'worthless' || !this.#choices().finish) return
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
