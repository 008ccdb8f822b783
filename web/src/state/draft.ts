/**
 * The rules in the editor, kept over a reload even while they can't be played. Stored beside the last of them that
 * could: when the settings hold other rules than that, somebody else has changed them, and those count.
 */
import type { RulesJson } from '../core/types'
import { draftOf, rulesOf, type Draft } from './editor'
import { isObject } from '../core/objects'
import { readSet } from './ruleset'

export const draftKey = 'openhearts.draft'

/** `rules` are those of the next game; `other` is what was in the editor if it was something else. */
export function loadDraft(storage: Storage, rules: RulesJson): { readonly draft: Draft; readonly other: Draft | null } {
  const own = draftOf({ name: '', about: '', rules })
  const kept = readDraft(quietly(() => storage.getItem(draftKey)) ?? null)
  if (kept === null) return { draft: own, other: null }
  return JSON.stringify(kept.played) === JSON.stringify(rules)
    ? { draft: kept.draft, other: null }
    : { draft: own, other: kept.draft }
}

/** `played`: the rules of the next game while the draft is this. False when the browser keeps nothing. */
export function saveDraft(storage: Storage, draft: Draft, played: RulesJson): boolean {
  const { name, about, saved } = draft
  const entry = { version: 1, saved, played, set: { name, about, ...rulesOf(draft) } }
  return quietly(() => (storage.setItem(draftKey, JSON.stringify(entry)), true)) ?? false
}

function readDraft(text: string | null): { readonly draft: Draft; readonly played: RulesJson } | null {
  const entry = quietly(() => JSON.parse(text ?? 'null') as unknown)
  if (!isObject(entry) || entry['version'] !== 1 || !isObject(entry['played'])) return null
  const reading = readSet(entry['set'])
  if ('refusal' in reading) return null
  const saved = typeof entry['saved'] === 'string' ? entry['saved'] : null
  return { draft: draftOf(reading.set, saved), played: entry['played'] }
}

function quietly<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
