/**
 * From one view to the next, the scenes a player sees on the way: the card on its way to the trick, the full trick lying
 * still, its way to the winner. Pure: two views in, scenes out. It compares what the core said and never judges a play.
 */
import type { Card, Seat, Trick, View } from '../core/types'
import { dealTime, time } from './motion'

export type Step =
  /** Nothing moves: waiting for somebody, or for the player to go on. */
  | 'still'
  | 'deal'
  /** My cards go to whom they are for; then the others' come in and stay raised. */
  | 'give'
  | 'receive'
  /** A card goes to the trick; the trick lies complete; the trick goes to its winner. */
  | 'play'
  | 'full'
  | 'sweep'
  /** A moon was shot and its scoring is still to be chosen. */
  | 'moon'
  /** The hand's result, until the player goes on. */
  | 'result'

export interface Scene {
  readonly step: Step
  readonly view: View
  /** What lies on the table, which may be a trick that the view already counts as won. */
  readonly trick: (Trick & { readonly number: number }) | null
  /** Who the trick goes to: set while it lies complete and while it goes. */
  readonly winner: Seat | null
  /** Cards just received, shown raised. */
  readonly raised: readonly Card[]
  /** Until the next scene, in ms. Null: until the player goes on. */
  readonly ms: number | null
}

/** Every card played in this hand so far, trick by trick. */
function plays(view: View): { readonly trick: number; readonly leader: Seat; readonly card: Card }[] {
  const tricks = view.trick ? [...view.tricks, view.trick] : view.tricks
  return tricks.flatMap(({ leader, cards }, trick) => cards.map((card) => ({ trick, leader, card })))
}

/** The scene in which `view` stands still. */
export function still(view: View, pace = 1): Scene {
  const step = view.phase === 'done' ? 'result' : view.phase === 'moon' ? 'moon' : 'still'
  const trick = view.trick ? { ...view.trick, number: view.tricks.length } : null
  // Somebody else's moon is on the screen for a moment before its scoring is chosen.
  const waits = step === 'moon' && view.moon?.chooser !== view.seat
  return {
    step,
    view,
    trick,
    winner: null,
    raised: [],
    ms: step === 'result' ? null : waits ? 2 * time('moon', pace) : 0,
  }
}

/** Is this the first view of a hand, before anybody did anything? */
export function isFresh(view: View): boolean {
  return (view.phase === 'pass' || view.phase === 'play') && plays(view).length === 0 && view.passed === null
}

/** A view in which nothing can be done and nothing is counted yet: what lies behind a moving trick. */
function before(view: View, prev: View): View {
  const { points, totals, kitty, results } = prev
  return { ...view, phase: 'play', points, totals, kitty, results, legal: [], to_act: null, waiting: [], scores: null }
}

/** The scenes from `prev` (null: nothing was shown) to `next`, the last of which stands still at `next`. */
export function scenes(prev: View | null, next: View, pace: number, holdFull = true): Scene[] {
  const end = still(next, pace)
  if (prev === null || prev.hand !== next.hand) {
    if (!isFresh(next)) return [end]
    return [{ ...end, step: 'deal', ms: dealTime(next.cards.length, pace) }, end]
  }

  const made: Scene[] = []
  if (prev.passed === null && next.passed !== null) {
    const gone = new Set(next.passed)
    const cards = prev.cards.filter((card) => !gone.has(card))
    const view = { ...next, cards, received: null, legal: [], to_act: null, waiting: [], trick: null }
    made.push({ ...still(view), step: 'give', trick: null, ms: time('pass', pace) })
  }
  if (prev.received === null && next.received !== null) {
    made.push({ ...end, step: 'receive', raised: next.received, ms: time('received', pace) })
  }

  const known = plays(prev).length
  const all = plays(next)
  all.slice(known).forEach((play, i) => {
    const last = known + i === all.length - 1
    const cards = all.filter(({ trick }) => trick === play.trick).map(({ card }) => card)
    const shown = cards.slice(0, cards.indexOf(play.card) + 1)
    const trick = { leader: play.leader, cards: shown, number: play.trick }
    const winner = next.tricks[play.trick]?.winner ?? null
    const complete = winner !== null && shown.length === cards.length
    const scene = { view: before(next, prev), trick, raised: [], winner: null }
    if (!complete) {
      const mine = last && next.to_act === next.seat
      if (!mine) made.push({ ...scene, step: 'play', ms: time('play', pace) + time('think', pace) })
      return
    }
    made.push({ ...scene, step: 'play', ms: time('play', pace) })
    made.push({ ...scene, step: 'full', winner, ms: holdFull ? time('full', pace) : null })
    made.push({ ...scene, step: 'sweep', winner, ms: time('sweep', pace) })
  })
  return [...made, end]
}
