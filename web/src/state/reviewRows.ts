/**
 * A finished hand as rows to read: bids, the suit, the pass, trick by trick, the moon choice. One cell for each seat.
 * Pure.
 */
import type { Seat, View } from '../core/protocol'
import type { Action } from '../core/types'
import type { Move } from '../game/game'

export interface Cell {
  /** The move's number in the hand. */
  readonly number: number
  readonly action: Action
}

export interface Row {
  readonly kind: Action['kind']
  /** The trick's number, from 0. */
  readonly trick: number
  readonly leader: Seat | null
  readonly winner: Seat | null
  /** By seat; null if the seat did nothing there. */
  readonly cells: readonly (Cell | null)[]
}

/** Successive moves of one kind form a row; a seat that bids again begins another, and every trick is a row. */
export function rowsOf(view: View, moves: readonly Move[]): readonly Row[] {
  const rows: { row: Omit<Row, 'cells'>; cells: (Cell | null)[] }[] = []
  let trick = -1
  let left = 0
  moves.forEach(({ seat, action }, number) => {
    const last = rows.at(-1)
    const plays = action.kind === 'play'
    const fresh = plays ? left === 0 : last?.row.kind !== action.kind || last.cells[seat] !== null
    if (plays && left === 0) left = view.tricks[++trick]?.cards.length ?? view.players
    if (plays) left -= 1
    if (fresh) {
      const winner = plays ? (view.tricks[trick]?.winner ?? null) : null
      const cells = Array<Cell | null>(view.players).fill(null)
      rows.push({ row: { kind: action.kind, trick, leader: plays ? seat : null, winner }, cells })
    }
    const cells = rows.at(-1)?.cells
    if (cells) cells[seat] = { number, action }
  })
  return rows.map(({ row, cells }) => ({ ...row, cells }))
}
