/** Who plays together: a game between sides is described by side. */
import type { Seat, View } from '../core/protocol'

/** The seats of a side. */
export type Side = readonly Seat[]

/** All sides, in the order of their first seats; a player alone is a side of their own. */
export function sidesOf({ totals, teams }: Pick<View, 'totals' | 'teams'>): readonly Side[] {
  const seats = totals.map((_, seat) => seat)
  if (!teams) return seats.map((seat) => [seat])
  return [...new Set(teams)].map((side) => seats.filter((seat) => teams[seat] === side))
}

/** The side of the player whose view it is. */
export const ownSide = (view: Pick<View, 'seat' | 'totals' | 'teams'>): Side =>
  sidesOf(view).find((side) => side.includes(view.seat)) ?? [view.seat]

/** Whether somebody of that side is among the winners. */
export const wins = (side: Side, winners: readonly Seat[]): boolean => side.some((seat) => winners.includes(seat))

/** The sum of a side's values. */
export const sumOf = (bySeat: readonly number[], side: Side): number =>
  side.reduce((sum, seat) => sum + (bySeat[seat] ?? 0), 0)
