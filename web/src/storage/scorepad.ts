/**
 * The scorepad as it lies in the browser: the evening, the hand that is being entered, evenings before. What a hand says is
 * judged by the core, which has a sentence for each fault.
 */
import * as v from 'valibot'
import type { MoonWay, PadEntry, Seat, SuitName } from '../core/protocol'
import type { RulesJson } from '../core/types'
import { anyObject, moment, parse, watch, type Store } from './store'

export interface Evening {
  readonly names: readonly string[]
  /** With the number of players and the chips in them. */
  readonly rules: RulesJson
  /** What the player calls the rules; empty: they go by the name of their preset, or none. */
  readonly title: string
  /** Who deals the first hand. */
  readonly dealer: Seat
  /** Milliseconds since 1970. */
  readonly began: number
  readonly hands: readonly PadEntry[]
}

/** How a hand is being told: by its cards, or by its points. */
export type Mode = 'cards' | 'points'

/** A hand that is being entered, or changed. */
export interface HandDraft {
  /** Its place among the hands; behind the last of them it is a new one. */
  readonly at: number
  readonly mode: Mode
  readonly points: readonly (number | null)[]
  /** By item ("H", "QS") and seat, how many of it were taken; null: nothing said yet. */
  readonly given: Readonly<Record<string, readonly (number | null)[]>>
  readonly moon: MoonWay | null
  readonly sun: boolean
  readonly noTricks: readonly Seat[]
  readonly bidder: Seat | null
  readonly bid: number
  readonly suit: SuitName | null
}

/** All that is kept on this device. */
export interface PadState {
  readonly evening: Evening | null
  readonly draft: HandDraft | null
  /** How the hands were before each change, the latest last. */
  readonly before: readonly (readonly PadEntry[])[]
  /** Evenings that are over or were put aside, the latest first. */
  readonly past: readonly Evening[]
}

export const fewest = 2
export const most = 11

const key = 'openhearts.pad'
const asideKey = 'openhearts.pad.aside'

const hands = v.array(v.custom<PadEntry>((hand) => v.is(anyObject, hand)))
const evening: v.GenericSchema<unknown, Evening> = v.pipe(
  v.object({
    names: v.pipe(v.array(v.string()), v.minLength(fewest), v.maxLength(most)),
    rules: anyObject,
    title: v.string(),
    dealer: v.pipe(v.number(), v.integer(), v.minValue(0)),
    began: moment,
    hands,
  }),
  v.check(({ names, dealer }) => dealer < names.length),
)
const row = v.array(v.nullable(v.pipe(v.number(), v.integer())))
const draftParts = v.object({
  at: v.pipe(v.number(), v.integer()),
  mode: v.picklist(['cards', 'points']),
  points: row,
  given: v.pipe(anyObject, v.record(v.string(), row)),
  noTricks: v.array(v.unknown()),
})
const draft = v.custom<HandDraft>((value) => v.is(draftParts, value))
const schema: v.GenericSchema<unknown, PadState> = v.pipe(
  v.object({
    version: v.literal(1),
    evening: v.nullable(evening),
    draft: v.nullable(draft),
    before: v.array(hands),
    past: v.array(evening),
  }),
  // A number for each of the players, and no draft without them.
  v.check(({ evening, draft }) => {
    const rows = draft ? [draft.points, ...Object.values(draft.given)] : []
    return rows.every((each) => each.length === evening?.names.length)
  }),
  v.transform(({ version: _, ...state }) => state),
)

/** Null for anything that this version has not written itself. */
export const readPad = (text: string): PadState | null => parse(schema, text)

export const writePad = (state: PadState): string => JSON.stringify({ version: 1, ...state })

/** What is kept; null when nothing is. What can't be read is put aside: `unreadable` is called then. */
export function loadPad(store: Store, unreadable: () => void): PadState | null {
  const text = store.read(key)
  if (text === null) return null
  const found = readPad(text)
  if (found === null && store.write('scorepad', asideKey, text)) {
    store.remove(key)
    unreadable()
  }
  return found
}

/** False when the browser forbids it or has no room. */
export const savePad = (store: Store, state: PadState): boolean => store.write('scorepad', key, writePad(state))

/** `heard` gets the pad whenever another tab has changed it. Answers a function that stops it. */
export function watchPad(heard: (state: PadState) => void): () => void {
  return watch(key, (text) => {
    const found = text === null ? null : readPad(text)
    if (found) heard(found)
  })
}
