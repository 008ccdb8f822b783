/** What an evening's game is called, in the language in use. */
import type { Evening } from '../storage/scorepad'
import { text, words } from '../words/words.svelte'

/** What an evening may add to a preset and still go by its name. */
const ADDED = new Set(['extends', 'players', 'settlement'])

/** A name of the player's own stays as it is; without one the preset's, or that of house rules. */
export function eveningTitle({ title, rules }: Pick<Evening, 'title' | 'rules'>): string {
  if (title !== '') return title
  const named = `preset-${String(rules['extends'])}`
  return words.has(named) && Object.keys(rules).every((field) => ADDED.has(field))
    ? words.text(named)
    : text('rules-own')
}
