/**
 * A short game around a single decision of the reader: the others act until the reader has to decide, and then to the
 * end of that trick. The caller says what the others play and when the decision is made; the core says everything else.
 * Nothing of it is kept.
 */
import type { Session } from '../core/engine'
import { inTurn } from '../core/inTurn'
import type { Refusal, RulesInfo, Seat, View } from '../core/protocol'
import type { Action } from '../core/types'
import type { Game } from './game'
import { gameListeners } from './listeners'

export interface ShortGame {
  /** At the position where the game begins; ended with the game. */
  readonly session: Session
  readonly rules: RulesInfo
  /** The reader's seat. */
  readonly seat: Seat
  readonly names: readonly string[]
  /** The action of another player. */
  choose(seat: Seat, view: View): Action | Promise<Action>
  /** Called after every action, before it is shown. */
  acted(seat: Seat, action: Action): void
  /** Whether the reader has made the decision. */
  done(): boolean
}

export async function shortGame({ session, rules, seat: me, names, ...course }: ShortGame): Promise<Game> {
  let latest: View = await session.view(me)
  let closed = false
  const turn = inTurn()
  const listeners = gameListeners(turn)

  const apply = async (seat: Seat, action: Action): Promise<Refusal | null> => {
    const answer = await session.act(seat, action)
    if ('code' in answer) return answer
    course.acted(seat, action)
    const { hand } = latest
    const now = await session.view(me)
    // The next hand is dealt at once, but not needed here.
    latest = now.hand === hand ? now : await session.view(me, hand)
    if (!closed) listeners.announce(latest)
    return null
  }
  /** Once the reader has decided, nobody leads to another trick. */
  const goesOn = (): boolean => !course.done() || (latest.trick?.cards.length ?? 0) > 0 || latest.phase === 'pass'
  const othersAct = async (): Promise<void> => {
    for (;;) {
      const seat = latest.waiting.find((each) => each !== me)
      if (closed || seat === undefined || !goesOn()) return
      const refusal = await apply(seat, await course.choose(seat, await session.view(seat)))
      if (refusal !== null) throw new Error(`seat ${seat} was refused: ${refusal.code}`)
    }
  }
  const unknown = (): Promise<never> => Promise.reject(new Error('such a hand has no past'))

  return {
    seat: me,
    names,
    rules,
    view: () => latest,
    listen(heard) {
      const stop = listeners.listen(heard)
      void listeners.guarded(othersAct).catch(() => undefined)
      return stop
    },
    onBroken: listeners.onBroken,
    act: (action) =>
      listeners.guarded(async () => {
        // After the decision, another choice is ignored.
        if (course.done()) return null
        await othersAct()
        const refusal = await apply(me, action)
        if (refusal === null) await othersAct()
        return refusal
      }),
    advises: false,
    coach: unknown,
    log: () => null,
    past: unknown,
    moves: unknown,
    reviews: () => false,
    reviewMove: unknown,
    close() {
      closed = true
      listeners.close()
      void turn(() => session.end())
    },
  }
}
