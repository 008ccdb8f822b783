/**
 * The coach's second look at every move that the player made in a finished hand, one after the other. What all of them cost
 * is kept: the statistics count it, and it can be practised.
 */
import type { FairLog, Log } from '../core/protocol'
import type { Game, Move, MoveReview } from '../game/game'
import { dealOf } from '../storage/history'
import { keepReviews } from '../storage/reviews'
import { deviceDatabase } from '../storage/database'
import { now } from '../storage/store'
import { handId, reviewedHand } from './habits'

/** As much of a game as is looked at. */
export type Reviewed = Pick<Game, 'seat' | 'names' | 'rules' | 'past' | 'moves' | 'reviews' | 'reviewMove'> & {
  log(): Log | FairLog | null
}

export interface SecondLook {
  /** Of the move in its hand, from 0. */
  readonly number: number
  readonly move: Move
  readonly review: MoveReview
}

/** Whoever stops asking before the last move has nothing kept. */
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
  // Where it can't be kept, it is for this look alone.
  void keepReviews(deviceDatabase, [reviewedHand(handId(game.seat, hand, moves), from, now(), looked)])
}
