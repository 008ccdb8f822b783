/**
 * The rules of the next game and the presets, from the core: all that the home screen and the table need to know of
 * rules. Everything else about rules is in `houseRules`, which is loaded later and sets the next game's rules here.
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

  /** Asks the core about the stored rules. To be called after the settings were read, and again if it failed. */
  async start(): Promise<void> {
    const engine = pageEngine()
    presets = await engine.presets()
    try {
      now = await engine.rules(settings.now.rules)
    } catch (error) {
      if (!(error instanceof CoreError)) throw error
      // This core can't play the stored rules, so the standard game is next until they are corrected.
      now = await engine.rules({})
    }
  },
}
