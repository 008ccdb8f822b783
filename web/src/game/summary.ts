/**
 * The results of a finished game, hand by hand, for statistics. Everything is read from the core's views; here the
 * figures are only put side by side. Plays the log in its own session, trick by trick.
 */
import type { Engine, Session } from '../core/engine'
import { readAction } from '../core/line'
import type { Card, FairLog, Log, RulesInfo, Seat, View } from '../core/protocol'
import { summaryVersion, type GameSummary, type HandSummary } from '../storage/summaries'

/** A player who alone holds this share of what a moon needs is on the way to one. */
const ON_THE_WAY = 0.6

/** Rejects with a CoreError for a log that can't be played, or that doesn't reach the end. */
export async function summaryOf(engine: Engine, id: string, log: Log | FairLog, seat: Seat): Promise<GameSummary> {
  const session = engine.open()
  try {
    await session.load(log)
    const rules = await engine.rules(log.rules)
    const last = await session.view(seat)
    if (!last.over) throw new Error('the game is not over')
    const hands = await Promise.all(last.results.map((_, hand) => session.view(seat, hand)))
    const between = await viewsOf(session, log, seat, hands)
    return {
      id,
      version: summaryVersion,
      players: last.players,
      teams: last.teams,
      places: last.standing.places,
      winners: last.winners,
      totals: last.totals,
      chips: last.chips && last.chips.net.map((net) => net / (last.chips?.unit ?? 1)),
      high: rules.rules.objective === 'high',
      hands: hands.map((view, hand) => summaryOfHand(view, between[hand] ?? [], rules)),
    }
  } finally {
    session.end()
  }
}

/**
 * By hand, the view after each trick but the last, which ends the hand. Sends all requests at once; they are answered
 * in order.
 */
async function viewsOf(
  session: Session,
  log: Log | FairLog,
  seat: Seat,
  hands: readonly View[],
): Promise<readonly (readonly View[])[]> {
  const asked: Promise<unknown>[] = [session.load({ ...log, actions: [] })]
  const views: Promise<View>[][] = hands.map(() => [])
  let hand = 0
  let trick = 0
  let played = 0
  for (const text of log.actions) {
    const { seat: actor, action } = readAction(text)
    asked.push(session.act(actor, action))
    if (action.kind !== 'play') continue
    // The first card after a hand's last trick belongs to the next hand.
    for (; hand < hands.length && trick === hands[hand]?.tricks.length; trick = 0) hand += 1
    const tricks = hands[hand]?.tricks ?? []
    if (++played < (tricks[trick]?.cards.length ?? 0)) continue
    played = 0
    trick += 1
    if (trick < tricks.length) views[hand]?.push(session.view(seat))
  }
  await Promise.all(asked)
  return Promise.all(views.map((each) => Promise.all(each)))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

function summaryOfHand(view: View, before: readonly View[], rules: RulesInfo): HandSummary {
  const { seat, values, taken, players } = view
  const queen = rules.rules.queen
  const cost = (card: Card): number => Math.max(0, values[card] ?? 0)
  const queenCost = cost(queen)
  const queensOf = (cards: readonly Card[] | undefined): number =>
    queenCost > 0 ? (cards ?? []).filter((card) => card === queen).length : 0
  const steps = [...before, view]
  const seats = Array.from({ length: players }, (_, each) => each)
  return {
    scores: view.scores ?? [],
    tricks: steps.map((step, i) => ({
      points: (step.points[seat] ?? 0) - (steps[i - 1]?.points[seat] ?? 0),
      queen: queenCost * (queensOf(step.taken[seat]) - queensOf(steps[i - 1]?.taken[seat])),
    })),
    queens: seats.map((each) => queensOf(taken[each])),
    clean: seats.map((each) => (taken[each] ?? []).every((card) => cost(card) === 0)),
    moon: view.moon?.seats ?? null,
    stopped: rules.rules.moon === 'off' || view.moon ? null : stoppedIn(steps, rules, cost),
  }
}

/** The first attempt at a moon that was stopped. */
function stoppedIn(
  steps: readonly View[],
  { rules, moon }: RulesInfo,
  cost: (card: Card) => number,
): HandSummary['stopped'] {
  let going: Seat | null = null
  for (const { taken, teams } of steps) {
    const together = (one: Seat, other: Seat): boolean =>
      one === other || (rules.joint_moon && teams !== null && teams[one] === teams[other])
    const held = taken.map((cards) => sum(cards.map(cost)))
    const holders = held.flatMap((each, seat) => (each > 0 ? [seat] : []))
    const [first] = holders
    if (first === undefined) continue
    const shooter: Seat = going ?? first
    const by = holders.find((seat) => !together(seat, shooter))
    if (going !== null && by !== undefined) return { seats: holders.filter((seat) => together(seat, shooter)), by }
    if (by === undefined && sum(held) >= ON_THE_WAY * moon) going = shooter
  }
  return null
}
