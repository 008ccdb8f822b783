/**
 * The rules of the next game and the presets, as the core has them: all that the first page and the table say of rules.
 * What else can be done with rules is `houseRules`, which is fetched later and puts the next game's rules here.
 */
import { CoreError } from '../core/line'
import { pageEngine } from '../core/page'
import type { Preset, RulesInfo } from '../core/protocol'
import { settings } from './settings.svelte'

let presets: readonly Preset[] = $state.raw([])
let now: RulesInfo | null = $state.raw(null)

export const nextRules = {
  get presets(): readonly Preset[] {
    return presets
  },
  get now(): RulesInfo | null {
    return now
  },
  put(rules: RulesInfo): void {
    now = rules
  },

  /** Asks the core about the rules that are kept. To be called with the settings read; again, where it has failed. */
  async start(): Promise<void> {
    const engine = pageEngine()
    presets = await engine.presets()
    try {
      now = await engine.rules(settings.now.rules)
    } catch (error) {
      if (!(error instanceof CoreError)) throw error
      // Rules that this core can't play: the standard game is played until they are mended.
      now = await engine.rules({})
    }
  },
}
