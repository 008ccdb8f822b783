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
  /** By so much, in that unit, does the one gain more than the other; of points, on the others at the table. */
  readonly difference: number
  readonly unit: Advice['unit']
}

/** One that is still to be compared with those of other hands. */
interface Found extends Highlight {
  /** By so much, in hundredths of a game, does the one win it more often than the other. */
  readonly chance: number
}

function found(hand: number, advice: Advice, card: Card): { best: Found | null; dearest: Found | null } {
  const [first] = advice.choices
  const choice = choiceOf(advice, { kind: 'play', card })
  const none = { best: null, dearest: null }
  if (!first || !choice) return none
  const { unit } = advice
  const beside = (other: Weighed, [better, worse]: readonly [Weighed, Weighed]): Found | null => {
    if (other.action.kind !== 'play') return null
    const chance = 100 * (better.win - worse.win)
    return { hand, card, other: other.action.card, difference: gainOver(better, worse), unit, chance }
  }
  if (choice.costly) return { ...none, dearest: beside(first, [first, choice]) }
  // A best card is one that others would have missed: whatever isn't as good is costly.
  const next = advice.choices.find(({ alike }) => !alike)
  return choice.alike && next?.costly ? { ...none, best: beside(next, [choice, next]) } : none
}

/**
 * The one that made most difference. Until a game nears its end the coach counts points, then the game itself: where there
 * are both, what points did to the game is compared.
 */
function greatest(found: readonly Found[]): Highlight | null {
  const mixed = new Set(found.map(({ unit }) => unit)).size > 1
  return found
    .map((one): Highlight => (mixed && one.unit === 'points' ? { ...one, difference: one.chance, unit: 'game' } : one))
    .reduce<Highlight | null>((most, one) => (!most || one.difference > most.difference ? one : most), null)
}

export class Highlights {
  #bests: readonly Found[] = $state.raw([])
  #dearests: readonly Found[] = $state.raw([])
  readonly best = $derived(greatest(this.#bests))
  readonly dearest = $derived(greatest(this.#dearests))
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
        if (best) this.#bests = [...this.#bests, best]
        if (dearest) this.#dearests = [...this.#dearests, dearest]
      }
      this.looked += 1
    }
  }
}
