/** A finished hand as rows to read. */
import { expect, test } from 'vitest'
import { rowsOf } from '../src/state/reviewRows'
import { view, won } from './views'

const bid = (seat: number, chips: number) => ({ seat, action: { kind: 'bid' as const, chips } })
const play = (seat: number, card: string) => ({ seat, action: { kind: 'play' as const, card } })

test('moves of one kind are a row, every trick is another, and each cell knows its move', () => {
  const tricks = [won(1, ['2C', '3C'], 0), won(0, ['4D', '5D', '6D'], null)]
  const moves = [
    bid(0, 1),
    bid(1, 2),
    { seat: 1, action: { kind: 'suit' as const, suit: 'spades' as const } },
    ...[play(1, '2C'), play(2, '3C'), play(0, '4D'), play(1, '5D'), play(2, '6D')],
  ]
  const rows = rowsOf(view({ players: 3, tricks }), moves)
  expect(rows.map(({ kind, trick, leader, winner }) => [kind, trick, leader, winner])).toEqual([
    ['bid', -1, null, null],
    ['suit', -1, null, null],
    ['play', 0, 1, 0],
    ['play', 1, 0, null],
  ])
  // Who had no cards left played none.
  expect(rows.map(({ cells }) => cells.map((cell) => cell?.number ?? null))).toEqual([
    [0, 1, null],
    [null, 2, null],
    [null, 3, 4],
    [5, 6, 7],
  ])
})

test('a seat that bids again begins another row', () => {
  const rows = rowsOf(view({ players: 2 }), [bid(0, 1), bid(1, 2), bid(0, 3)])
  expect(rows.map(({ cells }) => cells.map((cell) => cell?.number ?? null))).toEqual([
    [0, 1],
    [2, null],
  ])
})
