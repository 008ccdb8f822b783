/**
 * When the coach speaks up unasked: where a wrong card would cost much, and before one is played. Judges by the coach's
 * figures, not by the game.
 */
import type { Action, Advice } from '../core/types'
import { choiceOf, type SpokenAdvice } from './advice'

/** How many points more than the best a card must cost to be worth a remark. */
const WORTH = 3

export function matters({ choices, unit }: Advice): boolean {
  const costs = choices.filter(({ action }) => action.kind === 'play').map(({ cost }) => cost)
  return unit === 'points' && Math.max(0, ...costs) >= WORTH
}

/** The advice with the reasons against that action, if it would certainly cost much; otherwise null. */
export function objection(advice: Advice, action: Action): SpokenAdvice | null {
  const choice = action.kind === 'play' && advice.unit === 'points' ? choiceOf(advice, action) : null
  if (!choice?.costly || choice.cost < WORTH) return null
  return { ...advice, reasons: choice.reasons }
}
