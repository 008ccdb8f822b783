/**
 * A game that is played elsewhere, with people. Its events arrive from there, an observer in the core makes this seat's
 * views of them, and actions are sent there. The player's own action is shown at once, and taken back if it is refused.
 */
import type { Engine, Session } from '../core/engine'
import { without } from '../core/copies'
import { inTurn } from '../core/inTurn'
import { actorIn, CoreError, readAction, writeAction } from '../core/line'
import type { Event, Refusal, Seat, View } from '../core/protocol'
import { setUp } from '../core/setUp'
import type { Action, RulesJson } from '../core/types'
import type { Game, Move, MoveReview } from './game'
import { gameListeners } from './listeners'
import { remembered } from './remembered'
import { botSeed, THOUGHT } from './seeds'

/** What defines a game elsewhere, as one seat sees it. */
export interface Elsewhere {
  readonly rules: RulesJson
  /** Null: a spectator, who sees no cards. */
  readonly seat: Seat | null
  /** The seat that a spectator sits behind. */
  readonly side?: Seat
  /** Whether a bot plays for that seat now. */
  readonly replaced?: () => boolean
  /** A view with the places that count there; without it, as the core says. */
  readonly counted?: (view: View) => View
  /** By seat. */
  readonly names: readonly string[]
  /** Whether advice is allowed there. */
  readonly advises: boolean
  /** All events so far; the first is a deal. */
  readonly events: readonly Event[]
  /**
   * Sends an action, written as in the log, for the hand of that number. Null: done. Rejects if there will be no
   * answer.
   */
  send(hand: number, action: string): Promise<Refusal | null>
}

export interface RemoteGame extends Game {
  /** Adds the events that came next. */
  see(events: readonly Event[]): void
}

const actorOf = (event: Event): Seat | null => ('did' in event ? actorIn(event.did) : null)

/**
 * The view with the player's own action already in it, while the action is on its way. What follows from the action,
 * the core says later.
 */
function foreseen(view: View, action: Action): View {
  const me = view.seat
  const done = { ...view, legal: [], to_act: null, waiting: view.waiting.filter((seat) => seat !== me) }
  if (action.kind === 'pass') {
    const has_passed = view.has_passed.map((has, seat) => has || seat === me)
    return { ...done, cards: without(view.cards, action.cards), passed: action.cards, has_passed }
  }
  if (action.kind !== 'play' || !view.trick) return view
  const { seats, cards } = view.trick
  return {
    ...done,
    cards: without(view.cards, [action.card]),
    counts: view.counts.map((count, seat) => (seat === me ? count - 1 : count)),
    trick: { ...view.trick, seats: [...seats, me], cards: [...cards, action.card] },
  }
}

/** Whether an action may be shown before the answer: only if it is unlikely to be refused. */
const isLikely = ({ waiting, seat, legal }: View, action: Action): boolean =>
  waiting.includes(seat) && (action.kind === 'pass' || (action.kind === 'play' && legal.includes(action.card)))

/** Rejects with a CoreError for rules that can't be played or events that can't happen. */
export async function startRemote(
  engine: Engine,
  { rules, seat: player, side = 0, replaced = () => false, counted, names, advises, events, send }: Elsewhere,
): Promise<RemoteGame> {
  const info = await engine.rules(rules)
  const session = engine.open()
  const seat = player ?? side
  const seen: Event[] = []
  /** By hand number, the index of its first event. */
  const starts = new Map<number, number>()
  /** By hand number, the final view of each finished hand. */
  const ended = new Map<number, View>()
  const turn = inTurn()
  const listeners = gameListeners(turn)
  const reviewed = remembered<MoveReview>()
  let latest: View | null = null
  let pending: Action | null = null
  let closed = false

  const observe = async (event: Event): Promise<View> => {
    const told = { ...(await session.see(event)), seat }
    const view = counted ? counted(told) : told
    if ('deal' in event) starts.set(event.deal.hand, seen.length)
    seen.push(event)
    if (view.phase === 'done') ended.set(view.hand, view)
    return (latest = view)
  }
  await setUp(session, async () => {
    await session.observe(rules, player)
    for (const event of events) await observe(event)
    if (latest === null) throw new Error('a game begins with a deal')
  })

  const current = (): View => latest as View
  const shown = (): View => (pending ? foreseen(current(), pending) : current())
  const announce = (): void => listeners.announce(shown())

  /** Gives `what` its own observer that has seen the first `count` events, to look back without disturbing the game. */
  async function behind<T>(count: number, what: (session: Session, view: View) => Promise<T>): Promise<T> {
    const own = engine.open()
    try {
      await own.observe(rules, seat)
      let view = current()
      for (const event of seen.slice(0, count)) view = await own.see(event)
      return await what(own, view)
    } finally {
      own.end()
    }
  }
  /** The cards somebody else passed are known only if they came to this seat, and from that seat alone. */
  function moveOf(event: Event, hand: View): Move | null {
    if (!('did' in event)) return null
    if (!event.did.startsWith('pass ')) return readAction(event.did)
    const passer = actorOf(event) as Seat
    const from = hand.pass?.sources ?? []
    const known = passer === seat ? hand.passed : from.length === 1 && from[0] === passer ? hand.received : null
    return known && { seat: passer, action: { kind: 'pass', cards: known } }
  }
  /** The moves of a finished hand, each with the index of its event. */
  function movesOf(hand: number): readonly (Move & { readonly at: number })[] {
    const view = ended.get(hand)
    if (!view) throw new Error(`hand ${hand} is not finished`)
    const first = (starts.get(hand) ?? 0) + 1
    return seen.slice(first, starts.get(hand + 1)).flatMap((event, i) => {
      const move = moveOf(event, view)
      return move ? [{ ...move, at: first + i }] : []
    })
  }

  return {
    seat,
    watching: player === null,
    idle: () => player === null || replaced(),
    names,
    rules: info,
    view: shown,
    listen: listeners.listen,
    onBroken: listeners.onBroken,
    see(more) {
      for (const event of more) {
        void listeners
          .guarded(async () => {
            if (closed) return
            const view = await observe(event)
            // The pending action has happened, or another in its place.
            if (actorOf(event) === seat || !view.waiting.includes(seat)) pending = null
            announce()
          })
          .catch(() => undefined)
      }
    },
    async act(action) {
      if (pending) return null
      const { hand } = current()
      if (isLikely(current(), action)) {
        pending = action
        announce()
      }
      const mine = pending
      const takeBack = (): void => {
        if (pending === null || pending !== mine) return
        pending = null
        if (!closed) announce()
      }
      try {
        const refusal = await send(hand, writeAction(seat, action))
        if (refusal) takeBack()
        return refusal
      } catch (error) {
        takeBack()
        throw error
      }
    },
    advises,
    coach: () => turn(() => session.coach(seat, THOUGHT, botSeed('0', seen.length))),
    log: () => null,
    past: (hand) => {
      const view = ended.get(hand)
      return view ? Promise.resolve(view) : Promise.reject(new Error(`hand ${hand} is not finished`))
    },
    moves: (hand) => turn(() => movesOf(hand).map(({ seat, action }) => ({ seat, action }))),
    reviews: (of) => player !== null && of === seat,
    reviewMove: (hand, number) =>
      reviewed(`${hand} ${number}`, () =>
        turn(() => {
          const move = movesOf(hand)[number]
          if (move?.seat !== seat)
            throw new CoreError({ code: 'no_such_seat', message: { id: 'refusal-no_such_seat', args: {} } })
          return behind(move.at, async (own, view) => ({
            view,
            advice: await own.coach(seat, THOUGHT, botSeed('0', move.at)),
          }))
        }),
      ),
    close() {
      closed = true
      listeners.close()
      void turn(() => session.end())
    },
  }
}
