/**
 * The rules of the next game and the presets, from the core: all that the home screen and the table need to know of
 * rules. Everything else about rules is in `houseRules`, which is loaded later and sets the next game's rules here.
 */
import { CoreError } from '../core/line'
import { pageEngine } from '../core/page'
import type { Preset, RulesInfo } from '../core/protocol'
import { watchSettings } from '../storage/settings'
import { settings } from './settings.svelte'

let presets: readonly Preset[] = $state.raw([])
let now: RulesInfo | null = $state.raw(null)
let unwatch: (() => void) | null = null

async function ask(): Promise<void> {
  const { rules } = settings.now
  const engine = pageEngine()
  const found = await engine.rules(rules).catch((error: unknown) => {
    if (!(error instanceof CoreError)) throw error
    // This core can't play the stored rules, so the standard game is next until they are corrected.
    return engine.rules({})
  })
  if (rules === settings.now.rules) now = found
}

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

  /**
   * Asks the core about the stored rules, and again when another tab or another device has changed them. To be called
   * after the settings were read, and again if it failed.
   */
  async start(): Promise<void> {
    presets = await pageEngine().presets()
    unwatch ??= watchSettings(() => void ask().catch(() => undefined))
    await ask()
  },
}
