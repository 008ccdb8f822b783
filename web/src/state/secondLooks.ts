/**
 * The coach's review of every move of the player's in a finished hand, one after the other. The costs of all moves are
 * stored, for statistics and practice.
 */
import type { FairLog, Log } from '../core/protocol'
import type { Game, Move, MoveReview } from '../game/game'
import { dealOf } from '../storage/history'
import { keepReviews } from '../storage/reviews'
import { deviceDatabase } from '../storage/database'
import { now } from '../storage/store'
import { handId, reviewedHand } from './habits'

/** The part of a game that a review needs. */
export type Reviewed = Pick<Game, 'seat' | 'names' | 'rules' | 'past' | 'moves' | 'reviews' | 'reviewMove'> & {
  log(): Log | FairLog | null
}

export interface SecondLook {
  /** The move's number in its hand, from 0. */
  readonly number: number
  readonly move: Move
  readonly review: MoveReview
}

/** If the caller stops before the last move, nothing is stored. */
export async function* secondLooks(
  game: Reviewed,
  hand: number,
  moves: readonly Move[],
  look: (number: number) => Promise<MoveReview> = (number) => game.reviewMove(hand, number),
): AsyncGenerator<SecondLook, void> {
  const looked: SecondLook[] = []
  for (const [number, move] of moves.entries()) {
    if (move.seat !== game.seat) continue
    const one = { number, move, review: await look(number) }
    looked.push(one)
    yield one
  }
  if (looked.length === 0) return
  const log = game.log()
  const from = log && { deal: dealOf(log), hand }
  // If storing fails, the result is only for this look.
  void keepReviews(deviceDatabase, [reviewedHand(handId(game.seat, hand, moves), from, now(), looked)])
}
