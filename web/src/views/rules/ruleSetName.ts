/** What a checked rule set is called: a preset's name where nothing but table size and end differ from it. */
import type { Preset, RulesInfo, RulesJson } from '../../core/types'
import { text, words } from '../../words/words.svelte'

/** Fields in which a game may differ and still go by the same name. */
const FREE = new Set(['players', 'end'])

function fingerprint(rules: RulesJson): string {
  const kept = Object.entries(rules).filter(([field]) => !FREE.has(field))
  return JSON.stringify(kept.sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function presetOf(changes: RulesJson, presets: readonly Preset[]): Preset | null {
  const mark = fingerprint(changes)
  const like = presets.filter((preset) => fingerprint(preset.rules) === mark)
  return like.find((preset) => preset.rules['players'] === changes['players']) ?? like[0] ?? null
}

export function endOf(info: RulesInfo): string {
  const end = info.rules['end'] as { target?: number; hands?: number } | undefined
  return end?.target !== undefined
    ? text('rules-to', { target: end.target })
    : text('rules-hands', { hands: end?.hands ?? 1 })
}

/** Its name, once the words of rules are there. */
const presetName = ({ id, name }: Preset): string => (words.has(`preset-${id}`) ? text(`preset-${id}`) : name)

export function playersOf(info: RulesInfo): number {
  return Number(info.rules['players'] ?? 4)
}

/** A rule set of the player's own, by its name. */
export interface Named {
  readonly kept: { readonly name: string; readonly loose: boolean }
  readonly info: RulesInfo | null
}

/** "Black Lady", or what the player calls exactly these rules. */
export function nameOf(info: RulesInfo, presets: readonly Preset[], own: readonly Named[] = []): string {
  const whole = JSON.stringify(info.changes)
  const exact = presets.find((preset) => JSON.stringify(preset.rules) === whole)
  if (exact) return presetName(exact)
  const named = own.find(({ kept, info }) => !kept.loose && kept.name && JSON.stringify(info?.changes) === whole)
  const like = presetOf(info.changes, presets)
  return named?.kept.name ?? (like ? presetName(like) : text('rules-own'))
}

/** "Black Lady · to 100", as the table's corner has it. */
export function titleOf(info: RulesInfo, presets: readonly Preset[], own: readonly Named[] = []): string {
  return `${nameOf(info, presets, own)} · ${endOf(info)}`
}

/** What is special, in the core's words: its line less the table and the end, which it always begins with. */
export const specialOf = (info: RulesInfo): string => info.line.split(' · ').slice(2).join(' · ')
