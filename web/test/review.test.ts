import { expect, test, vi } from 'vitest'
import type { Action } from '../src/core/types'
import type { Game, Move, MoveReview } from '../src/game/game'
import { didMessage, noteMessages, rowMessage, verdictMessages, wordMessage } from '../src/views/review/moves'
import { say, words } from '../src/words/words.svelte'
import { Review } from '../src/state/review.svelte'
import { rowsOf } from '../src/state/reviewRows'
import { view, weighed, won } from './views'

const play = (seat: number, card: string): Move => ({ seat, action: { kind: 'play', card } })
const pass = (seat: number, card: string): Move => ({ seat, action: { kind: 'pass', cards: [card] } })
const tricks = [won(1, ['2C', 'KC', '3C', '4C'], 2), won(2, ['5H', 'AH', 'QS', '2H'], 3)]
const moves = [
  ...[0, 2, 1, 3].map((seat) => pass(seat, '9D')),
  ...tricks.flatMap(({ seats, cards }) => cards.map((card, i) => play(seats[i] ?? 0, card))),
]
const done = view({ phase: 'done', tricks, trick: null, cards: [] })

test('a row for the pass, and one for each trick, with a cell for each seat', () => {
  const rows = rowsOf(done, moves)
  expect(rows.map(({ kind, trick, leader, winner }) => [kind, trick, leader, winner])).toEqual([
    ['pass', -1, null, null],
    ['play', 0, 1, 2],
    ['play', 1, 2, 3],
  ])
  expect(rows[0]?.cells.map((cell) => cell?.number)).toEqual([0, 2, 1, 3])
  expect(rows[2]?.cells.map((cell) => cell?.action)).toEqual(
    ['QS', '2H', '5H', 'AH'].map((card) => ({ kind: 'play', card })),
  )
})

test('in an auction the bids and the suit have rows of their own, and no cell where nobody spoke', () => {
  const bid = (seat: number, chips: number): Move => ({ seat, action: { kind: 'bid', chips } })
  const named: Move = { seat: 2, action: { kind: 'suit', suit: 'spades' } }
  const rows = rowsOf({ ...done, tricks: [] }, [bid(1, 3), bid(2, 5), bid(3, 0), bid(0, 0), named])
  expect(rows.map(({ kind }) => kind)).toEqual(['bid', 'suit'])
  expect(rows[1]?.cells.map((cell) => cell?.number ?? null)).toEqual([null, null, 4, null])
})

/** A game in which the coach always knew better, by `cost`. */
function game(cost: number) {
  const asked: number[] = []
  const reviewMove = (_: number, number: number): Promise<MoveReview> => {
    asked.push(number)
    const choices = [weighed('7S'), weighed(moves[number]?.action as Action, cost)]
    return Promise.resolve({ view: done, advice: { unit: 'points', choices, reasons: [] } })
  }
  const past = () => Promise.resolve(done)
  const log = () => null
  return { asked, game: { seat: 0, log, past, moves: () => Promise.resolve(moves), reviewMove } as unknown as Game }
}

test('the player’s own moves are looked at one by one, and the costly ones found', async () => {
  const { game: costly, asked } = game(2)
  const review = new Review(costly, 0)
  await vi.waitFor(() => expect(review.looked).toBe(3), 30_000)
  expect(review.own).toBe(3)
  expect(asked).toEqual([0, 7, 10])
  expect(review.costly).toEqual([0, 7, 10])
  // Somebody else's move is reviewed on request, and once.
  await Promise.all([review.look(5), review.look(5)])
  expect(asked).toEqual([0, 7, 10, 5])
  expect(review.weighed(5)).toMatchObject({ cost: 2 })
  expect(review.costly).toEqual([0, 7, 10])

  const cheap = new Review(game(0.4).game, 0)
  await vi.waitFor(() => expect(cheap.looked).toBe(3), 30_000)
  expect(cheap.costly).toEqual([])
})

test('leaving stops the review', async () => {
  const { game: left, asked } = game(2)
  const review = new Review(left, 0)
  review.close()
  await new Promise((later) => setTimeout(later, 5))
  expect(asked).toEqual([])
  expect(review.view).not.toBeNull()
})

test('a move about which the coach gave no answer is asked about again, and then the player’s own are as well', async () => {
  const { game: fails, asked } = game(2)
  const answers = fails.reviewMove.bind(fails)
  const broken = vi.spyOn(fails, 'reviewMove').mockRejectedValue(new Error('the core broke'))
  const review = new Review(fails, 0)
  await vi.waitFor(() => expect(review.failed).toBe(true))
  await expect(review.look(5)).rejects.toThrow()
  expect([...review.unanswered]).toEqual([0, 5])
  broken.mockImplementation(answers)
  await review.look(5)
  expect(asked[0]).toBe(5)
  await vi.waitFor(() => expect(review.looked).toBe(3))
  expect(review.failed).toBe(false)
  expect([...review.unanswered]).toEqual([])
  expect(review.costly).toEqual([0, 7, 10])
})

test('moves name their players, with notes below them', async () => {
  await words.need('cards', 'review')
  const people = { names: ['Ada', 'Ingrid'], me: 0 }
  const did = (seat: number, action: Action): string => say(didMessage({ seat, action }), people)
  expect(did(0, { kind: 'play', card: 'QS' })).toBe('You played the queen of spades')
  expect(did(1, { kind: 'pass', cards: ['2C', 'AH'] })).toBe('Ingrid passed the 2 of clubs and the ace of hearts')
  // In the order of a hand, whatever the order in which they were chosen.
  expect(did(0, { kind: 'pass', cards: ['AH', '2C', '9C'] })).toBe(
    'You passed the 9 of clubs, the 2 of clubs and the ace of hearts',
  )
  expect(did(1, { kind: 'bid', chips: 0 })).toBe('Ingrid passed')
  expect(did(0, { kind: 'bid', chips: 12 })).toBe('You bid 12')
  expect(did(0, { kind: 'suit', suit: 'spades' })).toBe('You named spades')
  expect(did(1, { kind: 'moon', way: 'old' })).toBe('Ingrid let the others take it')
  expect(say(wordMessage({ kind: 'bid', chips: 0 }))).toBe('Pass')
  expect(say(wordMessage({ kind: 'moon', way: 'new' }))).toBe('Take it off')
  const row = { kind: 'play', trick: 2, leader: 1, winner: 1, cells: [] } as const
  expect(say(rowMessage(row))).toBe('Trick 3')
  const notes = (seat: number, cost: string | null): readonly string[] =>
    noteMessages(row, seat, cost).map((message) => say(message))
  expect([notes(1, null), notes(0, null), notes(0, '2.0')]).toEqual([['led, took'], [], ['cost 2.0']])
  // The cost does not hide from anybody who listens that the card took the trick.
  expect(notes(1, '2.0')).toEqual(['led, took', 'cost 2.0'])
})

test('a move that isn’t counted as costly, though its figure is above one, is said to be perhaps none', () => {
  const move = play(0, '9D')
  const ids = (cost: number, error: number, costly: boolean): readonly string[] => {
    const choice = { ...weighed(move.action, cost), cost_error: error, costly, alike: false }
    const advice = { unit: 'chips' as const, choices: [weighed('7S'), choice], reasons: [] }
    return verdictMessages({ view: done, advice }, move).map(({ id }) => id)
  }
  expect(ids(1.4, 0.8, false)).toEqual(['review-costly-about', 'review-perhaps-nothing'])
  expect(ids(1.4, 0.3, true)).toEqual(['review-costly-about'])
  expect(ids(1.4, 0, true)).toEqual(['review-costly'])
  expect(ids(0.4, 0.3, false)).toEqual(['review-costly-about'])
})

test('where all cards come to the same there was another choice', () => {
  const move = play(0, '4S')
  const ids = (also: readonly string[]): readonly string[] => {
    const advice = { unit: 'points' as const, choices: [{ ...weighed('4S'), also }], reasons: [] }
    return verdictMessages({ view: done, advice }, move).map(({ id }) => id)
  }
  expect(ids(['3S'])).toEqual(['review-alike'])
  expect(ids([])).toEqual(['review-only'])
})
