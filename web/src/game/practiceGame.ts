/**
 * A hand that the reader has played before, from just before one of their cards: they decide once more, the same bots play
 * the trick to its end, and the coach has its word on the card. Counts nowhere.
 */
import type { Engine } from '../core/engine'
import type { FairLog, Log, Seat } from '../core/protocol'
import type { Action, Advice } from '../core/types'
import type { Game } from './game'
import { botSeed, PATIENCE, seedOf, THOUGHT } from './seeds'
import { shortGame } from './shortGame'

/** A decision of a game that is over. */
export interface Decision {
  readonly log: Log | FairLog
  /** How many actions of the log had been done by then. */
  readonly to: number
  /** Whose decision it is. */
  readonly seat: Seat
  readonly names: readonly string[]
  /** The bot at every other seat. */
  readonly bot: string
}

export interface PracticeGame extends Game {
  /** What the reader has done; null while there is more to do. */
  chosen(): Action | null
  /** What the coach says to the decision, from what the seat knew. */
  readonly advice: Promise<Advice>
}

/** Rejects with a CoreError for a log that can't be played. */
export async function practiceGame(engine: Engine, { log, to, seat: me, names, bot }: Decision): Promise<PracticeGame> {
  const rules = await engine.rules(log.rules)
  const session = engine.open()
  const seed = seedOf(log)
  let done = to
  let chosen: Action | null = null
  try {
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
    // As the second look at it was taken, so that it says the same. Asked for once the hand is there: answers come in turn.
    return { ...game, chosen: () => chosen, advice: session.coach(me, THOUGHT, botSeed(seed, to)) }
  } catch (error) {
    session.end()
    throw error
  }
}
