/**
 * The player's best card of some hands, and their costliest, according to the coach's review of every move they made.
 * Reviews the hands one after the other, latest first, until the player goes on.
 */
import type { Card } from '../core/protocol'
import type { Advice, Weighed } from '../core/types'
import type { Game } from '../game/game'
import { choiceOf } from './advice'
import { secondLooks } from './secondLooks'

/** A card worth mentioning. */
export interface Highlight {
  readonly hand: number
  readonly card: Card
  /** The coach's choice; for the best card, the next best one. */
  readonly other: Card
  /** How much more one costs than the other, in `unit`, as the coach counts everywhere; for `game`, games won in 100. */
  readonly difference: number
  readonly unit: Advice['unit']
}

/** A highlight still to be compared with those of other hands. */
interface Found extends Highlight {
  /** How many more of 100 games are won with the one than with the other. */
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
    return { hand, card, other: other.action.card, difference: worse.cost - better.cost, unit, chance }
  }
  if (choice.costly) return { ...none, dearest: beside(first, [first, choice]) }
  // A best card is one that others could have missed: every card that isn't as good is costly.
  const next = advice.choices.find(({ alike }) => !alike)
  return choice.alike && next?.costly ? { ...none, best: beside(next, [choice, next]) } : none
}

/** A difference of less than this many games in 100 is no highlight. */
const least = 0.5

/** The greatest difference: in games won, or else in the coach's unit, which is then the same for all. */
function greatest(found: readonly Found[], game: boolean): Highlight | null {
  const told: readonly Highlight[] = game
    ? found.filter(({ chance }) => chance >= least).map((one) => ({ ...one, difference: one.chance, unit: 'game' }))
    : found
  return told.reduce<Highlight | null>((most, one) => (!most || one.difference > most.difference ? one : most), null)
}

export class Highlights {
  #bests: readonly Found[] = $state.raw([])
  #dearests: readonly Found[] = $state.raw([])
  /**
   * The coach counts points until the end of the game is near, and then the chance of winning; from there on,
   * highlights are compared by that.
   */
  #byGame = $state(false)
  readonly best = $derived(greatest(this.#bests, this.#byGame))
  readonly dearest = $derived(greatest(this.#dearests, this.#byGame))
  /** How many hands there are; `looked` is how many have been reviewed. */
  readonly hands: number
  looked = $state(0)
  /** The coach gave no answer. */
  failed = $state(false)

  #game: Game
  #closed = false

  /** `hands`: numbers from 0; each of these hands must be finished. */
  constructor(game: Game, hands: readonly number[]) {
    this.#game = game
    this.hands = hands.length
    void this.#go(hands).catch(() => (this.failed = true))
  }

  /** Stops the review. */
  close(): void {
    this.#closed = true
  }

  async #go(hands: readonly number[]): Promise<void> {
    for (const hand of [...hands].reverse()) {
      const moves = await this.#game.moves(hand)
      for await (const { move, review } of secondLooks(this.#game, hand, moves)) {
        if (this.#closed) return
        if (move.action.kind !== 'play') continue
        this.#byGame ||= review.advice.unit === 'game'
        const { best, dearest } = found(hand, review.advice, move.action.card)
        if (best) this.#bests = [...this.#bests, best]
        if (dearest) this.#dearests = [...this.#dearests, dearest]
      }
      this.looked += 1
    }
  }
}
