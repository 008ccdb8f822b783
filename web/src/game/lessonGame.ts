/**
 * A lesson's prepared hand, played on the core: the others play what the lesson says, as far as the core lets them, and stop
 * once the reader has done what there was to do. Whether a choice was the one asked for is the lesson's; all else is the
 * core's.
 */
import type { Engine } from '../core/engine'
import { readAction, writeAction } from '../core/line'
import type { Seat } from '../core/protocol'
import type { Action } from '../core/types'
import type { Game } from './game'
import type { Lesson, WrongId } from './lessons'
import { shortGame } from './shortGame'

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
  const actions = [...before]
  let asked = before
  let verdict: Verdict = null
  for (const each of before) {
    const { seat, action } = readAction(each)
    await session.act(seat, action)
  }
  const game = await shortGame({
    session,
    rules,
    seat: me,
    names,
    choose(seat, { phase, legal }) {
      const cards = lesson.others[seat] ?? []
      if (phase === 'pass') return { kind: 'pass', cards: cards.slice(0, rules.rules.pass_count) }
      const card = cards.find((each) => legal.includes(each))
      if (card === undefined) throw new Error(`the lesson ${lesson.id} has no card for seat ${seat}`)
      return { kind: 'play', card }
    },
    acted(seat, action) {
      if (seat === me) asked = [...actions]
      actions.push(writeAction(seat, action))
      if (seat === me) verdict = judge(lesson, action, actions.filter((each) => readAction(each).seat === me).length)
    },
    done: () => verdict !== null,
  })
  return { ...game, verdict: () => verdict, before: () => asked }
}
