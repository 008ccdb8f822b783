/** The player's choices for this device, reactive: the settings that are kept, and what of them the page's root carries. */
import { defaults, loadSettings, pace, saveSettings, speeds, watchSettings, type Settings } from '../storage/settings'

export interface Choices extends Settings {
  /** A full trick stays until it is tapped away. */
  readonly stays: boolean
  readonly hints: boolean
}

const key = 'openhearts.table'

function loadTable(): Pick<Choices, 'stays' | 'hints'> {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    return { stays: found['stays'] === true, hints: found['hints'] !== false }
  } catch {
    return { stays: false, hints: true }
  }
}

/** `?speed=instant` sets the pace for one visit: for tests, and for links from tests. */
function asked(settings: Settings): Settings {
  const speed = speeds.find((each) => each === new URLSearchParams(location.search).get('speed'))
  return speed ? { ...settings, speed } : settings
}

let now: Choices = $state.raw({ ...asked(loadSettings()), ...loadTable() })
let kept = $state(true)

export const choices = {
  get now(): Choices {
    return now
  },
  /** False when the browser keeps nothing. */
  get kept(): boolean {
    return kept
  },
  choose(change: Partial<Choices>): void {
    now = { ...now, ...change }
    const { stays, hints, ...settings } = now
    kept = saveSettings(settings)
    try {
      localStorage.setItem(key, JSON.stringify({ stays, hints }))
    } catch {
      kept = false
    }
    light()
  },
}

const prefersLight = matchMedia('(prefers-color-scheme: light)')
const prefersStill = matchMedia('(prefers-reduced-motion: reduce)')
let still = $state(prefersStill.matches)

/** Does the device ask for no travel? */
export const reducedMotion = (): boolean => still

/** The share of its normal length that a movement takes now. */
export const paceNow = (): number => pace[now.speed]

function light(): void {
  const theme = now.theme === 'auto' ? (prefersLight.matches ? 'daylight' : 'evening') : now.theme
  document.documentElement.dataset['theme'] = theme
}

prefersLight.addEventListener('change', light)
prefersStill.addEventListener('change', () => (still = prefersStill.matches))
watchSettings((settings) => {
  now = { ...now, ...settings }
  light()
})
light()

export { defaults }
