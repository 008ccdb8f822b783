/** What the host can do about somebody who sits at the table, before a game, during it and after it. */
import type { Seat } from '../../core/protocol'
import type { Wish } from '../../people/tableSocket'
import type { PeopleTable } from '../../state/peopleTable.svelte'
import { text } from '../../words/words.svelte'
import type { Entry } from '../parts/EntryList.svelte'

/** Makes a tap of a wish: it is asked for, and the sheet closes. */
export type Todo = (wish: Wish) => () => void

export const todoAt =
  (table: PeopleTable, onclose: () => void): Todo =>
  (wish) =>
  () => {
    void table.ask(wish)
    onclose()
  }

/** Hand the table over to the person in a seat, and ask them to leave. */
export function hostActs(table: PeopleTable, seat: Seat, todo: Todo): readonly Entry[] {
  const name = table.names[seat] ?? ''
  const over: Entry = {
    icon: 'keep',
    label: text('seat-host', { name }),
    testid: 'seat-host',
    go: todo({ do: 'host', seat }),
  }
  const leave: Entry = {
    icon: 'door',
    label: text('seat-remove', { name }),
    testid: 'seat-remove',
    go: todo({ do: 'remove', seat }),
  }
  // A bot that came as a person does can't be the host.
  return table.state.seats[seat]?.kind === 'bot' ? [leave] : [over, leave]
}
