/**
 * The pages of the rule book: one for each game, the player's own first, and which page belongs to a rule set. Pure.
 */
import type { Preset, RulesInfo } from '../core/protocol'
import type { RulesJson } from '../core/types'
import type { Judged } from './houseRules.svelte'
import type { Kept } from './library'

/** A page: of a preset, of a saved rule set, or of the current rules if they belong to neither. */
export interface Page {
  /** The id of the preset or of the saved set; `own` for the current rules. */
  readonly id: string
  readonly rules: RulesJson
  readonly preset: Preset | null
  readonly kept: Kept | null
}

export interface Book {
  readonly own: Page | null
  readonly kept: readonly Page[]
  readonly presets: readonly Page[]
  /** The page of the current rules; null before they are known. */
  readonly home: Page | null
}

/** `mine`: the current rules, at the table or for the next game. */
export function bookOf(presets: readonly Preset[], library: readonly Judged[], mine: RulesInfo | null): Book {
  const shelf = library.filter(({ info, kept }) => info !== null && !kept.loose)
  const kept = shelf.map(({ kept }): Page => ({ id: kept.id, rules: kept.rules, preset: null, kept }))
  const named = presets.map((preset): Page => ({ id: preset.id, rules: { extends: preset.id }, preset, kept: null }))
  const now = mine && JSON.stringify(mine.changes)
  const at = <T>(of: readonly T[], changes: (each: T) => unknown): number =>
    now === null ? -1 : of.findIndex((each) => JSON.stringify(changes(each)) === now)
  const like = kept[at(shelf, ({ info }) => info?.changes)] ?? named[at(presets, ({ rules }) => rules)] ?? null
  const own: Page | null = mine && !like ? { id: 'own', rules: mine.changes, preset: null, kept: null } : null
  return { own, kept, presets: named, home: own ?? like }
}

export const pagesOf = ({ own, kept, presets }: Book): readonly Page[] => [...(own ? [own] : []), ...kept, ...presets]
