/** An evening on the scorepad: who plays, by which rules, and the hands entered. Plain values and functions of them. */
import { alike } from '../core/objects'
import type { PadEntry } from '../core/protocol'
import type { Evening, PadState } from '../storage/scorepad'
import { handDraftOf, newHandDraft, type HandDraft } from './handDraft'

export type { Evening, PadState } from '../storage/scorepad'

export const nothing: PadState = { evening: null, draft: null, before: [], past: [] }

const mostUndone = 50
const mostPast = 12

// ---- Hands being entered ----

/** Whether it has something that is not on the sheet. */
function isBegun(draft: HandDraft, { names, hands }: Evening): boolean {
  const entry = hands[draft.at]
  const none = entry ? handDraftOf(entry, draft.at, names.length) : newHandDraft(draft.at, names.length, draft.mode)
  return !alike(draft, { ...none, mode: draft.mode })
}

/** All hands of the current evening that are half entered or were taken back, also the one opened last. */
export function draftsOf({ evening, draft }: PadState): readonly HandDraft[] {
  if (!evening) return []
  const others = evening.waiting.filter(({ at }) => at !== draft?.at)
  return draft && isBegun(draft, evening) ? [...others, draft] : others
}

/** Opens a hand: as it was left, or else with this draft of it. Another one that is half entered waits for its turn. */
export function open(state: PadState, draft: HandDraft): PadState {
  const { evening } = state
  if (!evening || draft.at === state.draft?.at) return state
  const all = draftsOf(state)
  const left = all.find(({ at }) => at === draft.at)
  return { ...state, draft: left ?? draft, evening: { ...evening, waiting: all.filter((each) => each !== left) } }
}

// ---- Evenings ----

/** Begins a new evening. The previous one goes to the past evenings if a hand was entered. */
export function begin(state: PadState, evening: Evening): PadState {
  return { ...nothing, evening, past: putAside(state) }
}

/** The same draft by other rules, where the moon, the sun and who took no trick may mean nothing: they are asked anew. */
const askedAnew = (draft: HandDraft): HandDraft => ({ ...draft, moon: null, sun: false, noTricks: [] })

const besidesChips = ({ settlement: _, ...rules }: Evening['rules']): Evening['rules'] => rules

/** The current evening with other names or rules. Hands of another number of players can't come back. */
export function alter(state: PadState, now: Evening, evening: Evening): PadState {
  if (evening.names.length !== now.names.length)
    return { ...state, evening: { ...evening, waiting: [] }, draft: null, before: [] }
  const by = alike(besidesChips(evening.rules), besidesChips(now.rules)) ? (draft: HandDraft) => draft : askedAnew
  return { ...state, evening: { ...evening, waiting: now.waiting.map(by) }, draft: state.draft && by(state.draft) }
}

/** Reopens a past evening in place of the current one. */
export function reopen(state: PadState, evening: Evening): PadState {
  return { ...nothing, evening, past: putAside(state, forget(state, evening).past) }
}

export function forget(state: PadState, evening: Evening): PadState {
  return { ...state, past: state.past.filter((each) => each.began !== evening.began) }
}

/** Whether there is anything in the evening that would be missed. */
const isPlayed = ({ hands, waiting }: Evening): boolean => hands.length + waiting.length > 0

function putAside(state: PadState, past = state.past): readonly Evening[] {
  const evening = state.evening && { ...state.evening, waiting: draftsOf(state) }
  // There are more if another device's were merged with them.
  const most = Math.max(mostPast, state.past.length)
  return (evening && isPlayed(evening) ? [evening, ...past] : past).slice(0, most)
}

// ---- Hands ----

function changed(state: PadState, evening: Evening, hands: readonly PadEntry[]): PadState {
  const before = [...state.before, evening.hands].slice(-mostUndone)
  return { ...state, evening: { ...evening, hands }, draft: null, before }
}

/** Puts the entry in its place: after the others, or in place of the one that was there. */
export function put(state: PadState, at: number, entry: PadEntry): PadState {
  if (!state.evening) return state
  const { hands } = state.evening
  const waiting = draftsOf(state).filter((each) => each.at !== at)
  return changed(state, { ...state.evening, waiting }, [...hands.slice(0, at), entry, ...hands.slice(at + 1)])
}

/** Takes a hand off the sheet, with its draft. Another one that is being entered stays, a later one moves up. */
export function remove(state: PadState, at: number): PadState {
  const { evening, draft } = state
  if (!evening) return state
  const hands = evening.hands.filter((_, i) => i !== at)
  const up = (each: HandDraft): readonly HandDraft[] =>
    each.at === at ? [] : [{ ...each, at: each.at - Number(each.at > at) }]
  const waiting = evening.waiting.flatMap(up)
  return { ...changed(state, { ...evening, waiting }, hands), draft: (draft && up(draft)[0]) ?? null }
}

/**
 * Restores the hands before the last change. A hand that leaves the sheet becomes the draft, and others that are half
 * entered or were taken back wait behind it: a wrong tap loses nothing.
 */
export function undo(state: PadState): PadState {
  const { evening } = state
  const hands = state.before.at(-1)
  if (!evening || !hands) return state
  const off = evening.hands[hands.length]
  const draft = off ? handDraftOf(off, hands.length, evening.names.length) : null
  // A hand that returns moves the drafts from its place on.
  const back = hands.length > evening.hands.length ? placeOf(hands, evening.hands) : Infinity
  const waiting = draftsOf(state)
    .filter(({ at }) => at !== draft?.at)
    .map((each) => ({ ...each, at: each.at + Number(each.at >= back) }))
  return { ...state, evening: { ...evening, hands, waiting }, draft, before: state.before.slice(0, -1) }
}

/** Where the longer list has a hand that the other one lacks. */
function placeOf(longer: readonly PadEntry[], shorter: readonly PadEntry[]): number {
  return longer.findIndex((each, at) => !alike(each, shorter[at]))
}
