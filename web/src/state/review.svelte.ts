/**
 * A finished hand being reviewed: its moves, and a review of each one requested. The player's own moves are reviewed
 * one after the other until the room is left. Stores answers; their content is the coach's.
 */
import type { View } from '../core/protocol'
import type { Weighed } from '../core/types'
import type { Move, MoveReview } from '../game/game'
import { remembered } from '../game/remembered'
import { choiceOf } from './advice'
import { secondLooks, type Reviewed } from './secondLooks'

export class Review {
  readonly hand: number
  /** The hand as it ended, and all of its moves; null until they are there. */
  view: View | null = $state.raw(null)
  moves: readonly Move[] = $state.raw([])
  /** By the number of the move. */
  reviews: ReadonlyMap<number, MoveReview> = $state.raw(new Map())
  /** How many moves are the player's own; `looked` is how many of them have been reviewed. */
  own = $state(0)
  looked = $state(0)
  /** The hand or the coach could not be asked about the player's own moves. */
  failed = $state(false)
  /** The moves about which the coach gave no answer when last asked. */
  unanswered: ReadonlySet<number> = $state.raw(new Set())

  #game: Reviewed
  #asked = remembered<MoveReview>()
  #closed = false

  constructor(game: Reviewed, hand: number) {
    this.#game = game
    this.hand = hand
    this.#run(() => this.#begin())
  }

  /** Stops the review. */
  close(): void {
    this.#closed = true
  }

  /** Reviews that move; at once if it was reviewed before. After a failure, the coach is asked again. */
  look(number: number): Promise<MoveReview> {
    return this.#asked(String(number), async () => {
      const others = [...this.unanswered].filter((each) => each !== number)
      this.unanswered = new Set(others)
      try {
        const review = await this.#game.reviewMove(this.hand, number)
        this.reviews = new Map(this.reviews).set(number, review)
        // The coach answers again, so the player's own moves may be reviewed after all.
        if (this.failed && this.view) this.#run(() => this.#lookThrough())
        return review
      } catch (error) {
        this.unanswered = new Set([...this.unanswered, number])
        throw error
      }
    })
  }

  /** The coach's evaluation of that move; null if unknown, or not known yet. */
  weighed(number: number): Weighed | null {
    const [review, move] = [this.reviews.get(number), this.moves[number]]
    return review && move ? choiceOf(review.advice, move.action) : null
  }

  /** The player's own moves that certainly cost something. */
  get costly(): readonly number[] {
    return this.moves.flatMap(({ seat }, number) =>
      seat === this.#game.seat && this.weighed(number)?.costly ? [number] : [],
    )
  }

  async #begin(): Promise<void> {
    ;[this.view, this.moves] = await Promise.all([this.#game.past(this.hand), this.#game.moves(this.hand)])
    this.own = this.moves.filter(({ seat }) => seat === this.#game.seat).length
    await this.#lookThrough()
  }

  async #lookThrough(): Promise<void> {
    this.looked = 0
    const looks = secondLooks(this.#game, this.hand, this.moves, (number) => this.look(number))
    while (!this.#closed && !(await looks.next()).done) this.looked += 1
  }

  #run(what: () => Promise<void>): void {
    this.failed = false
    void what().catch(() => (this.failed = true))
  }
}
