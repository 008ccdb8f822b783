/** Which preset a rule set is, if table size and end may differ. */
import type { Preset } from '../core/protocol'
import type { RulesJson } from '../core/types'

/** The fields that may differ in games of the same name. */
const FREE = new Set(['players', 'end', 'tie'])

function fingerprint(rules: RulesJson): string {
  const kept = Object.entries(rules).filter(([field]) => !FREE.has(field))
  return JSON.stringify(kept.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The preset that differs only in table size and end. */
export function presetOf(changes: RulesJson, presets: readonly Preset[]): Preset | null {
  const mark = fingerprint(changes)
  const like = presets.filter(({ rules: { removed, ...others } }) => {
    // The cards that a preset removes apply only at the preset's own number of players (RULES.md §1).
    const own = removed !== undefined && (others.players ?? 4) === (changes['players'] ?? 4)
    return fingerprint(own ? { ...others, removed } : others) === mark
  })
  return like.find((preset) => preset.rules.players === changes['players']) ?? like[0] ?? null
}
