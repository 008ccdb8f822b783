/** What the device asks for, and what of it and of the settings the page's root carries: its light, and whether anything travels. */
import { settings } from '../../state/settings.svelte'

let light = $state(false)
let still = $state(false)
let other = false

/** Does the device ask for no travel? */
export const reducedMotion = (): boolean => still

/** Can the device shake? Browsers on a desk know how, but have nothing to do it with. */
export const canShake = (): boolean => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches

/** REQUIRES the settings to be read. From here on the root's `data-theme` follows them and the device. */
export function startTheme(): void {
  follow('(prefers-color-scheme: light)', (matches) => (light = matches))
  follow('(prefers-reduced-motion: reduce)', (matches) => (still = matches))
  $effect.root(() => {
    $effect(() => {
      const { now } = settings
      const { theme, felt, textSize, leftHanded, large, scan } = now
      // What is not as usual is fetched, and from then on follows.
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
