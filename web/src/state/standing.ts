/** Who is ahead, as the view's standing has it; and, for a scorepad, which has no view, from totals. */
import type { Seat, Standing } from '../core/types'

/** Whoever is ahead, or all who share that. */
export const leaders = ({ places }: Standing): readonly Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []))

/** Everybody, the best first. */
export const inOrder = ({ places }: Standing): readonly Seat[] =>
  places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b)

/** What decides for each seat: its total, or its side's. */
export function counting(totals: readonly number[], teams: readonly number[] | null): readonly number[] {
  if (!teams) return totals
  return teams.map((side) => totals.reduce((sum, total, seat) => (teams[seat] === side ? sum + total : sum), 0))
}

/** The seats that are ahead by these totals. */
export function ahead(totals: readonly number[], teams: readonly number[] | null, high: boolean): readonly number[] {
  const sums = counting(totals, teams)
  const best = high ? Math.max(...sums) : Math.min(...sums)
  return sums.flatMap((sum, seat) => (sum === best ? [seat] : []))
}
