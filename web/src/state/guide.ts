/**
 * When the coach speaks up unasked: if a wrong card would cost much. Judges by the coach's figures, not by the game.
 */
import type { Advice } from '../core/types'

/** How many points more than the best the worst card must cost to be worth a remark. */
const WORTH = 3

export function matters({ choices, unit }: Advice): boolean {
  const costs = choices.filter(({ action }) => action.kind === 'play').map(({ cost }) => cost)
  return unit === 'points' && Math.max(0, ...costs) >= WORTH
}
