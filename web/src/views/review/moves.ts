/** Moves and the rows they stand in, as messages. */
import { message, type Action, type AnyMessage } from '../../core/types'
import type { Move } from '../../game/game'
import type { Row } from '../../state/reviewRows'

/** "Trick 3" */
export const rowMessage = ({ kind, trick }: Row): AnyMessage => message(`review-row-${kind}`, { trick: trick + 1 })

/** "Ingrid played the queen of spades" */
export function didMessage({ seat, action }: Move): AnyMessage {
  const { kind, ...what } = action
  return message(`review-did-${kind}`, { seat, ...what })
}

/** An action in a word, where no card says it. */
export function wordMessage(action: Exclude<Action, { kind: 'play' | 'pass' }>): AnyMessage {
  const { kind, ...what } = action
  return message(`review-word-${kind}`, what)
}

/** What stands below a move: what it cost, else whether it led and took. */
export function noteMessage(row: Row, seat: number, cost: string | null): AnyMessage | null {
  if (cost !== null) return message('review-cost', { cost })
  const [led, took] = [row.leader === seat, row.winner === seat]
  if (!led && !took) return null
  return message(led && took ? 'review-led-and-took' : led ? 'review-led' : 'review-took')
}
