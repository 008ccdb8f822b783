/** What happens among the people of a table, apart from their cards and their chat: facts, shown as lines. */
import type { Entry, Frame, PersonId, Seat } from '../core/tables'

export type What = 'sat' | 'left' | 'removed' | 'away' | 'back' | 'sits_in' | 'host' | 'time'

export interface Happening {
  /** The number of the frame that reported it. */
  readonly n: number
  /** By the server's clock. */
  readonly at: number
  readonly what: What
  readonly person: PersonId
  readonly name: string
  /** Whether a game was being played. */
  readonly playing: boolean
}

/** What must be known of the table before the frame. */
interface Before {
  readonly seats: readonly { readonly person: PersonId }[]
  readonly people: ReadonlyMap<PersonId, string>
  readonly host: PersonId
  readonly game: { readonly over: boolean } | null
  readonly happenings: readonly Happening[]
}

/** How many chat lines, and how many happenings, are kept. */
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

/** The happenings after a frame; `before` is the table without that frame, in which those who leave still sit. */
export function noted(before: Before, frame: Entry & Frame): readonly Happening[] {
  if (frame.fact === 'opened') return []
  const happened = whatOf(frame)
  if (happened === null) return before.happenings
  const person = happened.person ?? before.seats[happened.seat ?? -1]?.person ?? ''
  const name = frame.fact === 'sat' ? frame.name : before.people.get(person)
  // Bots come and go without a line.
  if (name === undefined) return before.happenings
  // The person who opens a table is its host from the start: no line is needed.
  if (happened.what === 'host' && before.host === '') return before.happenings
  const playing = before.game !== null && !before.game.over
  return [
    ...before.happenings.slice(1 - remembered),
    { n: frame.n, at: frame.at, what: happened.what, person, name, playing },
  ]
}
