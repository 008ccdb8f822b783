/**
 * The scorepad as the screens see it: what this device keeps, and what the core makes of it. Every change is saved at
 * once and sent to the core; outdated answers are dropped.
 */
import { padEngine } from '../core/page'
import type { PadEntry, PadHand, PadItem, RulesInfo, ScoreSheet, Seat } from '../core/protocol'
import { message, type AnyMessage } from '../core/types'
import { CoreError } from '../core/line'
import { faultOf, placed } from './faults'
import { loadPad, savePad, watchPad } from '../storage/scorepad'
import { deviceStore } from '../storage/store'
import { storage } from './storage.svelte'
import { nothing, open, put, type PadState } from './evening'
import { entryOf, itemsFor, restAt, setPoints, unbid, type HandDraft } from './handDraft'

let state: PadState = $state.raw(nothing)
let info: RulesInfo | null = $state.raw(null)
let sheet: ScoreSheet | null = $state.raw(null)
/** The sheet before the hand being entered, the sheet with it, and the draft for which they were made. */
let drafted: ScoreSheet | null = $state.raw(null)
let trial: ScoreSheet | null = $state.raw(null)
let tried: HandDraft | null = $state.raw(null)
/** What could not be saved or read, and what the core would not play. */
let trouble: AnyMessage | null = $state.raw(null)
let wrong: AnyMessage | null = $state.raw(null)

const unkept = message('scorepad-unkept')

let asked = 0
let started = false

function save(): void {
  if (!savePad(deviceStore, state)) trouble = unkept
  else {
    if (trouble === unkept) trouble = null
    if (state.evening) storage.keepForGood()
  }
}

async function ask(): Promise<void> {
  const turn = ++asked
  const { evening, draft } = state
  if (!evening) {
    info = sheet = drafted = trial = null
    return
  }
  const { rules, dealer, hands } = evening
  try {
    const core = padEngine()
    const [found, whole] = await Promise.all([core.rules(rules), core.pad(rules, dealer, hands)])
    // The sheet before the hand says what the hand must account for.
    const before = draft && (await core.pad(rules, dealer, hands.slice(0, draft.at)))
    const withIt = draft && (await core.pad(rules, dealer, [...hands.slice(0, draft.at), entryAfter(before, draft)]))
    if (turn !== asked) return
    info = found
    sheet = whole
    drafted = before
    trial = withIt
    tried = draft
    wrong = null
  } catch (error) {
    if (turn !== asked) return
    wrong = error instanceof CoreError ? placed(faultOf(error.refusal)) : message('scorepad-lost')
  }
}

function itemsOf(before: ScoreSheet | null, draft: HandDraft | null): readonly PadItem[] {
  const next = before?.next
  return next && draft ? itemsFor(next.items, draft.suit, next.auction !== null) : []
}

/** The draft as the next hand of that sheet. It may have a bid from before the rules changed to those without auction. */
const entryAfter = (before: ScoreSheet | null, draft: HandDraft): PadEntry =>
  entryOf(before?.next?.auction === null ? unbid(draft) : draft, itemsOf(before, draft))

export const pad = {
  /** Reads what is stored, once; from then on follows changes by other tabs. */
  start(): void {
    if (started) return
    started = true
    state = loadPad(deviceStore, () => (trouble = message('scorepad-unreadable'))) ?? nothing
    void ask()
    watchPad((found) => {
      state = found
      void ask()
    })
  },
  get state(): PadState {
    return state
  },
  get info(): RulesInfo | null {
    return info
  },
  get sheet(): ScoreSheet | null {
    return sheet
  },
  get trial(): ScoreSheet | null {
    return trial
  },
  get before(): ScoreSheet | null {
    return drafted
  },
  /** What the hand being entered has to account for. */
  get items(): readonly PadItem[] {
    return itemsOf(drafted, state.draft)
  },
  /** What could not be saved, read or played; null if all is well. */
  get trouble(): AnyMessage | null {
    return wrong ?? trouble
  },
  /** Whether `trial` is about the current draft. */
  get fresh(): boolean {
    return tried !== null && tried === state.draft
  },
  /** Whether a few cards and a number describe a hand; if not, entering its points is easier. */
  get alike(): boolean {
    return (sheet?.next?.items ?? []).filter((item) => item.card !== undefined).length <= 3
  },
  /** The hand being entered, as scored by the core; null while it doesn't add up. */
  get done(): PadHand | null {
    return (state.draft && trial && !trial.fault && trial.hands[state.draft.at]) || null
  },
  /** Whether the hand can go on the sheet now. */
  get ready(): boolean {
    return this.fresh && this.done !== null
  },
  get entry(): PadEntry | null {
    return state.draft && entryAfter(drafted, state.draft)
  },
  change(next: PadState): void {
    state = next
    save()
    void ask()
  },
  draft(draft: HandDraft | null): void {
    if (!draft || draft.at !== state.draft?.at) drafted = trial = null
    this.change({ ...state, draft })
  },
  /** Opens a hand to be entered: as it was left, or else with this draft of it. */
  open(draft: HandDraft): void {
    if (draft.at !== state.draft?.at) drafted = trial = null
    this.change(open(state, draft))
  },
  /** Gives the seat all points that are not assigned yet. */
  async rest(seat: Seat): Promise<void> {
    const { evening, draft } = state
    if (!evening || !draft) return
    const { rules, dealer, hands } = evening
    const before = drafted
    const points = await restAt(draft, seat, async (draft) => {
      const entries = [...hands.slice(0, draft.at), entryAfter(before, draft)]
      return (await padEngine().pad(rules, dealer, entries)).fault
    }).catch(() => null)
    const now = state.draft
    if (points !== null && now?.at === draft.at && now.points[seat] === draft.points[seat])
      this.draft(setPoints(now, seat, points))
  },
  /** Puts the hand being entered on the sheet. */
  enter(): void {
    const { draft } = state
    if (draft && this.entry) this.change(put(state, draft.at, this.entry))
  },
}
