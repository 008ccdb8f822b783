/** The pages of the rule book: a page a game, those of the player first, and which of them a rule set stands on. Pure. */
import type { Preset, RulesInfo, RulesJson } from '../core/types'
import type { Judged } from './houseRules.svelte'
import type { Kept } from './library'

/** A page: a preset's, a kept rule set's, or that of the rules at hand where they have none of their own. */
export interface Page {
  /** The preset's or the kept set's; `own` for the rules at hand. */
  readonly id: string
  readonly rules: RulesJson
  readonly preset: Preset | null
  readonly kept: Kept | null
}

export interface Book {
  readonly own: Page | null
  readonly kept: readonly Page[]
  readonly presets: readonly Page[]
  /** The page of the rules at hand; null before they are known. */
  readonly home: Page | null
}

/** `mine`: the rules at hand, those at the table or of the next game. */
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
