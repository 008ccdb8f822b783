/**
 * What the player has chosen for this device: looks, pace, sound, house rules. Plain data, stored as one entry.
 * Whatever is read is checked choice by choice: one bad value costs its default, not the others. Whether a rule set can
 * be played is not judged here; the core says so when a game starts.
 */
import type { RulesJson } from '../core/types'
import { isObject } from '../core/objects'

export const themes = ['auto', 'evening', 'daylight'] as const
/** How well the others play, weakest first: the names of the core's bots. */
export const levels = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const
export const speeds = ['calm', 'normal', 'quick', 'instant'] as const

export interface Settings {
  /** `auto` follows the device. */
  readonly theme: (typeof themes)[number]
  readonly fourColours: boolean
  readonly speed: (typeof speeds)[number]
  readonly sound: boolean
  /** A panel of what is gone and what is still out. */
  readonly counter: boolean
  /** Of the bots in the next game. */
  readonly level: (typeof levels)[number]
  /** The house rules of the next game; empty is Black Lady. */
  readonly rules: RulesJson
}

export const defaults: Settings = {
  theme: 'auto',
  fourColours: false,
  speed: 'normal',
  sound: true,
  counter: false,
  level: 'hard',
  rules: {},
}

/** The length of a movement at each speed, in shares of its normal length. */
export const pace: Readonly<Record<Settings['speed'], number>> = { calm: 1.4, normal: 1, quick: 0.5, instant: 0 }

const key = 'openhearts.settings'

export function loadSettings(storage?: Storage): Settings {
  try {
    return readSettings((storage ?? localStorage).getItem(key))
  } catch {
    return defaults
  }
}

/** False when the browser forbids it or has no room; the settings then hold until the page is left. */
export function saveSettings(settings: Settings, storage?: Storage): boolean {
  try {
    ;(storage ?? localStorage).setItem(key, JSON.stringify({ version: 1, ...settings }))
    return true
  } catch {
    return false
  }
}

/** `heard` gets the settings whenever another tab changes them. Answers a function that stops it. */
export function watchSettings(heard: (settings: Settings) => void): () => void {
  const changed = (event: StorageEvent): void => {
    if (event.key === key) heard(readSettings(event.newValue))
  }
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** Never throws: anything that is not a valid choice is its default. */
export function readSettings(text: string | null): Settings {
  const found = parse(text)
  return {
    theme: oneOf(themes, found['theme'], defaults.theme),
    fourColours: flag(found['fourColours'], defaults.fourColours),
    speed: oneOf(speeds, found['speed'], defaults.speed),
    sound: flag(found['sound'], defaults.sound),
    counter: flag(found['counter'], defaults.counter),
    level: oneOf(levels, found['level'], defaults.level),
    rules: isObject(found['rules']) ? found['rules'] : defaults.rules,
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function oneOf<T extends string>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise
}
