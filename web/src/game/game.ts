/**
 * A game as the screen sees it, wherever it is played: one seat, the views of that seat in order, and its actions. The
 * screen draws a `Game` and never asks which kind it is. Views come as fast as they are made; their pace is set
 * elsewhere.
 */
import type { Log, Refusal, Rest, RulesInfo, Seat, View } from '../core/protocol'
import type { Action, Advice } from '../core/types'

/** An action in a hand, by any player. */
export interface Move {
  readonly seat: Seat
  readonly action: Action
}

/** What a player knew before a move, and the coach's advice on it, from that seat's view alone. */
export interface MoveReview {
  readonly view: View
  readonly advice: Advice
}

/** What can be done only in a game where all other players are bots. */
export interface Alone {
  /** Whether the game may go back and may be given up. Not where everybody plays the same cards once. */
  readonly returns: boolean
  /** Whether the game counts in the statistics; no longer once it has gone back. */
  readonly counts: boolean
  /**
   * Goes back to before the player's last decision in that hand, the one they see. Playing the only legal card is not a
   * decision; a player who has made none takes back their first card. Returns false if they have done nothing in it.
   * The hands since then are marked as replayed. REQUIRES, as does `replay`: `returns`.
   */
  takeBack(hand: number): Promise<boolean>
  /** Goes back to the beginning of that trick, or of the hand. REQUIRES: the trick was begun. */
  replay(hand: number, trick?: number): Promise<void>
  /** How the rest of the hand must end, as far as the player can know; null if it is still open. */
  rest(): Promise<Rest | null>
  /**
   * Plays the rest of the hand that way; a second call does nothing. REQUIRES: `rest` returned it, and nothing has been
   * played since.
   */
  finish(rest: Rest): Promise<void>
  /** Ends the game without a result. */
  giveUp(): void
}

export interface Game {
  /** Whose cards these are. A spectator sits behind this seat, and sees no cards. */
  readonly seat: Seat
  readonly watching?: boolean
  /** Whether the reader has nothing to decide, whoever's turn it is: they only watch, or a bot plays for them. */
  idle?(): boolean
  /** The bot at every other seat, if one bot plays them all. */
  readonly bot?: string
  /** By seat. */
  readonly names: readonly string[]
  readonly rules: RulesInfo
  /** The latest view. */
  view(): View
  /**
   * Calls `heard` after every action by anybody, in order, with the view after it. When an action ends a hand it is
   * called twice: with the finished hand (phase `done`) and then, unless the game is over, with the next hand. `jumps`:
   * this view doesn't follow from the one before. Returns a function that stops it.
   */
  listen(heard: (view: View, jumps?: boolean) => void): () => void
  /** Present only if all other players are bots. */
  readonly alone?: Alone
  /** Null: done. Otherwise nothing has changed. */
  act(action: Action): Promise<Refusal | null>
  /** Whether the coach may be asked. */
  readonly advises: boolean
  /** The coach's advice to this seat now. Rejects with a CoreError if the seat is not to act. */
  coach(): Promise<Advice>
  /** The whole game so far; null if its log is kept elsewhere. */
  log(): Log | null
  /** A finished hand of this game, by its number from 0. */
  past(hand: number): Promise<View>
  /**
   * All moves of a finished hand, in order, as far as this seat may know them. REQUIRES: the hand is finished, because
   * its cards are shown here.
   */
  moves(hand: number): Promise<readonly Move[]>
  /** Whether the moves of that seat can be reviewed. */
  reviews(seat: Seat): boolean
  /**
   * Reviews move `number`, from 0, of a finished hand. REQUIRES: as for `moves`, and `reviews` is true for its seat.
   */
  reviewMove(hand: number, number: number): Promise<MoveReview>
  /** Calls `heard` when the core crashes: no more can be played here. What was played until then is kept. */
  onBroken(heard: () => void): void
  /** After this, no view is announced and no action accepted. A saved game stays saved. */
  close(): void
}
