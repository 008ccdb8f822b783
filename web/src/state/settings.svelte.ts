/** The player's choices for this device, reactive: as stored, and as other tabs change them. */
import { held } from '../core/cards'
import type { Card } from '../core/protocol'
import { languageOf } from '../words/language'
import { languages } from '../words/words.svelte'
import { defaults, hasSettings, loadSettings, saveSettings } from '../storage/settings'
import { speeds, watchSettings, type Settings } from '../storage/settings'

let kept = defaults
/** Settings from the address: for one visit, or until the player chooses. */
let asked: Partial<Settings> = {}
let now: Settings = $state.raw(defaults)

function read(settings: Settings): void {
  kept = settings
  now = { ...kept, ...asked }
}

/** The factor of a movement's normal length at each speed. */
const pace: Readonly<Record<Settings['speed'], number>> = { calm: 1.4, normal: 1, quick: 0.5, instant: 0 }

export const settings = {
  get now(): Settings {
    return now
  },
  choose(change: Partial<Settings>): void {
    asked = Object.fromEntries(Object.entries(asked).filter(([key]) => !(key in change)))
    const before = JSON.stringify(kept)
    read({ ...kept, ...change })
    // Don't write unchanged settings: another tab may just have changed them.
    if (!hasSettings() || JSON.stringify(kept) !== before) saveSettings(kept)
  },
  /** Reads the stored settings. `?speed=instant` sets the pace for one visit, `?language=de` the language. */
  start(search: string): void {
    const words = new URLSearchParams(search)
    const speed = speeds.find((each) => each === words.get('speed'))
    const language = languages.find((each) => each === words.get('language'))
    asked = { ...(speed ? { speed } : {}), ...(language ? { language } : {}) }
    read(loadSettings())
    watchSettings(read)
  },
}

/** The language to speak if the browser asks for `wanted`, most wanted first. */
export const languageNow = (wanted: readonly string[]): string => languageOf(now.language, wanted, languages)

/** A hand in the player's preferred order. */
export const heldNow = (cards: readonly Card[]): readonly Card[] => held(cards, now.suits, now.lowFirst)

/** How many colours distinguish the suits. */
export const coloursNow = (): 'two' | 'four' => (now.fourColours ? 'four' : 'two')

/** The current factor of a movement's normal length. */
export const paceNow = (): number => pace[now.speed]
