/** What goes on among the people of a table, beside their cards and what they say: facts, as lines for whoever reads along. */
import type { Entry, Frame, PersonId, Seat } from '../core/tables'

export type What = 'sat' | 'left' | 'removed' | 'away' | 'back' | 'sits_in' | 'host' | 'time'

export interface Happening {
  /** The number of its frame. */
  readonly n: number
  /** By the server's clock. */
  readonly at: number
  readonly what: What
  readonly person: PersonId
  readonly name: string
  /** A game was being played. */
  readonly playing: boolean
}

/** What has to be known of the table before. */
interface Before {
  readonly seats: readonly { readonly person: PersonId }[]
  readonly people: ReadonlyMap<PersonId, string>
  readonly host: PersonId
  readonly game: { readonly over: boolean } | null
  readonly happenings: readonly Happening[]
}

/** How many lines are kept of what was said, and of what happened. */
export const remembered = 200

function whatOf(frame: Entry): { readonly what: What; readonly seat?: Seat; readonly person?: PersonId } | null {
  switch (frame.fact) {
    case 'sat':
      return { what: 'sat', person: frame.person }
    case 'left':
      return { what: frame.why === 'removed' ? 'removed' : 'left', seat: frame.seat }
    case 'away':
    case 'back':
    case 'sits_in':
    case 'time':
      return { what: frame.fact, seat: frame.seat }
    case 'host':
      return { what: 'host', person: frame.person }
    default:
      return null
  }
}

/** The happenings after a frame; `before` is the table without it, in which those who leave still sit. */
export function noted(before: Before, frame: Entry & Frame): readonly Happening[] {
  if (frame.fact === 'opened') return []
  const happened = whatOf(frame)
  if (happened === null) return before.happenings
  const person = happened.person ?? before.seats[happened.seat ?? -1]?.person ?? ''
  const name = frame.fact === 'sat' ? frame.name : before.people.get(person)
  // Bots come and go unnoticed.
  if (name === undefined) return before.happenings
  // Whoever opens a table sits down and is its host: that needs no word.
  if (happened.what === 'host' && before.host === '') return before.happenings
  const playing = before.game !== null && !before.game.over
  return [
    ...before.happenings.slice(1 - remembered),
    { n: frame.n, at: frame.at, what: happened.what, person, name, playing },
  ]
}
