/**
 * The player's choices for this device: looks, pace, sound, help, house rules. Plain data, stored as one entry. Every
 * choice is checked on its own: an invalid value falls back to its default without affecting the others. The core says
 * whether the rules can be played when a game starts.
 */
import * as v from 'valibot'
import type { RulesJson } from '../core/types'
import { lastBot } from './savegame'
import { anyObject, deviceStore, parse, watch, type Store } from './store'

export const themes = ['auto', 'evening', 'daylight'] as const
/** The cloth of the table: a colour, a season's, or the current season's by the date. */
export const felts = [
  'petrol',
  'moss',
  'night',
  'plum',
  'date',
  'winter',
  'spring',
  'summer',
  'autumn',
  'halloween',
  'christmas',
  'valentine',
] as const
export const backs = ['midnight', 'crimson', 'forest', 'slate'] as const
export const textSizes = ['usual', 'large', 'larger'] as const
/** The strength of the bots, weakest first; these are the names of the core's bots. */
export const levels = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const
export type Level = (typeof levels)[number]
export const speeds = ['calm', 'normal', 'quick', 'instant'] as const
/** The suits of a hand from left to right, as cards are written. */
export const suitOrders = ['CDSH', 'CDHS', 'DCHS', 'SHDC', 'SHCD', 'HSDC'] as const
/** The look of a card: `std` has all its pips, `big` large figures; `auto` chooses by size. */
export const faces = ['auto', 'std', 'big'] as const
/** What the player's own medallion shows: a letter or one of these. */
export const signs = [
  'letter',
  'club',
  'diamond',
  'spade',
  'heart',
  'sun',
  'moon',
  'star',
  'cat',
  'fish',
  'leaf',
] as const
/** The medallion's colours, each with a ring colour of its own. */
export const tints = ['plain', 'crimson', 'forest', 'midnight', 'plum', 'slate'] as const
/** The speed of the marker that steps by itself through the controls (switch scanning). */
export const scans = ['off', 'slow', 'normal', 'quick'] as const

export interface Settings {
  /** A language's tag; `auto` follows the browser. */
  readonly language: string
  /** `auto` follows the device. */
  readonly theme: (typeof themes)[number]
  readonly felt: (typeof felts)[number]
  /** The back of the cards. */
  readonly back: (typeof backs)[number]
  readonly textSize: (typeof textSizes)[number]
  readonly fourColours: boolean
  readonly faces: (typeof faces)[number]
  readonly suits: (typeof suitOrders)[number]
  /** Each suit of the hand is sorted from low to high. */
  readonly lowFirst: boolean
  readonly sign: (typeof signs)[number]
  /** The letter in the medallion; empty: the first letter of the name. */
  readonly letter: string
  readonly tint: (typeof tints)[number]
  readonly speed: (typeof speeds)[number]
  readonly sound: boolean
  /** The device vibrates at what the player should not miss. */
  readonly vibration: boolean
  /** A panel shows which cards are gone and which are still out. */
  readonly counter: boolean
  /** A full trick stays until it is tapped away. */
  readonly stays: boolean
  /** Cards passed to the player stay raised until the game continues. */
  readonly raised: boolean
  /** The first tap chooses a card, the second plays it. */
  readonly confirm: boolean
  /** A card can be chosen before it is the player's turn. */
  readonly ahead: boolean
  /** A card that is the only legal one is played automatically. */
  readonly forced: boolean
  /** The remaining tricks are played at once when they can't change anything. */
  readonly finish: boolean
  /** Letters are shortcuts. */
  readonly keys: boolean
  /** Controls lie on the left. */
  readonly leftHanded: boolean
  /** Controls are larger. */
  readonly large: boolean
  readonly scan: (typeof scans)[number]
  readonly hints: boolean
  /** The level of the bots in the next game. */
  readonly level: Level
  /** The house rules of the next game; empty means Black Lady. */
  readonly rules: RulesJson
}

export const defaults: Settings = {
  language: 'auto',
  theme: 'auto',
  felt: 'petrol',
  back: 'midnight',
  textSize: 'usual',
  fourColours: false,
  faces: 'auto',
  suits: 'CDSH',
  lowFirst: false,
  sign: 'letter',
  letter: '',
  tint: 'plain',
  speed: 'normal',
  sound: true,
  vibration: false,
  counter: false,
  stays: false,
  raised: false,
  confirm: false,
  ahead: false,
  forced: false,
  finish: false,
  keys: true,
  leftHanded: false,
  large: false,
  scan: 'off',
  hints: true,
  level: 'easy',
  rules: {},
}

/**
 * The allowed values of a choice. A choice not listed here takes any value of its default's type: yes or no, a text, a
 * rule set.
 */
const options: { readonly [key in keyof Settings]?: readonly Settings[key][] } = {
  theme: themes,
  felt: felts,
  back: backs,
  textSize: textSizes,
  faces,
  suits: suitOrders,
  sign: signs,
  tint: tints,
  speed: speeds,
  scan: scans,
  level: levels,
}

function isChoice(key: string, value: unknown): boolean {
  const usual = defaults[key as keyof Settings]
  const known: readonly unknown[] | undefined = options[key as keyof Settings]
  return known?.includes(value) ?? (typeof usual === 'object' ? v.is(anyObject, value) : typeof value === typeof usual)
}

const key = 'openhearts.settings'
/** Two choices used to be stored here; they apply until the settings are saved again. */
const tableKey = 'openhearts.table'

/**
 * The level for a player who has never chosen one but has games here: that of the latest game, or the closest to it.
 */
const levelOf = (bot: string): Level => levels.find((level) => level === bot) ?? 'hard'

export function loadSettings(store: Store = deviceStore): Settings {
  const table = parse(anyObject, store.read(tableKey)) ?? {}
  const found = parse(anyObject, store.read(key)) ?? {}
  const bot = 'level' in found ? null : lastBot(store)
  return readSettings(JSON.stringify({ ...(bot === null ? {} : { level: levelOf(bot) }), ...table, ...found }))
}

export const hasSettings = (store: Store = deviceStore): boolean => store.read(key) !== null

/** Returns false if the browser's storage is blocked or full; the settings then last until the page is closed. */
export function saveSettings(settings: Settings, store: Store = deviceStore): boolean {
  // Preserve settings that a newer version of the page has stored.
  const kept = parse(anyObject, store.read(key))
  return store.write('settings', key, JSON.stringify({ ...kept, version: 1, ...settings }))
}

/** Calls `heard` with the settings whenever another tab changes them. Returns a function that stops it. */
export function watchSettings(heard: (settings: Settings) => void): () => void {
  return watch(key, (text) => heard(readSettings(text)))
}

/** Never throws: an invalid choice gets its default. */
export function readSettings(text: string | null): Settings {
  const found = Object.entries(parse(anyObject, text) ?? {})
  return {
    ...defaults,
    ...Object.fromEntries(found.filter(([key, value]) => Object.hasOwn(defaults, key) && isChoice(key, value))),
  }
}
