/** Moves and their rows as messages. */
import { message, type Action, type Advice, type AnyMessage } from '../../core/types'
import type { Card } from '../../core/protocol'
import type { Move, MoveReview } from '../../game/game'
import { choiceOf } from '../../state/advice'
import type { Row } from '../../state/reviewRows'
import { heldNow } from '../../state/settings.svelte'

/** "Trick 3" */
export const rowMessage = ({ kind, trick }: Row): AnyMessage => message(`review-row-${kind}`, { trick: trick + 1 })

/** The cards of an action, passed ones in the order of a hand. */
export function cardsOf(action: Action): readonly Card[] {
  return action.kind === 'play' ? [action.card] : action.kind === 'pass' ? heldNow(action.cards) : []
}

/** "Ingrid played the queen of spades" */
export function didMessage({ seat, action }: Move): AnyMessage {
  const { kind, ...what } = action
  return message(`review-did-${kind}`, { seat, ...what, ...(kind === 'pass' && { cards: cardsOf(action) }) })
}

/** An action in words, if it isn't shown as cards. */
export function wordMessage(action: Exclude<Action, { kind: 'play' | 'pass' }>): AnyMessage {
  const { kind, ...what } = action
  return message(`review-word-${kind}`, what)
}

/** Whether several choices are the best, or as good. */
export const severalBest = ({ choices }: Advice): boolean => choices.filter(({ alike }) => alike).length > 1

/** Whether there was only one move. Cards that come to the same are a single choice. */
const isOnly = ({ choices }: Advice): boolean => choices.length === 1 && choices[0]?.also.length === 0

/** Whether the move was the best, or what it cost. A message for each sentence. */
export function verdictMessages({ advice }: MoveReview, { action }: Move): readonly AnyMessage[] {
  const done = choiceOf(advice, action)
  if (!done) return [message('review-unseen')]
  if (isOnly(advice)) return [message('review-only')]
  if (done.alike) return [message(severalBest(advice) || advice.choices.length === 1 ? 'review-alike' : 'review-best')]
  const { cost, cost_error: error, costly } = done
  // An error that rounds to zero tenths is no uncertainty.
  const it = message(error < 0.05 ? 'review-costly' : 'review-costly-about', { cost, error, unit: advice.unit })
  // Above the moves are counted that certainly cost more than one; here is why this isn't among them.
  return cost > 1 && !costly ? [it, message('review-perhaps-nothing')] : [it]
}

/** Somebody else's only possible move: the verdict says everything. */
export const isForced = ({ advice }: MoveReview, { seat }: Move, me: number | null): boolean =>
  seat !== me && isOnly(advice)

/** What is noted of a move: whether it led and took the trick, and what it cost. Below a card there is room for the last. */
export function noteMessages(row: Row, seat: number, cost: string | null): readonly AnyMessage[] {
  const [led, took] = [row.leader === seat, row.winner === seat]
  const part = led && took ? 'review-led-and-took' : led ? 'review-led' : took ? 'review-took' : null
  return [...(part ? [message(part)] : []), ...(cost === null ? [] : [message('review-cost', { cost })])]
}
