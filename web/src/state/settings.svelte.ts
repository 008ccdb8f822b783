/** The player's choices for this device, reactive: as they are kept, and as another tab changes them. */
import { held } from '../core/cards'
import type { Card } from '../core/protocol'
import { languageOf } from '../words/language'
import { languages } from '../words/words.svelte'
import { defaults, hasSettings, loadSettings, saveSettings } from '../storage/settings'
import { speeds, watchSettings, type Settings } from '../storage/settings'

let kept = defaults
/** What the address asks for: for one visit, or until it is chosen. */
let asked: Partial<Settings> = {}
let now: Settings = $state.raw(defaults)

function read(settings: Settings): void {
  kept = settings
  now = { ...kept, ...asked }
}

/** The length of a movement at each speed, in shares of its normal length. */
const pace: Readonly<Record<Settings['speed'], number>> = { calm: 1.4, normal: 1, quick: 0.5, instant: 0 }

export const settings = {
  get now(): Settings {
    return now
  },
  choose(change: Partial<Settings>): void {
    asked = Object.fromEntries(Object.entries(asked).filter(([key]) => !(key in change)))
    const before = JSON.stringify(kept)
    read({ ...kept, ...change })
    // What changes nothing is not written again: another tab may just have chosen something else.
    if (!hasSettings() || JSON.stringify(kept) !== before) saveSettings(kept)
  },
  /** Reads what is kept. `?speed=instant` sets the pace for one visit, `?language=de` the language. */
  start(search: string): void {
    const words = new URLSearchParams(search)
    const speed = speeds.find((each) => each === words.get('speed'))
    const language = languages.find((each) => each === words.get('language'))
    asked = { ...(speed ? { speed } : {}), ...(language ? { language } : {}) }
    read(loadSettings())
    watchSettings(read)
  },
}

/** The language to speak, of a browser that asks for these, most wanted first. */
export const languageNow = (wanted: readonly string[]): string => languageOf(now.language, wanted, languages)

/** A hand in the order in which the player likes to hold it. */
export const heldNow = (cards: readonly Card[]): readonly Card[] => held(cards, now.suits, now.lowFirst)

/** In how many colours the suits are told apart. */
export const coloursNow = (): 'two' | 'four' => (now.fourColours ? 'four' : 'two')

/** The share of its normal length that a movement takes now. */
export const paceNow = (): number => pace[now.speed]
