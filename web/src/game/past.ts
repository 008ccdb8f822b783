/** A game that is over, restored from its log, to be looked through hand by hand. Nothing more is played in it. */
import type { Engine } from '../core/engine'
import type { FairLog, Log, RulesInfo, Seat, View } from '../core/protocol'
import type { Game } from './game'
import { replayOf } from './replay'

/** The part of a game that a look back needs. */
export type PastGame = Pick<
  Game,
  'seat' | 'names' | 'rules' | 'past' | 'moves' | 'reviews' | 'reviewMove' | 'close'
> & {
  readonly rules: RulesInfo
  log(): Log | FairLog
  /** The end of the game, from the reader's seat. */
  readonly last: View
}

/** Rejects with a CoreError for a log that can't be played. */
export async function pastGame(
  engine: Engine,
  log: Log | FairLog,
  names: readonly string[],
  seat: Seat,
): Promise<PastGame> {
  const session = engine.open()
  try {
    await session.load(log)
    const rules = await engine.rules(log.rules)
    const last = await session.view(seat)
    const replay = replayOf(engine, () => log)
    return {
      seat,
      names,
      rules,
      last,
      log: () => log,
      past: (hand) => session.view(seat, hand),
      moves: (hand) => replay.moves(hand),
      reviews: () => true,
      reviewMove: (hand, number) => replay.reviewMove(hand, number),
      close() {
        replay.end()
        session.end()
      },
    }
  } catch (error) {
    session.end()
    throw error
  }
}
