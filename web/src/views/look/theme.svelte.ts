/**
 * What the device prefers, and what the page's root shows of that and of the settings: the theme, and reduced motion.
 */
import { settings } from '../../state/settings.svelte'

let light = $state(false)
let still = $state(false)
let other = false

/** Whether the device asks for reduced motion. */
export const reducedMotion = (): boolean => still

/** Whether the device can vibrate. Desktop browsers have the function, but no motor. */
export const canShake = (): boolean => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches

/** REQUIRES: the settings have been read. From then on the root's `data-theme` follows them and the device. */
export function startTheme(): void {
  follow('(prefers-color-scheme: light)', (matches) => (light = matches))
  follow('(prefers-reduced-motion: reduce)', (matches) => (still = matches))
  $effect.root(() => {
    $effect(() => {
      const { now } = settings
      const { theme, felt, textSize, leftHanded, large, scan } = now
      // Settings other than the defaults need more code, which is loaded once and then follows changes.
      other ||= felt !== 'petrol' || textSize !== 'usual' || leftHanded || large || scan !== 'off'
      if (other) void import('./choices').then(({ apply }) => apply(now)).catch(() => undefined)
      document.documentElement.dataset['theme'] = theme === 'auto' ? (light ? 'daylight' : 'evening') : theme
    })
  })
}

function follow(query: string, heard: (matches: boolean) => void): void {
  const list = matchMedia(query)
  heard(list.matches)
  list.addEventListener('change', () => heard(list.matches))
}
