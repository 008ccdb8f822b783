/**
 * A game as the screen sees it, wherever it is played: one seat, the views of that seat in order, and its actions.
 * The screen draws a `Game` and never asks which kind it is. No timing here: views come as fast as they happen.
 */
import type { Log, Refusal, Rest, RulesInfo, Seat, View } from '../core/protocol'
import type { Action, Advice } from '../core/types'

/** Something that was done in a hand, by anybody. */
export interface Move {
  readonly seat: Seat
  readonly action: Action
}

/** What a player knew before a move, and what the coach says to that: from that seat's view alone. */
export interface MoveReview {
  readonly view: View
  readonly advice: Advice
}

/** What can be done only where everybody else is a bot. */
export interface Alone {
  /** May the game go back, and be given up? Not where everybody is to play the same cards once. */
  readonly returns: boolean
  /** Does it count in the statistics? No longer once it has gone back. */
  readonly counts: boolean
  /**
   * REQUIRES, of this and `replay`: `returns`. Goes back to before the player's last decision; to play the only card that may be played is none. False: there was
   * none. The hands since then are noted as replayed.
   */
  takeBack(): Promise<boolean>
  /** Goes back to where that trick of a hand began, or the hand. REQUIRES: there was such a trick. */
  replay(hand: number, trick?: number): Promise<void>
  /** How the rest of the hand must end, as far as the player can know; null: it is to be played. */
  rest(): Promise<Rest | null>
  /** Plays the rest of the hand so; asked twice, once. REQUIRES: it is the answer of `rest`, and nothing was done since. */
  finish(rest: Rest): Promise<void>
  /** The game is over, without an end. */
  giveUp(): void
}

export interface Game {
  /** Whose cards these are; whoever only watches sits behind it, and sees none. */
  readonly seat: Seat
  readonly watching?: boolean
  /** Is nothing asked of the reader, whoever's turn it is? They only watch, or a bot plays for them. */
  idle?(): boolean
  /** Which bot plays the others, where one plays all of them. */
  readonly bot?: string
  /** By seat. */
  readonly names: readonly string[]
  readonly rules: RulesInfo
  /** The latest view. */
  view(): View
  /**
   * `heard` is called after every action of anybody, in order, each time with the view after it. When an action ends a
   * hand it is called twice: with the finished hand (phase `done`), then, unless the game is over, with the next hand.
   * `jumps`: this view isn't what comes next after the one before. Answers a function that stops it.
   */
  listen(heard: (view: View, jumps?: boolean) => void): () => void
  /** Only where everybody else is a bot. */
  readonly alone?: Alone
  /** Null: done. Otherwise nothing has changed. */
  act(action: Action): Promise<Refusal | null>
  /** May the coach be asked? */
  readonly advises: boolean
  /** What the coach says to this seat now. Rejects with a CoreError when it is not waiting to act. */
  coach(): Promise<Advice>
  /** The whole game so far; null where it is kept elsewhere. */
  log(): Log | null
  /** A finished hand of this game, by its number from 0. */
  past(hand: number): Promise<View>
  /**
   * Everything that was done in a finished hand, in order, as far as this seat may know it. REQUIRES: the hand is finished,
   * for it lies open here.
   */
  moves(hand: number): Promise<readonly Move[]>
  /** Can there be a second look at what that seat did? */
  reviews(seat: Seat): boolean
  /** A second look at move `number` of a finished hand, from 0. REQUIRES: as `moves`, and `reviews` its seat. */
  reviewMove(hand: number, number: number): Promise<MoveReview>
  /** `heard` is called when the core breaks: no more can be played here. What was played until then is kept. */
  onBroken(heard: () => void): void
  /** No view is announced after this, and no action taken. What is kept across a reload stays. */
  close(): void
}
