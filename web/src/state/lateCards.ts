/**
 * The cards of a person who takes a seat in a running game. The worker that sends the table may not know yet that they
 * sit there, and sends a deal without their cards, as it does to a person who left and is not told so yet: then the
 * table must be sent again from the beginning.
 */
import type { PersonId } from '../core/tables'
import { running, seatOf, type TableState } from '../people/table'

/** How often the table is requested again, one time after the other. */
const MOST = 30

export class LateCards {
  #person: PersonId
  #times = 0

  constructor(person: PersonId) {
    this.#person = person
  }

  /** Looks at the table once everything that happened was told. True: it must be sent again. */
  missing(told: TableState): boolean {
    const missing = seatOf(told, this.#person) !== null && withoutCards(told)
    this.#times = missing ? this.#times + 1 : 0
    return missing && this.#times <= MOST
  }
}

/** Whether the current hand was dealt to the reader as to somebody without a seat. */
function withoutCards(state: TableState): boolean {
  const deal = state.game?.events.filter((event) => 'deal' in event).at(-1)
  return running(state) && deal !== undefined && !('own' in deal)
}
