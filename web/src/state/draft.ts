/**
 * The rules in the editor, kept across a reload even if they can't be played. Stored beside the last version that
 * could: if the settings hold other rules than those, somebody else has changed them, and the settings win.
 */
import { alike } from '../core/objects'
import type { RulesJson } from '../core/types'
import { loadDraftEntry, saveDraftEntry } from '../storage/draft'
import type { Store } from '../storage/store'
import { draftOf, rulesOf, type Draft } from './editor'
import { readSet } from './ruleset'

/** `rules` are those of the next game; `other` is what the editor held, if that was something else. */
export function loadDraft(store: Store, rules: RulesJson): { readonly draft: Draft; readonly other: Draft | null } {
  const own = draftOf({ name: '', about: '', rules })
  const entry = loadDraftEntry(store)
  const reading = entry && readSet(entry.set)
  if (!reading || 'refusal' in reading) return { draft: own, other: null }
  const kept = draftOf(reading.set, entry.saved)
  return alike(entry.played, rules) ? { draft: kept, other: null } : { draft: own, other: kept }
}

/**
 * `played`: the rules of the next game while the editor holds this draft. Returns false if the browser keeps nothing.
 */
export function saveDraft(store: Store, draft: Draft, played: RulesJson): boolean {
  const { name, about, saved } = draft
  return saveDraftEntry(store, { saved, played, set: { name, about, ...rulesOf(draft) } })
}
