/**
 * Settings that not everybody uses, loaded for those who do: the table's felt, also by season, larger text, buttons
 * that are larger or on the left, and the marker for playing with one key.
 */
import type { Settings } from '../../storage/settings'
import { scan } from '../parts/scanning'
import './choices.css'

export type Felt = Exclude<Settings['felt'], 'date'>

/** Month and day as a comparable number: 1031 is October 31. */
const dayOf = (date: Date): number => (date.getMonth() + 1) * 100 + date.getDate()

/** Holidays first, then the four seasons, which are reversed in the southern hemisphere. */
export function feltOf(date: Date, south = isSouth(date.getFullYear())): Felt {
  const day = dayOf(date)
  if (day >= 210 && day <= 214) return 'valentine'
  if (day >= 1025 && day <= 1031) return 'halloween'
  if (day >= 1206 && day <= 1226) return 'christmas'
  const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
  const now = Math.floor((date.getMonth() + 1) / 3)
  return seasons[(now + (south ? 2 : 0)) % 4] ?? 'winter'
}

/** Where clocks are ahead in January, January is in summer. */
const isSouth = (year: number): boolean =>
  new Date(year, 0, 1).getTimezoneOffset() < new Date(year, 6, 1).getTimezoneOffset()

export type Worn = Pick<Settings, 'felt' | 'textSize' | 'leftHanded' | 'large'>

export function wear({ felt, textSize, leftHanded, large }: Worn, root = document.documentElement): void {
  root.dataset['felt'] = felt === 'date' ? feltOf(new Date()) : felt
  root.dataset['text'] = textSize
  root.dataset['hand'] = leftHanded ? 'left' : 'right'
  root.dataset['targets'] = large ? 'large' : 'usual'
}

/** The marker's pace, and a function that stops it. */
let marker = { pace: 'off', stop: (): void => undefined }

/** Applies the current settings to the page. */
export function apply(now: Settings): void {
  wear(now)
  const pace = now.scan
  if (pace === marker.pace) return
  marker.stop()
  marker = { pace, stop: pace === 'off' ? () => undefined : scan(document, pace) }
}
