/**
 * The examples of "How to play": small hands, played on the core, which says who takes what. Plain values; a test
 * checks their texts against the core.
 */
import type { Engine, Position } from '../core/engine'
import { readAction } from '../core/line'
import type { View } from '../core/protocol'
import { lessons, type LessonId } from './lessons'

export interface Example {
  readonly position: Position
  /** As the log writes them. */
  readonly actions: readonly string[]
}

const cards = (text: string): readonly string[] => text.split(' ')

/** A trick that Ingrid, on the reader's left, leads; the reader plays last. Each plays the first of their cards. */
function trick(ingrid: string, basil: string, tomas: string, mine: string, more: Partial<Position>): Example {
  const hands = [mine, ingrid, basil, tomas].map(cards)
  const actions = [1, 2, 3, 0].map((seat) => `play ${seat} ${hands[seat]?.[0] ?? ''}`)
  return { position: { hands, ...more }, actions }
}
const lesson = (id: LessonId, actions: readonly string[]): Example => {
  const found = lessons.find((each) => each.id === id)
  if (!found) throw new Error(`there is no lesson ${id}`)
  return { position: found.position, actions }
}

export const examples = {
  open: trick('2C 3D', '9C 4D', 'KC 6D', 'JD 5H', { passing: false }),
  follow: trick('9C 2D', 'KC 3D', '4C 6D', '7C AH', { leader: 1 }),
  trumps: trick('JD', '5D', 'AH', '3D', { leader: 1 }),
  queen: trick('TS', 'KS', 'QS', '4S', { leader: 1 }),
  broken: trick('8D', 'QD', '2D', '6H', { leader: 1 }),
  pass: lesson('pass', []),
  moon: lesson(
    'moon',
    ['2 9C', '3 7C', '0 AC', '1 KH', '0 4C', '1 8D', '2 5D', '3 TD'].map((each) => `play ${each}`),
  ),
  score: lesson(
    'score',
    ['1 QD', '2 AH', '3 9D', '0 5D', '1 8S', '2 3S', '3 2S', '0 KD'].map((each) => `play ${each}`),
  ),
} as const satisfies Record<string, Example>
export type ExampleId = keyof typeof examples

/** The reader's view after all actions. Rejects if one of them is illegal. */
export async function played(engine: Engine, { position, actions }: Example): Promise<View> {
  const session = engine.open()
  try {
    await session.hand(position)
    for (const each of actions) {
      const { seat, action } = readAction(each)
      const answer = await session.act(seat, action)
      if ('code' in answer) throw new Error(`${each}: ${answer.code}`)
    }
    return await session.view(0)
  } finally {
    session.end()
  }
}
