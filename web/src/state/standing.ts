/** Who is ahead: totals, or those of the sides, in order. */
import type { View } from '../core/types'

/** What decides for each seat: its total, or its side's. */
export function counting(totals: readonly number[], teams: readonly number[] | null): readonly number[] {
  if (!teams) return totals
  return teams.map((side) => totals.reduce((sum, total, seat) => (teams[seat] === side ? sum + total : sum), 0))
}

/** The seats that are ahead. */
export function ahead(totals: readonly number[], teams: readonly number[] | null, high: boolean): readonly number[] {
  const sums = counting(totals, teams)
  const best = high ? Math.max(...sums) : Math.min(...sums)
  return sums.flatMap((sum, seat) => (sum === best ? [seat] : []))
}

/** Seats in the order of the table's standings, the best first. */
export function standing(view: View, high: boolean): readonly number[] {
  const sums = counting(view.totals, view.teams)
  const seats = view.totals.map((_, seat) => seat)
  return seats.sort((a, b) => ((sums[a] ?? 0) - (sums[b] ?? 0)) * (high ? -1 : 1) || a - b)
}
