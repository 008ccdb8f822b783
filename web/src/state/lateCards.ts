/**
 * The cards of somebody who takes a seat in a running game. Whoever tells them of the table may not have heard yet that they
 * sit there, and tells of a deal without their cards: then the table is to be told again, from the beginning.
 */
import type { PersonId } from '../core/tables'
import { running, type Sent, type TableState } from '../people/table'

/** How often it is told again for one seat. */
const MOST = 30

export class LateCards {
  #person: PersonId
  /** The number under which they sat down last, and how often it was told again since. */
  #satAt = 0
  #times = 0

  constructor(person: PersonId) {
    this.#person = person
  }

  /** Hears what was told, and what is known of the table with it. True: it is to be told again. */
  hear(frame: Sent, told: TableState): boolean {
    if (frame.fact !== 'sat' || frame.person !== this.#person || !withoutCards(told)) return false
    if (frame.n !== this.#satAt) [this.#satAt, this.#times] = [frame.n, 0]
    return this.#times++ < MOST
  }
}

/** A hand is being played, and was dealt to the reader as to somebody who has no seat. */
function withoutCards(state: TableState): boolean {
  const deal = state.game?.events.filter((event) => 'deal' in event).at(-1)
  return running(state) && deal !== undefined && !('own' in deal)
}
