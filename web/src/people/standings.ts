/** The standings after the games played at a table. Pure; the only rule it knows is whether high totals are good. */
import { commonDivisor } from '../core/divisor'
import type { ChipsArgument } from '../core/messages'
import type { Seat, View } from '../core/protocol'
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

/** The places that count for a rating: a side that somebody left comes last, whatever the bot in their place has won. */
function countedPlaces(
  places: readonly number[],
  sides: readonly number[] | null | undefined,
  left: readonly Seat[],
): readonly number[] {
  const sideOf = (seat: Seat): number => sides?.[seat] ?? seat
  const gone = new Set(left.map(sideOf))
  const stayed = places.filter((_, seat) => !gone.has(sideOf(seat)))
  return places.map((place, seat) =>
    gone.has(sideOf(seat)) ? places.length : 1 + stayed.filter((other) => other < place).length,
  )
}

const firsts = (places: readonly number[]): readonly Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []))

/** Who has won; in a rated game, by the places that count for the rating. */
function wonBy({ players, winners, places, sides }: Result, rated: boolean): readonly Seat[] {
  const left = players.flatMap(({ left }, seat) => (left ? [seat] : []))
  return rated && left.length > 0 ? firsts(countedPlaces(places, sides, left)) : winners
}

/** A rated game with the places that count for the rating. `left`: the seats that somebody left. */
export function counted(view: View, left: readonly Seat[]): View {
  if (left.length === 0) return view
  const { standing, teams } = view
  const places = countedPlaces(standing.places, teams, left)
  const first = firsts(places)
  if (first.length === 0) return view
  const lead = Math.min(...first.map((seat) => standing.behind[seat] ?? 0))
  const behind = standing.behind.map((points) => Math.max(0, points - lead))
  return { ...view, winners: view.over ? first : view.winners, standing: { ...standing, places, behind } }
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
