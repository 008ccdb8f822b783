/** Vibration at the table, if the device can: the player's turn, the queen, a moon. */
import type { Card } from '../../core/protocol'
import type { Scene } from '../../state/scenes'
import { askedIn } from '../../state/turn'
import { canShake } from '../look/theme.svelte'

export type Shake = 'turn' | 'queen' | 'moon'

/** In ms, vibration and pause in turn. */
const SHAKES: Readonly<Record<Shake, readonly number[]>> = {
  turn: [40],
  queen: [60, 70, 60],
  moon: [60, 70, 60, 70, 240],
}

const isMoon = ({ step, view }: Scene): boolean => step === 'moon' || (step === 'result' && view.moon !== null)
const isQueen = ({ step, trick, view }: Scene, queen: Card): boolean =>
  step === 'play' && trick?.cards.at(-1) === queen && (view.values[queen] ?? 0) !== 0

/** What is new in this scene; null: nothing to feel. `queen`: the rules' own. `idle`: nothing is asked of the player. */
export function shakeIn(scene: Scene, before: Scene | null, queen: Card, idle: boolean): Shake | null {
  if (isMoon(scene)) return before && isMoon(before) ? null : 'moon'
  if (isQueen(scene, queen)) return scene === before ? null : 'queen'
  const asked = idle ? null : askedIn(scene)
  return asked !== null && (before === null || askedIn(before) !== asked) ? 'turn' : null
}

export function shake(how: Shake): void {
  if (canShake()) navigator.vibrate([...SHAKES[how]])
}
