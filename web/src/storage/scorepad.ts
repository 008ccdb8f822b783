/**
 * The scorepad as stored in the browser: the current evening, the hand being entered, earlier evenings. The core judges
 * the hands and has a message for each fault.
 */
import * as v from 'valibot'
import type { MoonWay, PadEntry, Seat, SuitName } from '../core/protocol'
import type { RulesJson } from '../core/types'
import { anyObject, moment, parse, watch, type Store } from './store'

export interface Evening {
  readonly names: readonly string[]
  /** Includes the number of players and the chips. */
  readonly rules: RulesJson
  /** The player's name for the rules; empty: the name of the preset, if any. */
  readonly title: string
  /** Who deals the first hand. */
  readonly dealer: Seat
  /** Milliseconds since 1970. */
  readonly began: number
  readonly hands: readonly PadEntry[]
  /** Hands that are half entered or were taken back: each waits until it is opened. At most one per index. */
  readonly waiting: readonly HandDraft[]
}

/** How a hand is entered: by its cards or by its points. */
export type Mode = 'cards' | 'points'

/** A hand being entered or changed. */
export interface HandDraft {
  /** Its index among the hands; an index past the last one means a new hand. */
  readonly at: number
  readonly mode: Mode
  readonly points: readonly (number | null)[]
  /** By item ("H", "QS") and seat, how many were taken; null: not entered yet. */
  readonly given: Readonly<Record<string, readonly (number | null)[]>>
  readonly moon: MoonWay | null
  readonly sun: boolean
  readonly noTricks: readonly Seat[]
  readonly bidder: Seat | null
  readonly bid: number
  readonly suit: SuitName | null
}

/** Everything that this device keeps. */
export interface PadState {
  readonly evening: Evening | null
  /** The hand opened last. */
  readonly draft: HandDraft | null
  /** The hands before each change, latest last. */
  readonly before: readonly (readonly PadEntry[])[]
  /** Evenings that are over or were put aside, latest first. */
  readonly past: readonly Evening[]
}

export const fewest = 2
export const most = 11

const key = 'openhearts.pad'
const asideKey = 'openhearts.pad.aside'

const hands = v.array(v.custom<PadEntry>((hand) => v.is(anyObject, hand)))
const row = v.array(v.nullable(v.pipe(v.number(), v.integer())))
const draftParts = v.object({
  at: v.pipe(v.number(), v.integer()),
  mode: v.picklist(['cards', 'points']),
  points: row,
  given: v.pipe(anyObject, v.record(v.string(), row)),
  noTricks: v.array(v.unknown()),
})
const draft = v.custom<HandDraft>((value) => v.is(draftParts, value))
/** Whether each row has a number for each player. */
const fits = ({ points, given }: HandDraft, { length }: readonly string[]): boolean =>
  [points, ...Object.values(given)].every((each) => each.length === length)

const evening: v.GenericSchema<unknown, Evening> = v.pipe(
  v.object({
    names: v.pipe(v.array(v.string()), v.minLength(fewest), v.maxLength(most)),
    rules: anyObject,
    title: v.string(),
    dealer: v.pipe(v.number(), v.integer(), v.minValue(0)),
    began: moment,
    hands,
    waiting: v.optional(v.array(draft), []),
  }),
  v.check(({ names, dealer, waiting }) => dealer < names.length && waiting.every((each) => fits(each, names))),
)
/** The first version had a place for one waiting hand, `aside`. */
const schema: v.GenericSchema<unknown, PadState> = v.pipe(
  v.object({
    version: v.literal(1),
    evening: v.nullable(evening),
    draft: v.nullable(draft),
    aside: v.optional(v.nullable(draft), null),
    before: v.array(hands),
    past: v.array(evening),
  }),
  // There is no draft without an evening.
  v.check(({ evening, draft, aside }) => [draft, aside].every((each) => !each || fits(each, evening?.names ?? []))),
  v.transform(({ version: _, aside, evening, ...state }) => ({
    ...state,
    evening: evening && aside ? { ...evening, waiting: [...evening.waiting, aside] } : evening,
  })),
)

/** Null for anything that this version has not written itself. */
export const readPad = (text: string): PadState | null => parse(schema, text)

export const writePad = (state: PadState): string => JSON.stringify({ version: 1, ...state })

/** What is stored; null if there is nothing. Unreadable text is put aside, and `unreadable` is called. */
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

/** Returns false if the browser's storage is blocked or full. */
export const savePad = (store: Store, state: PadState): boolean => store.write('scorepad', key, writePad(state))

/** Calls `heard` with the pad whenever another tab has changed it. Returns a function that stops it. */
export function watchPad(heard: (state: PadState) => void): () => void {
  return watch(key, (text) => {
    const found = text === null ? null : readPad(text)
    if (found) heard(found)
  })
}
