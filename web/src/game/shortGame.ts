/**
 * A hand that is played as far as one decision of the reader's goes: the others act until there is something to decide, then
 * to the end of that trick. What they play, and when there is nothing more to decide, is the caller's to say; all else is the
 * core's. Nothing of it is kept.
 */
import type { Session } from '../core/engine'
import { inTurn } from '../core/inTurn'
import type { Refusal, RulesInfo, Seat, View } from '../core/protocol'
import type { Action } from '../core/types'
import type { Game } from './game'
import { gameListeners } from './listeners'

export interface ShortGame {
  /** At the place where it begins; ended with the game. */
  readonly session: Session
  readonly rules: RulesInfo
  /** The reader's. */
  readonly seat: Seat
  readonly names: readonly string[]
  /** What somebody else does there. */
  choose(seat: Seat, view: View): Action | Promise<Action>
  /** Hears of everything that was done, before it is shown. */
  acted(seat: Seat, action: Action): void
  /** Has the reader decided what there was to decide? */
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
    // The next hand is dealt at once, and of no use here.
    latest = now.hand === hand ? now : await session.view(me, hand)
    if (!closed) listeners.announce(latest)
    return null
  }
  /** Nobody leads to a trick that there is no use for. */
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
        // What was decided can be taken back, not followed by another choice.
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
