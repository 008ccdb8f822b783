/**
 * A lesson's prepared hand, played on the core: the others play what the lesson says, as far as the core allows, and
 * stop once the reader has done their part. The lesson decides whether a choice was the one asked for; the core decides
 * everything else.
 */
import type { Engine } from '../core/engine'
import { readAction, writeAction } from '../core/line'
import type { Seat } from '../core/protocol'
import { setUp } from '../core/setUp'
import type { Action } from '../core/types'
import type { Game } from './game'
import type { Lesson, WrongId } from './lessons'
import { shortGame } from './shortGame'

/** The lesson's verdict on the reader's choice; null while there is more to do. */
export type Verdict = 'right' | WrongId | null

export interface LessonGame extends Game {
  /** The verdict on what has been done so far. */
  verdict(): Verdict
  /** The actions before the reader's last turn: a game that begins with them repeats that turn. */
  before(): readonly string[]
}

const me: Seat = 0

function judge(lesson: Lesson, action: Action, done: number): Verdict {
  if (action.kind === 'pass' && lesson.needs.some((card) => !action.cards.includes(card))) return 'pass-kept'
  // Only the first card is judged; later ones complete what it began.
  const wrong = action.kind === 'play' && done === 1 ? lesson.wrong[action.card] : undefined
  return wrong ?? (done >= lesson.plays ? 'right' : null)
}

/** `before`: the actions already played. Rejects with a CoreError for a hand that can't be played. */
export async function lessonGame(
  engine: Engine,
  lesson: Lesson,
  names: readonly string[],
  before: readonly string[] = [],
): Promise<LessonGame> {
  const rules = await engine.rules({})
  const session = engine.open()
  const actions = [...before]
  let asked = before
  let verdict: Verdict = null
  return setUp(session, async () => {
    await session.hand(lesson.position)
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
  })
}
