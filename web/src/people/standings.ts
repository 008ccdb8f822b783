/** How everybody stands after the games that were played at a table. Pure, and knows no rules but which totals are good. */
import { commonDivisor } from '../core/divisor'
import type { ChipsArgument } from '../core/messages'
import type { PersonId } from '../core/tables'
import type { Result } from './table'

export interface Standing {
  readonly person: PersonId
  readonly name: string
  readonly games: number
  readonly won: number
  readonly points: number
  /** Won or lost in the games that settle in chips; null: in none of them. */
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

/** The most games won first, then whose points were better in the games they came from. Bots, and games that were left, don't count. */
export function standings(results: readonly Result[]): readonly Standing[] {
  /** With how much each has gone wrong: points in most games, and where the rules want points, the lack of them. */
  const sums = new Map<PersonId, { readonly standing: Standing; readonly cost: number }>()
  for (const result of results) {
    const { players, winners, totals, rules } = result
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
