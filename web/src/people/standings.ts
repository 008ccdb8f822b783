/** The standings after the games played at a table. Pure; the only rule it knows is whether high totals are good. */
import { commonDivisor } from '../core/divisor'
import type { ChipsArgument } from '../core/messages'
import type { Seat } from '../core/protocol'
import type { PersonId } from '../core/tables'
import type { Result } from './table'

export interface Standing {
  readonly person: PersonId
  readonly name: string
  readonly games: number
  readonly won: number
  readonly points: number
  /** Chips won or lost in the games that settle in chips; null if there were none. */
  readonly chips: ChipsArgument | null
}

function sum(one: ChipsArgument | null, other: ChipsArgument | null): ChipsArgument | null {
  if (!one || !other) return one ?? other
  const unit = (one.unit * other.unit) / commonDivisor(one.unit, other.unit)
  return { parts: (one.parts * unit) / one.unit + (other.parts * unit) / other.unit, unit }
}

function chipsOf({ chips, unit }: Result, seat: number): ChipsArgument | null {
  const parts = chips?.[seat]
  return parts === undefined || !unit ? null : { parts, unit }
}

/**
 * Who has won. In a rated game, the places that count for the rating decide: a side that somebody left comes last,
 * whatever the bot in their place has won.
 */
function wonBy({ players, winners, places, sides }: Result, rated: boolean): readonly Seat[] {
  if (!rated || !players.some(({ left }) => left)) return winners
  const sideOf = (seat: Seat): number => sides?.[seat] ?? seat
  const gone = new Set(players.flatMap(({ left }, seat) => (left ? [sideOf(seat)] : [])))
  const stayed = players.map((_, seat) => seat).filter((seat) => !gone.has(sideOf(seat)))
  const best = Math.min(...stayed.map((seat) => places[seat] ?? Infinity))
  return stayed.filter((seat) => places[seat] === best)
}

/**
 * Sorted by games won, then by points, which count for or against a person as each game's objective says. Bots don't
 * count, nor do games that a person left.
 */
export function standings(results: readonly Result[], rated = false): readonly Standing[] {
  /** `cost`: points that count against a person. In games whose objective is high, points count negatively. */
  const sums = new Map<PersonId, { readonly standing: Standing; readonly cost: number }>()
  for (const result of results) {
    const { players, totals, rules } = result
    const winners = wonBy(result, rated)
    players.forEach(({ person, name, left }, seat) => {
      if (person === '' || left) return
      const { standing: was, cost } = sums.get(person) ?? {
        standing: { person, name, games: 0, won: 0, points: 0, chips: null },
        cost: 0,
      }
      const points = totals[seat] ?? 0
      sums.set(person, {
        standing: {
          ...was,
          games: was.games + 1,
          won: was.won + (winners.includes(seat) ? 1 : 0),
          points: was.points + points,
          chips: sum(was.chips, chipsOf(result, seat)),
        },
        cost: cost + (rules['objective'] === 'high' ? -points : points),
      })
    })
  }
  return [...sums.values()]
    .sort(
      (a, b) => b.standing.won - a.standing.won || a.cost - b.cost || (a.standing.person < b.standing.person ? -1 : 1),
    )
    .map(({ standing }) => standing)
}
