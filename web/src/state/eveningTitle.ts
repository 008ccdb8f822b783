/** The title of an evening's game, in the current language. */
import type { Evening } from '../storage/scorepad'
import { text, words } from '../words/words.svelte'

/** The fields that an evening may add to a preset and still have its name. */
const ADDED = new Set(['extends', 'players', 'settlement'])

/** The player's own name for the rules, unchanged; otherwise the preset's name, or "house rules". */
export function eveningTitle({ title, rules }: Pick<Evening, 'title' | 'rules'>): string {
  if (title !== '') return title
  const named = `preset-${String(rules['extends'])}`
  return words.has(named) && Object.keys(rules).every((field) => ADDED.has(field))
    ? words.text(named)
    : text('rules-own')
}
