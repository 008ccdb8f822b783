/**
 * A lesson's prepared hand, played on the core: the others play what the lesson says, as far as the core lets them, and stop
 * once the reader has done what there was to do. Whether a choice was the one asked for is the lesson's; all else is the
 * core's.
 */
import type { Engine } from '../core/engine'
import { readAction, writeAction } from '../core/line'
import type { Refusal, Seat, View } from '../core/protocol'
import type { Action } from '../core/types'
import type { Game } from './game'
import type { Lesson, WrongId } from './lessons'
import { inTurn } from './turn'

/** What came of the reader's choice; null while there is more to do. */
export type Verdict = 'right' | WrongId | null

export interface LessonGame extends Game {
  /** Of what has been done so far. */
  verdict(): Verdict
  /** What has been done up to the reader's last turn: a game that begins so is that turn, once more. */
  before(): readonly string[]
}

const me: Seat = 0

function judge(lesson: Lesson, action: Action, done: number): Verdict {
  if (action.kind === 'pass' && lesson.needs.some((card) => !action.cards.includes(card))) return 'pass-kept'
  // What comes after a right choice only finishes what it began.
  const wrong = action.kind === 'play' && done === 1 ? lesson.wrong[action.card] : undefined
  return wrong ?? (done >= lesson.plays ? 'right' : null)
}

/** `before`: what has been done already. Rejects with a CoreError for a hand that can't be played. */
export async function lessonGame(
  engine: Engine,
  lesson: Lesson,
  names: readonly string[],
  before: readonly string[] = [],
): Promise<LessonGame> {
  const rules = await engine.rules({})
  const session = engine.open()
  await session.hand(lesson.position)
  const actions: string[] = []
  let latest: View
  let verdict: Verdict = null
  let asked: readonly string[] = before
  let closed = false
  const listeners = new Set<(view: View) => void>()
  const broken = new Set<() => void>()
  const turn = inTurn()

  const mine = (): number => actions.filter((each) => readAction(each).seat === me).length
  const apply = async (seat: Seat, action: Action): Promise<Refusal | null> => {
    const answer = await session.act(seat, action)
    if ('code' in answer) return answer
    actions.push(writeAction(seat, action))
    if (seat === me) verdict = judge(lesson, action, mine())
    latest = await session.view(me)
    if (!closed) for (const heard of [...listeners]) heard(latest)
    return null
  }
  const choiceOf = (seat: Seat, { phase, legal }: View): Action => {
    const cards = lesson.others[seat] ?? []
    if (phase === 'pass') return { kind: 'pass', cards: cards.slice(0, rules.rules.pass_count) }
    const card = cards.find((each) => legal.includes(each))
    if (card === undefined) throw new Error(`the lesson ${lesson.id} has no card for seat ${seat}`)
    return { kind: 'play', card }
  }
  /** Nobody leads to a trick that the lesson has no use for. */
  const goesOn = (): boolean => verdict === null || (latest.trick?.cards.length ?? 0) > 0 || latest.phase === 'pass'
  const othersAct = async (): Promise<void> => {
    for (;;) {
      const seat = latest.waiting.find((each) => each !== me)
      if (closed || seat === undefined || !goesOn()) break
      const refusal = await apply(seat, choiceOf(seat, await session.view(seat)))
      if (refusal !== null) throw new Error(`the lesson ${lesson.id} was refused: ${refusal.code}`)
    }
    if (verdict === null) asked = [...actions]
  }
  const guarded = <T>(what: () => Promise<T>): Promise<T> =>
    turn(what).catch((error: unknown) => {
      for (const heard of [...broken]) heard()
      throw error
    })
  const unknown = (): Promise<never> => Promise.reject(new Error('a lesson has no past'))

  for (const each of before) {
    const { seat, action } = readAction(each)
    await session.act(seat, action)
    actions.push(each)
  }
  latest = await session.view(me)
  return {
    seat: me,
    names,
    rules,
    view: () => latest,
    verdict: () => verdict,
    before: () => asked,
    listen(heard) {
      listeners.add(heard)
      void guarded(othersAct).catch(() => undefined)
      return () => listeners.delete(heard)
    },
    act: (action) =>
      guarded(async () => {
        // What was judged can be taken back, not followed by another choice.
        if (verdict !== null) return null
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
    onBroken: (heard) => void broken.add(heard),
    close() {
      closed = true
      broken.clear()
      listeners.clear()
      void turn(() => session.end())
    },
  }
}
