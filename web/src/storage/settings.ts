/**
 * What the player has chosen for this device: looks, pace, sound, help, house rules. Plain data, kept as one entry.
 * Whatever is read is checked choice by choice: one bad value costs its default, not the others. Whether a rule set can
 * be played is not judged here; the core says so when a game starts.
 */
import * as v from 'valibot'
import type { RulesJson } from '../core/types'
import { lastBot } from './savegame'
import { anyObject, deviceStore, parse, watch, type Store } from './store'

export const themes = ['auto', 'evening', 'daylight'] as const
/** What the table is covered with: a colour, a season's, or that of the season by the date. */
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
/** How well the others play, weakest first: the names of the core's bots. */
export const levels = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const
export type Level = (typeof levels)[number]
export const speeds = ['calm', 'normal', 'quick', 'instant'] as const
/** The suits of a hand from left to right, as cards are written. */
export const suitOrders = ['CDSH', 'CDHS', 'DCHS', 'SHDC', 'SHCD', 'HSDC'] as const
/** What a card looks like: `std` has all its pips, `big` large figures; `auto` goes by its size. */
export const faces = ['auto', 'std', 'big'] as const
/** What stands in the player's own medallion: a letter, or one of these. */
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
/** Of that medallion; each has a ring of its own, too. */
export const tints = ['plain', 'crimson', 'forest', 'midnight', 'plum', 'slate'] as const
/** How fast a marker steps by itself through what can be pressed. */
export const scans = ['off', 'slow', 'normal', 'quick'] as const

export interface Settings {
  /** A language's tag; `auto` follows the browser. */
  readonly language: string
  /** `auto` follows the device. */
  readonly theme: (typeof themes)[number]
  readonly felt: (typeof felts)[number]
  /** Of the cards. */
  readonly back: (typeof backs)[number]
  readonly textSize: (typeof textSizes)[number]
  readonly fourColours: boolean
  readonly faces: (typeof faces)[number]
  readonly suits: (typeof suitOrders)[number]
  /** Each suit of the hand goes from low to high. */
  readonly lowFirst: boolean
  readonly sign: (typeof signs)[number]
  /** For the medallion; empty is the first of the name. */
  readonly letter: string
  readonly tint: (typeof tints)[number]
  readonly speed: (typeof speeds)[number]
  readonly sound: boolean
  /** The device shakes at what should not be missed. */
  readonly vibration: boolean
  /** A panel of what is gone and what is still out. */
  readonly counter: boolean
  /** A full trick stays until it is tapped away. */
  readonly stays: boolean
  /** Cards that were passed to the player stay raised until they go on. */
  readonly raised: boolean
  /** A tap chooses a card, and another plays it. */
  readonly confirm: boolean
  /** A card can be chosen before it is the player's turn. */
  readonly ahead: boolean
  /** The only card that may be played plays itself. */
  readonly forced: boolean
  /** Tricks that can change nothing any more are played at once. */
  readonly finish: boolean
  /** Letters are shortcuts. */
  readonly keys: boolean
  /** What is pressed lies on the left. */
  readonly leftHanded: boolean
  /** What is pressed is larger. */
  readonly large: boolean
  readonly scan: (typeof scans)[number]
  readonly hints: boolean
  /** Of the bots in the next game. */
  readonly level: Level
  /** The house rules of the next game; empty is Black Lady. */
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

/** What a choice is one of. Any other is what its default is: yes or no, a text, a rule set. */
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
/** Two choices used to lie here; they count until the settings are saved again. */
const tableKey = 'openhearts.table'

/** Of whoever has never chosen one, and has games here: that of the latest, or what comes nearest to it. */
const levelOf = (bot: string): Level => levels.find((level) => level === bot) ?? 'hard'

export function loadSettings(store: Store = deviceStore): Settings {
  const table = parse(anyObject, store.read(tableKey)) ?? {}
  const found = parse(anyObject, store.read(key)) ?? {}
  const bot = 'level' in found ? null : lastBot(store)
  return readSettings(JSON.stringify({ ...(bot === null ? {} : { level: levelOf(bot) }), ...table, ...found }))
}

export const hasSettings = (store: Store = deviceStore): boolean => store.read(key) !== null

/** False when the browser forbids it or has no room; the settings then hold until the page is left. */
export function saveSettings(settings: Settings, store: Store = deviceStore): boolean {
  // What a newer version of the page has chosen stays for it.
  const kept = parse(anyObject, store.read(key))
  return store.write('settings', key, JSON.stringify({ ...kept, version: 1, ...settings }))
}

/** `heard` gets the settings whenever another tab changes them. Answers a function that stops it. */
export function watchSettings(heard: (settings: Settings) => void): () => void {
  return watch(key, (text) => heard(readSettings(text)))
}

/** Never throws: anything that is not a valid choice is its default. */
export function readSettings(text: string | null): Settings {
  const found = Object.entries(parse(anyObject, text) ?? {})
  return {
    ...defaults,
    ...Object.fromEntries(found.filter(([key, value]) => Object.hasOwn(defaults, key) && isChoice(key, value))),
  }
}
