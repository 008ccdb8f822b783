/** An evening on the scorepad: who plays, by which rules, and the hands entered. Plain values and functions of them. */
import type { PadEntry } from '../core/protocol'
import type { Evening, PadState } from '../storage/scorepad'
import { handDraftOf, newHandDraft, type HandDraft } from './handDraft'

export type { Evening, PadState } from '../storage/scorepad'

export const nothing: PadState = { evening: null, draft: null, before: [], past: [], aside: null }

const mostUndone = 50
const mostPast = 12

/** Begins a new evening. The previous one goes to the past evenings if a hand was entered. */
export function begin(state: PadState, evening: Evening): PadState {
  return { ...nothing, evening, past: putAside(state) }
}

/**
 * The current evening with other names or rules. A half-entered hand stays where the same rules go on; hands of another
 * number of players can't come back.
 */
export function alter(state: PadState, now: Evening, evening: Evening): PadState {
  const same = JSON.stringify(evening.rules) === JSON.stringify(now.rules)
  const before = evening.names.length === now.names.length ? state.before : []
  return { ...state, evening, draft: same ? state.draft : null, aside: same ? state.aside : null, before }
}

/** Reopens a past evening in place of the current one. */
export function reopen(state: PadState, evening: Evening): PadState {
  return { ...nothing, evening, past: putAside(forget(state, evening)) }
}

export function forget(state: PadState, evening: Evening): PadState {
  return { ...state, past: state.past.filter((each) => each !== evening) }
}

function putAside({ evening, past }: PadState): readonly Evening[] {
  return (evening && evening.hands.length > 0 ? [evening, ...past] : past).slice(0, mostPast)
}

// ---- Hands ----

const isBegun = (draft: HandDraft): boolean =>
  JSON.stringify(draft) !== JSON.stringify(newHandDraft(draft.at, draft.points.length, draft.mode))

/** The new hand that is half entered, or was when another one was opened. */
function unfinished({ evening, draft, aside }: PadState): HandDraft | null {
  return draft && evening && draft.at >= evening.hands.length && isBegun(draft) ? draft : aside
}

/** Opens a hand: as it was left, or else with this draft of it. A new hand that is half entered waits for its turn. */
export function open(state: PadState, draft: HandDraft): PadState {
  if (draft.at === state.draft?.at) return state
  const waiting = unfinished(state)
  return waiting?.at === draft.at ? { ...state, draft: waiting, aside: null } : { ...state, draft, aside: waiting }
}

function changed(state: PadState, evening: Evening, hands: readonly PadEntry[]): PadState {
  const before = [...state.before, evening.hands].slice(-mostUndone)
  return { ...state, evening: { ...evening, hands }, draft: null, before }
}

/** Puts the entry in its place: after the others, or in place of the one that was there. */
export function put(state: PadState, at: number, entry: PadEntry): PadState {
  if (!state.evening) return state
  const { hands } = state.evening
  return changed(state, state.evening, [...hands.slice(0, at), entry, ...hands.slice(at + 1)])
}

/** Takes a hand off the sheet. Another one that is being entered stays, a later one moves up with its neighbours. */
export function remove(state: PadState, at: number): PadState {
  const { evening, draft } = state
  if (!evening) return state
  const hands = evening.hands.filter((_, i) => i !== at)
  const up = (each: HandDraft | null): HandDraft | null =>
    each && each.at !== at ? { ...each, at: each.at - Number(each.at > at) } : null
  return { ...changed(state, evening, hands), draft: up(draft), aside: up(state.aside) }
}

/**
 * Restores the hands before the last change. A hand that leaves the sheet becomes the draft, and a new hand that is half
 * entered waits behind it: a wrong tap loses nothing.
 */
export function undo(state: PadState): PadState {
  const { evening } = state
  const hands = state.before.at(-1)
  if (!evening || !hands) return state
  const off = evening.hands[hands.length]
  const draft = off ? handDraftOf(off, hands.length, evening.names.length) : null
  const waiting = unfinished(state)
  const back = Math.max(0, hands.length - evening.hands.length) // hands that return before it
  const aside = waiting && { ...waiting, at: waiting.at + back }
  return { ...state, evening: { ...evening, hands }, draft, aside, before: state.before.slice(0, -1) }
}
