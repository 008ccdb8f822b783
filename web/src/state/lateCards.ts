/**
 * The cards of a person who takes a seat in a running game. The worker that sends the table may not know yet that they
 * sit there, and sends a deal without their cards: then the table must be sent again from the beginning.
 */
import type { PersonId } from '../core/tables'
import { running, type Sent, type TableState } from '../people/table'

/** How often the table is requested again for one seat. */
const MOST = 30

export class LateCards {
  #person: PersonId
  /** The number of the frame with which the person last sat down, and how often the table was requested since. */
  #satAt = 0
  #times = 0

  constructor(person: PersonId) {
    this.#person = person
  }

  /** Looks at a frame and the table after it. True: the table must be sent again. */
  hear(frame: Sent, told: TableState): boolean {
    if (frame.fact !== 'sat' || frame.person !== this.#person || !withoutCards(told)) return false
    if (frame.n !== this.#satAt) [this.#satAt, this.#times] = [frame.n, 0]
    return this.#times++ < MOST
  }
}

/** Whether the current hand was dealt to the reader as to somebody without a seat. */
function withoutCards(state: TableState): boolean {
  const deal = state.game?.events.filter((event) => 'deal' in event).at(-1)
  return running(state) && deal !== undefined && !('own' in deal)
}
