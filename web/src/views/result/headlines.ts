/** The headlines of a hand's end, from its last view: who took what, who shot the moon, who is ahead, who won. Words only. */
import type { RulesInfo, View } from '../../core/types'
import { counting, standing } from '../../state/standing'
import { words } from '../../i18n/en'
import { copies } from '../../core/copies'
import { grouped, taken, worthOf } from '../../state/taken'

function dearest(view: View, names: readonly string[], rules: RulesInfo): string {
  const worth = worthOf(rules, view)
  const cards = taken(view, worth)
  const queen = String(rules.rules['queen'] ?? 'QS')
  // Where spades were named she is one of them, and no more.
  const counts = (worth.of[queen] ?? 0) > 0 && grouped([queen], worth).plain === 0
  const takers = cards.flatMap((own, seat) => (counts && own.includes(queen) ? [seat] : []))
  const first = names[takers[0] ?? 0] ?? ''
  if (takers.length > 1)
    return words.result.tookOneEach(
      takers.map((seat) => names[seat] ?? ''),
      queen,
    )
  if (takers.length === 1) {
    if (copies(cards[takers[0] ?? 0] ?? [], queen) > 1) return words.result.tookBoth(first, queen)
    return queen === 'QS' ? words.result.tookQueen(first) : words.result.tookCard(first, queen)
  }
  for (const [seat, own] of cards.entries()) {
    const card = grouped(own, worth).others[0]
    if (card && (worth.of[card] ?? 0) > 0) return words.result.tookCard(names[seat] ?? '', card)
  }
  const most = Math.max(...view.points)
  return most > 0 ? words.result.tookMost(names[view.points.indexOf(most)] ?? '', most) : words.result.tookNone
}

function lead(view: View, names: readonly string[], high: boolean): string {
  const order = standing(view, high)
  const sums = counting(view.totals, view.teams)
  const mine = sums[view.seat] ?? 0
  const best = sums[order[0] ?? 0] ?? 0
  if (view.teams)
    return words.result.side(
      mine === best && sums.every((sum, seat) => sum !== best || view.teams?.[seat] === view.teams?.[view.seat])
        ? 0
        : Math.abs(mine - best),
    )
  if (mine !== best) return words.result.behind(Math.abs(mine - best), names[order[0] ?? 0] ?? '')
  const level = order.find((seat) => seat !== view.seat && view.totals[seat] === mine)
  if (level !== undefined) return words.result.level(names[level] ?? '')
  const before = view.results.at(-2)?.totals
  const wasBest = before && before[view.seat] === (high ? Math.max(...before) : Math.min(...before))
  return wasBest ? words.result.stillAhead : words.result.ahead
}

/** What the auction came to: who bid what, and which suit counted. */
export function auctionLine(view: View, names: readonly string[]): string {
  const { bidder, high, suit, carried } = view.auction ?? {}
  if (!suit) return ''
  if (bidder === null || bidder === undefined) return words.auction.wasFree(suit)
  const name = names[bidder] ?? ''
  return carried ? words.auction.wasCarried(name, suit) : words.auction.was(name, high ?? 0, suit)
}

/** Who shot the moon, or the sun. */
export function moonTitle(view: View, names: readonly string[]): string {
  const moon = view.moon
  if (!moon) return ''
  const mine = moon.seats.includes(view.seat)
  const shooters = moon.seats.map((seat) => names[seat] ?? '')
  if (mine && moon.seats.length === 1) return moon.sun ? words.moon.sunYou : words.moon.you
  return moon.sun ? words.moon.sunOther(shooters) : words.moon.other(shooters)
}

export function winTitle(view: View, names: readonly string[]): string {
  const others = view.winners.filter((seat) => seat !== view.seat).map((seat) => names[seat] ?? '')
  if (!view.winners.includes(view.seat))
    return others.length === 1 ? words.end.wins(others[0] ?? '') : words.end.win(others)
  if (others.length === 0) return words.end.youWin
  return view.teams ? words.end.youWinWith(others) : words.end.youShare(others)
}

/** The title of a finished hand, a line a sentence. */
export function resultTitle(view: View, names: readonly string[], rules: RulesInfo): readonly string[] {
  const high = rules.rules['objective'] === 'high'
  if (view.over) return [winTitle(view, names)]
  if (view.moon) return [moonTitle(view, names)]
  return [dearest(view, names, rules), lead(view, names, high)]
}
