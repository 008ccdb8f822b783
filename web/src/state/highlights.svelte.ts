/**
 * The player's best card of some hands and the one that cost most, by the coach's second look at every move they made.
 * The hands are gone through one after the other, the latest first, until the player goes on.
 */
import type { Card } from '../core/protocol'
import type { Advice, Weighed } from '../core/types'
import type { Game } from '../game/game'
import { choiceOf, gainOver } from './advice'
import { secondLooks } from './secondLooks'

/** A card worth telling of. */
export interface Highlight {
  readonly hand: number
  readonly card: Card
  /** What the coach would have played: for the best card, what comes next to it. */
  readonly other: Card
  /** By so much, in the advice's unit, does the one gain more than the other; of points, on the others at the table. */
  readonly difference: number
  readonly unit: Advice['unit']
}

function found(hand: number, advice: Advice, card: Card): { best: Highlight | null; dearest: Highlight | null } {
  const [first] = advice.choices
  const choice = choiceOf(advice, { kind: 'play', card })
  const none = { best: null, dearest: null }
  if (!first || !choice) return none
  const beside = (other: Weighed, difference: number): Highlight | null =>
    other.action.kind === 'play' ? { hand, card, other: other.action.card, difference, unit: advice.unit } : null
  if (choice.costly) return { ...none, dearest: beside(first, gainOver(first, choice)) }
  // A best card is one that others would have missed: whatever isn't as good is costly.
  const next = advice.choices.find(({ alike }) => !alike)
  return choice.alike && next?.costly ? { ...none, best: beside(next, gainOver(choice, next)) } : none
}

const greater = (one: Highlight | null, other: Highlight | null): Highlight | null =>
  !one || (other && other.difference > one.difference) ? other : one

export class Highlights {
  best: Highlight | null = $state.raw(null)
  dearest: Highlight | null = $state.raw(null)
  /** How many hands there are, and have been gone through. */
  readonly hands: number
  looked = $state(0)
  /** The coach gave no answer. */
  failed = $state(false)

  #game: Game
  #closed = false

  /** Of these hands, by number from 0: each must be finished. */
  constructor(game: Game, hands: readonly number[]) {
    this.#game = game
    this.hands = hands.length
    void this.#go(hands).catch(() => (this.failed = true))
  }

  /** Nothing more is asked for. */
  close(): void {
    this.#closed = true
  }

  async #go(hands: readonly number[]): Promise<void> {
    for (const hand of [...hands].reverse()) {
      const moves = await this.#game.moves(hand)
      for await (const { move, review } of secondLooks(this.#game, hand, moves)) {
        if (this.#closed) return
        if (move.action.kind !== 'play') continue
        const { best, dearest } = found(hand, review.advice, move.action.card)
        this.best = greater(this.best, best)
        this.dearest = greater(this.dearest, dearest)
      }
      this.looked += 1
    }
  }
}
