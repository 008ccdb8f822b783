/** Moves and the rows they stand in, as messages. */
import type { Action, Message } from '../../core/types'
import type { Move } from '../../game/game'
import type { Row } from '../../state/reviewRows'

/** "Trick 3" */
export const rowMessage = ({ kind, trick }: Row): Message => ({ id: `review-row-${kind}`, args: { trick: trick + 1 } })

/** "Ingrid played the queen of spades" */
export function didMessage({ seat, action }: Move): Message {
  const { kind, ...what } = action
  return { id: `review-did-${kind}`, args: { seat, ...what } }
}

/** An action in a word, where no card says it. */
export function wordMessage(action: Exclude<Action, { kind: 'play' | 'pass' }>): Message {
  const { kind, ...what } = action
  return { id: `review-word-${kind}`, args: what }
}

/** What stands below a move: what it cost, else whether it led and took. */
export function noteMessage(row: Row, seat: number, cost: string | null): Message | null {
  if (cost !== null) return { id: 'review-cost', args: { cost } }
  const [led, took] = [row.leader === seat, row.winner === seat]
  if (!led && !took) return null
  return { id: led && took ? 'review-led-and-took' : led ? 'review-led' : 'review-took', args: {} }
}
