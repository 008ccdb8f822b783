/** The player's choices for this device, reactive: as they are kept, and as another tab changes them. */
import { held } from '../core/cards'
import type { Card } from '../core/protocol'
import { languageOf } from '../words/language'
import { languages } from '../words/words.svelte'
import { defaults, loadSettings, saveSettings, speeds, watchSettings, type Settings } from '../storage/settings'

let now: Settings = $state.raw(defaults)

/** The length of a movement at each speed, in shares of its normal length. */
const pace: Readonly<Record<Settings['speed'], number>> = { calm: 1.4, normal: 1, quick: 0.5, instant: 0 }

export const settings = {
  get now(): Settings {
    return now
  },
  choose(change: Partial<Settings>): void {
    now = { ...now, ...change }
    saveSettings(now)
  },
  /** Reads what is kept. `?speed=instant` sets the pace for one visit, `?language=de` the language. */
  start(search: string): void {
    const asked = new URLSearchParams(search)
    const speed = speeds.find((each) => each === asked.get('speed'))
    const language = languages.find((each) => each === asked.get('language'))
    now = { ...loadSettings(), ...(speed ? { speed } : {}), ...(language ? { language } : {}) }
    watchSettings((changed) => (now = changed))
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
