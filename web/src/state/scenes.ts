/**
 * From one view to the next, the scenes a player sees on the way: a bid, cards drawn from the stock, the card on its
 * way to the trick, the full trick lying still, its way to the winner. Pure: two views in, scenes out. It compares the
 * core's views and never judges a play.
 */
import type { Card, Played, Seat, View } from '../core/protocol'
import { without } from '../core/copies'
import { dealTime, time } from './durations'

export type Step =
  /** Nothing moves: waiting for somebody, or for the player to go on. */
  | 'still'
  | 'deal'
  /** Somebody bid, or passed; the last bid stays to be read. Somebody named the suit that counts. */
  | 'bid'
  | 'named'
  /** My cards go to their receivers; then the others' come in and stay raised. */
  | 'give'
  | 'receive'
  /** Somebody draws from the stock. */
  | 'draw'
  /** A card goes to the trick; the trick lies complete; it goes to its winner, or stays as cancelled cards. */
  | 'play'
  | 'full'
  | 'sweep'
  /** I took the kitty and may see it. */
  | 'kitty'
  /** A moon was shot and its scoring is still to be chosen. */
  | 'moon'
  /** The hand's result is shown until the player goes on. */
  | 'result'

/** A card on the table, with its player and the number of its trick. */
export interface Lying {
  readonly card: Card
  readonly seat: Seat
  readonly number: number
}

export interface Scene {
  readonly step: Step
  readonly view: View
  /** The trick on the table; the view may already count it as won. */
  readonly trick: (Played & { readonly number: number }) | null
  /** The cards left on the table by cancelled tricks. */
  readonly lying: readonly Lying[]
  /**
   * Who takes the trick and whatever lies there; set while the trick lies complete and while it is swept. Null: it
   * stays.
   */
  readonly winner: Seat | null
  /** Whether the kitty goes with it. */
  readonly kitty: boolean
  /** Whose turn the lamp shows; or who bid, or who draws. */
  readonly acting: Seat | null
  /** Cards just received or drawn, which are shown raised. */
  readonly raised: readonly Card[]
  /** How many cards were drawn. */
  readonly drawn: number
  /** How many ms until the next scene. Null: until the player goes on. */
  readonly ms: number | null
}

/** Every card played in this hand so far, trick by trick. */
export function plays(view: View): readonly Lying[] {
  const tricks = view.trick ? [...view.tricks, view.trick] : view.tricks
  return tricks.flatMap(({ seats, cards }, number) =>
    cards.map((card, i) => ({ card, seat: seats[i] as Seat, number })),
  )
}

/** What lies on the table when trick `number` begins: the cards of the cancelled tricks just before it. */
function lyingAt(view: View, number: number): readonly Lying[] {
  let first = number
  while (first > 0 && view.tricks[first - 1]?.winner === null) first -= 1
  return plays(view).filter((play) => play.number >= first && play.number < number)
}

function whoActs(view: View): Seat | null {
  if (view.phase === 'pass') return view.waiting.includes(view.seat) ? view.seat : (view.waiting[0] ?? null)
  return view.phase === 'done' ? null : view.to_act
}

/** The view without the cards I have passed: they have left my hand, though the core holds them until everybody has. */
const given = (view: View): View =>
  view.phase === 'pass' && view.passed ? { ...view, cards: without(view.cards, view.passed) } : view

/** The scene in which `view` stands still. */
export function still(asked: View, pace = 1): Scene {
  const view = given(asked)
  const step = view.phase === 'done' ? 'result' : view.phase === 'moon' ? 'moon' : 'still'
  // Somebody else's moon is shown for a moment before its scoring is chosen.
  const waits = step === 'moon' && view.moon?.chooser !== view.seat
  return {
    step,
    view,
    trick: view.trick ? { ...view.trick, number: view.tricks.length } : null,
    lying: view.table.length > 0 ? lyingAt(view, view.tricks.length) : [],
    winner: null,
    kitty: false,
    acting: whoActs(view),
    raised: [],
    drawn: 0,
    ms: step === 'result' ? null : waits ? 2 * time('moon', pace) : 0,
  }
}

/** Whether this is the first view of a hand, before any action. */
export function isFresh(view: View): boolean {
  const begun = view.auction !== null && (view.auction.bids.some((bid) => bid !== null) || view.auction.suit !== null)
  return (
    !begun &&
    (view.phase === 'bid' || view.phase === 'suit' || view.phase === 'pass' || view.phase === 'play') &&
    plays(view).length === 0 &&
    view.passed === null
  )
}

/** Whether the player has done nothing in this hand yet. */
export function isUntouched(view: View): boolean {
  const { seat, auction } = view
  const named = auction?.suit && auction.bidder === seat
  const bid = auction?.bids[seat] ?? null
  return view.passed === null && bid === null && !named && !plays(view).some((play) => play.seat === seat)
}

/** The view without anything to do: used while something moves in front of it. */
const idle = (view: View): View => ({ ...view, legal: [], to_act: null, waiting: [] })

/** How many cards each seat drew between `prev` and `next`: the stock counts them trick by trick. */
function draws(prev: View, next: View): readonly number[] {
  if (next.phase !== 'play') return []
  const before = prev.tricks.length === next.tricks.length ? prev.stock?.drawn : undefined
  return (next.stock?.drawn ?? []).map((drawn, seat) => drawn - (before?.[seat] ?? 0))
}

/** `next` before anything in it has been counted or drawn. */
function before(next: View, prev: View): View {
  const { points, totals, kitty, results, stock, chips, taken, standing, out } = prev
  const drawn = draws(prev, next)
  return {
    ...idle(next),
    phase: 'play',
    points,
    totals,
    kitty,
    results,
    stock,
    chips,
    taken,
    standing,
    out,
    fifties: [],
    outcomes: null,
    scores: null,
    settled: null,
    // Without the card played, but also without the cards drawn.
    cards: without(prev.cards, without(prev.cards, next.cards)),
    counts: next.counts.map((count, seat) => count - (drawn[seat] ?? 0)),
  }
}

/** The scenes for bids and the named suit. */
function bidding(prev: View, next: View, end: Scene, pace: number): Scene[] {
  const made: Scene[] = []
  const [was, is] = [prev.auction, next.auction]
  if (!was || !is) return made
  const bidder = is.bids.findIndex((bid, seat) => bid !== null && was.bids[seat] === null)
  if (bidder >= 0) {
    const last = next.phase !== 'bid'
    const view = {
      ...idle(next),
      phase: 'bid' as const,
      auction: { ...is, suit: null },
      chips: prev.chips,
      trick: null,
    }
    const ms = time(last ? 'bids' : 'bid', pace)
    made.push({ ...end, step: 'bid', view, trick: null, acting: bidder, ms })
  }
  if (was.suit === null && is.suit !== null) {
    made.push({ ...end, step: 'named', view: idle(next), acting: is.bidder, ms: time('named', pace) })
  }
  return made
}

function passing(prev: View, next: View, end: Scene, pace: number, keepsRaised: boolean): Scene[] {
  const made: Scene[] = []
  if (prev.passed === null && next.passed !== null) {
    const view = { ...idle(next), cards: without(prev.cards, next.passed), received: null, trick: null }
    made.push({ ...still(view), step: 'give', ms: time('pass', pace) })
  }
  if (prev.received === null && next.received !== null) {
    made.push({
      ...end,
      step: 'receive',
      acting: null,
      raised: next.received,
      ms: keepsRaised ? null : time('received', pace),
    })
  }
  return made
}

/**
 * The scenes for the cards played between `prev` and `next`, the tricks they complete, and the cards drawn after them.
 */
function playing(prev: View, next: View, pace: number, holdFull: boolean): Scene[] {
  const made: Scene[] = []
  const all = plays(next)
  const behind = before(next, prev)
  const drawn = draws(prev, next)
  const drawer = drawn.findIndex((n) => n > 0)
  /** Adds the scenes in which a full trick lies still and is swept. */
  const swept = (here: Scene): void => {
    const { number } = here.trick as NonNullable<Scene['trick']>
    const winner = next.tricks[number]?.winner ?? null
    const kitty = prev.kitty.taker === null && next.kitty.taker !== null && winner !== null
    const full = { ...here, winner, acting: winner, kitty }
    made.push({ ...full, step: 'full', ms: holdFull ? time('full', pace) : null })
    made.push({ ...full, step: 'sweep', ms: time('sweep', pace) })
  }
  // The trick was complete before its taker was known: its last card was shown when it was played.
  const lay = prev.tricks.length
  const whole = next.tricks[lay]
  if (whole && prev.trick && prev.trick.cards.length === whole.cards.length)
    swept({ ...still(next), view: behind, trick: { ...whole, number: lay }, lying: lyingAt(next, lay), ms: 0 })
  for (let i = plays(prev).length; i < all.length; i++) {
    const play = all[i] as Lying
    const { number } = play
    const whole = (next.tricks[number] ?? next.trick) as Played
    const shown = all.slice(0, i + 1).filter((each) => each.number === number).length
    const trick = { ...whole, seats: whole.seats.slice(0, shown), cards: whole.cards.slice(0, shown), number }
    const complete = number < next.tricks.length && shown === whole.cards.length
    const here = { ...still(next), view: behind, trick, lying: lyingAt(next, number), ms: 0 }
    if (!complete) {
      const mine = next.to_act === next.seat && drawer < 0 && i === all.length - 1
      if (!mine) made.push({ ...here, step: 'play', ms: time('play', pace) + time('think', pace) })
      continue
    }
    made.push({ ...here, step: 'play', acting: null, ms: time('play', pace) })
    swept(here)
  }
  if (drawer >= 0) {
    const mine = drawer === next.seat
    const raised = mine ? without(next.cards, behind.cards) : []
    const ms =
      time('draw', pace) + time('drawStep', pace) * ((drawn[drawer] ?? 1) - 1) + time(mine ? 'drawn' : 'think', pace)
    made.push({ ...still(idle(next)), step: 'draw', acting: drawer, drawn: drawn[drawer] ?? 0, raised, ms })
  }
  if (prev.kitty.cards === null && next.kitty.cards !== null && next.phase === 'play') {
    made.push({
      ...still(idle(next)),
      step: 'kitty',
      acting: next.kitty.taker,
      ms: holdFull ? time('kitty', pace) : null,
    })
  }
  return made
}

/** The scenes from `prev` (null: nothing was shown) to `next`; the last one stands still at `next`. */
export function scenes(prev: View | null, next: View, pace: number, holdFull = true, keepsRaised = false): Scene[] {
  const end = still(next, pace)
  if (prev === null || prev.hand !== next.hand) {
    if (!isFresh(next)) return [end]
    return [{ ...end, step: 'deal', acting: null, ms: dealTime(next.cards.length, pace) }, end]
  }
  return [
    ...bidding(prev, next, end, pace),
    ...passing(prev, next, end, pace, keepsRaised),
    ...playing(prev, next, pace, holdFull),
    end,
  ]
}
