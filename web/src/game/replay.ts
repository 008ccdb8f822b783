/**
 * A review of finished hands: their moves, read from the log, and the coach's advice on each as its player saw it then.
 * Plays in its own session, so that the game itself is not disturbed. Only finished hands, whose cards are open anyway.
 */
import type { Engine, Session } from '../core/engine'
import { inTurn, type InTurn } from '../core/inTurn'
import { readAction } from '../core/line'
import type { FairLog, Log, Seat } from '../core/protocol'
import type { Move, MoveReview } from './game'
import { botSeed, seedOf, THOUGHT } from './seeds'
import { remembered } from './remembered'

export interface Replay {
  moves(hand: number): Promise<readonly Move[]>
  reviewMove(hand: number, number: number): Promise<MoveReview>
  /** The number of actions before that trick of a hand, or before the hand. */
  before(hand: number, trick?: number): Promise<number>
  /**
   * The number of actions before that seat's last decision in a hand, or before its first action if it decided nothing;
   * null if it has not acted in it.
   */
  decision(seat: Seat, hand: number): Promise<number | null>
  end(): void
}

/** `now` returns the current log. */
export function replayOf(engine: Engine, now: () => Log | FairLog): Replay {
  let session: Session | null = null
  /** By hand, the index of its first action in the log. Hands after the last one here have not been located yet. */
  const starts: number[] = [0]
  const turn = inTurn()
  /** What breaks, breaks its session with it: the next request opens another. */
  const next: InTurn = (what) =>
    turn(async () => {
      try {
        return await what()
      } catch (error) {
        session?.end()
        session = null
        throw error
      }
    })
  /** A person looking at a hand and then stepping through it asks twice. */
  const reviewed = remembered<MoveReview>()
  const at = async (actions: readonly string[]): Promise<Session> => {
    session ??= engine.open()
    await session.load({ ...now(), actions })
    return session
  }
  /** Where a hand begins in the log; the log's length if it has not begun yet. */
  const startOf = async (hand: number): Promise<number> => {
    const { actions } = now()
    if (starts[hand] === undefined) {
      const from = starts.at(-1) ?? 0
      const playing = await at(actions.slice(0, from))
      for (let number = from; number < actions.length && starts[hand] === undefined; number++) {
        const { seat, action } = readAction(actions[number] ?? '')
        const status = await playing.act(seat, action)
        if (!('code' in status) && status.hand === starts.length) starts.push(number + 1)
      }
    }
    return starts[hand] ?? actions.length
  }

  return {
    moves: (hand) =>
      next(async () =>
        now()
          .actions.slice(await startOf(hand), await startOf(hand + 1))
          .map((text) => readAction(text)),
      ),
    reviewMove: (hand, number) =>
      reviewed(`${hand} ${number}`, () =>
        next(async () => {
          const log = now()
          const { actions } = log
          const before = (await startOf(hand)) + number
          const { seat } = readAction(actions[before] ?? '')
          const playing = await at(actions.slice(0, before))
          const view = await playing.view(seat)
          return { view, advice: await playing.coach(seat, THOUGHT, botSeed(seedOf(log), before)) }
        }),
      ),
    before: (hand, trick) =>
      next(async () => {
        const start = await startOf(hand)
        if (trick === undefined) return start
        const { actions } = now()
        const { tricks } = await (await at(actions)).view(0, hand)
        const played = tricks.slice(0, trick).reduce((sum, { cards }) => sum + cards.length, 0)
        return actions.findIndex((action, i) => i >= start && action.startsWith('play ')) + played
      }),
    decision: (seat, hand) =>
      next(async () => {
        const { actions } = now()
        let found: number | null = null
        for (let i = actions.length - 1; i >= 0; i--) {
          if (readAction(actions[i] ?? '').seat !== seat) continue
          const view = await (await at(actions.slice(0, i))).view(seat)
          if (view.hand !== hand) break
          found = i
          if (view.phase !== 'play' || view.legal.length > 1) break
        }
        return found
      }),
    end: () => void next(() => session?.end()),
  }
}
