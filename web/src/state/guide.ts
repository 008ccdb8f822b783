/**
 * When the coach speaks up unasked: where a wrong card would cost much, and before one is played. Judges by the coach's
 * figures, not by the game.
 */
import { message, type Action, type Advice } from '../core/types'
import { choiceOf, type SpokenAdvice } from './advice'

/** How many points more than the best a card must cost to be worth a remark. */
const WORTH = 3

export function matters({ choices, unit }: Advice): boolean {
  const costs = choices.filter(({ action }) => action.kind === 'play').map(({ cost }) => cost)
  return unit === 'points' && Math.max(0, ...costs) >= WORTH
}

/**
 * The advice with the reasons against that action, if it would certainly cost much; otherwise null. Two averages alone
 * would not tell a beginner which card each belongs to, so `dearer` says what the card costs.
 */
export function objection(advice: Advice, action: Action): SpokenAdvice | null {
  const choice = action.kind === 'play' && advice.unit === 'points' ? choiceOf(advice, action) : null
  if (action.kind !== 'play' || !choice?.costly || choice.cost < WORTH) return null
  const best = advice.choices[0]?.action
  const bare = choice.reasons.length === 1 && choice.reasons[0]?.id === 'reason-own-points'
  if (!bare || best?.kind !== 'play') return { ...advice, reasons: choice.reasons }
  const points = Math.round(choice.cost * 10) / 10
  return { ...advice, reasons: [message('learn-dearer', { other: action.card, best: best.card, points })] }
}
