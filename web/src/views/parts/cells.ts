/**
 * Buttons in the cells of a table: a single Tab stop. The arrow keys go from one to the next, Home and End to the ends
 * of the row, with Ctrl to those of the table. They choose nothing.
 */
import { sideways } from './radios'

const buttonsIn = (part: Element | undefined): HTMLElement[] => [...(part?.querySelectorAll('button') ?? [])]

/** Handles the keys in such a table. */
export function between(event: KeyboardEvent & { readonly currentTarget: HTMLTableElement }): void {
  const { key, target: from, currentTarget: table } = event
  const cell = from instanceof HTMLElement ? from.closest('td') : null
  if (!cell) return
  const row = buttonsIn(event.ctrlKey ? table : (cell.parentElement ?? cell))
  const column = [...table.rows].flatMap(({ cells }) => buttonsIn(cells[cell.cellIndex]))
  const near = (line: HTMLElement[], step: number): HTMLElement | undefined =>
    line[line.indexOf(from as HTMLElement) + step]
  const to = {
    Home: row[0],
    End: row.at(-1),
    ArrowUp: near(column, -1),
    ArrowDown: near(column, 1),
    ArrowLeft: near(row, sideways(key)),
    ArrowRight: near(row, sideways(key)),
  }[key]
  if (!to) return
  event.preventDefault()
  to.focus()
}
