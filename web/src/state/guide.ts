/** When the coach speaks up without being asked: where a wrong card costs much. Judges the coach's figures, not the game. */
import type { Advice } from '../core/types'

/** How many points the worst card must cost more than the best to be worth a word. */
const WORTH = 3

export function matters({ choices, unit }: Advice): boolean {
  const costs = choices.filter(({ action }) => action.kind === 'play').map(({ cost }) => cost)
  return unit === 'points' && Math.max(0, ...costs) >= WORTH
}
