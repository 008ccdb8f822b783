/**
 * A hand that the reader has played before, from just before one of their moves: they decide again, the same bots play
 * the trick to its end, and the coach comments on the move. Doesn't count anywhere.
 */
import type { Engine } from '../core/engine'
import type { FairLog, Log, Seat } from '../core/protocol'
import { setUp } from '../core/setUp'
import type { Action, Advice } from '../core/types'
import type { Game } from './game'
import { botSeed, PATIENCE, seedOf, THOUGHT } from './seeds'
import { shortGame } from './shortGame'

/** A decision of a game that is over. */
export interface Decision {
  readonly log: Log | FairLog
  /** How many actions of the log come before it. */
  readonly to: number
  /** Whose decision it is. */
  readonly seat: Seat
  readonly names: readonly string[]
  /** The bot at every other seat. */
  readonly bot: string
}

export interface PracticeGame extends Game {
  /** The reader's action; null while there is more to do. */
  chosen(): Action | null
  /** The coach's advice on the decision, from what the seat knew. */
  readonly advice: Promise<Advice>
}

/** Rejects with a CoreError for a log that can't be played. */
export async function practiceGame(engine: Engine, { log, to, seat: me, names, bot }: Decision): Promise<PracticeGame> {
  const rules = await engine.rules(log.rules)
  const session = engine.open()
  const seed = seedOf(log)
  let done = to
  let chosen: Action | null = null
  return setUp(session, async () => {
    await session.load({ ...log, actions: log.actions.slice(0, to) })
    const game = await shortGame({
      session,
      rules,
      seat: me,
      names,
      choose: (seat) => session.bot(bot, seat, botSeed(seed, done), PATIENCE),
      acted(seat, action) {
        done += 1
        if (seat === me) chosen = action
      },
      done: () => chosen !== null,
    })
    // Same seed as in the review, so that the coach says the same. Requested after the hand, because answers come in
    // order.
    return { ...game, chosen: () => chosen, advice: session.coach(me, THOUGHT, botSeed(seed, to)) }
  })
}
