/** When the coach speaks up without being asked: where a wrong card costs much. Judges the coach's figures, not the game. */
import type { Advice } from '../core/types'

/** So many points the worst card costs more than the best, or it isn't worth a word. */
const WORTH = 3

export function matters({ choices, unit }: Advice): boolean {
  const costs = choices.filter(({ action }) => action.kind === 'play').map(({ cost }) => cost)
  return unit === 'points' && Math.max(0, ...costs) >= WORTH
}
