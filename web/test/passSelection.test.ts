import { expect, test } from 'vitest'
import { cancelled, goneFrom, lastOf, named, without } from '../src/core/copies'
import { bidSteps } from '../src/state/bidSteps'
import { PassSelection } from '../src/state/passSelection.svelte'

const keys = (picking: PassSelection): (string | null)[] => picking.slots.map((slot) => slot?.key ?? null)
const copy = (key: string): { card: string; key: string } => ({ card: key.slice(0, 2), key })

test('two copies of a card have names of their own', () => {
  expect(named(['QS', '2H', 'QS']).map(({ key }) => key)).toEqual(['QS', '2H', 'QS-2'])
  expect(without(['QS', 'QS', '2H'], ['QS', 'AC'])).toEqual(['QS', '2H'])
  expect(cancelled(['QS', '2H', 'QS'])).toEqual([true, false, true])
})

test('the last copies are those that came, and those that go', () => {
  expect(lastOf(['QS', 'QS', '2H'], ['QS'])).toEqual(['QS-2'])
  expect(lastOf(['QS', 'QS', '2H'], ['QS', 'QS'])).toEqual(['QS-2', 'QS'])
  expect(goneFrom(['QS', '2H'], ['QS'])).toEqual(['QS-2'])
  expect(goneFrom([], ['QS', 'QS'])).toEqual(['QS', 'QS-2'])
})

test('cards fill the slots in order, and come back by a second tap', () => {
  const picking = new PassSelection()
  picking.open(3)
  const held = ['AC', 'QS', '2H', '3H']
  for (const card of ['AC', 'QS', '2H']) picking.choose(copy(card), held)
  expect(picking.cards).toEqual(['AC', 'QS', '2H'])
  expect(picking.left).toBe(0)
  picking.choose(copy('3H'), held)
  expect(picking.cards).toEqual(['AC', 'QS', '2H'])
  picking.choose(copy('QS'), held)
  expect(picking.aim).toBe(1)
  picking.choose(copy('3H'), held)
  expect(picking.cards).toEqual(['AC', '3H', '2H'])
})

test('a tap on a slot selects the receiver of the next card', () => {
  const picking = new PassSelection()
  picking.open(3)
  const held = ['AC', 'QS', '2H', '3H']
  expect(picking.aim).toBe(0)
  picking.tap(2)
  picking.choose(copy('QS'), held)
  expect(keys(picking)).toEqual([null, null, 'QS'])
  expect(picking.aim).toBe(0)
  picking.tap(2)
  expect(keys(picking)).toEqual([null, null, null])
  expect(picking.aim).toBe(2)
})

test('a card may be carried to a slot, and from one to another', () => {
  const picking = new PassSelection()
  picking.open(2)
  picking.choose(copy('QS'), ['QS', 'AC'], 1)
  expect(keys(picking)).toEqual([null, 'QS'])
  picking.choose(copy('QS'), ['QS', 'AC'], 0)
  expect(keys(picking)).toEqual(['QS', null])
  // Put down where it lay.
  picking.choose(copy('QS'), ['QS', 'AC'], 0)
  expect(keys(picking)).toEqual(['QS', null])
})

test('both copies of a card can be passed, the later first', () => {
  const picking = new PassSelection()
  picking.open(2)
  const held = ['QS', 'QS']
  picking.choose(copy('QS'), held)
  expect(keys(picking)).toEqual(['QS-2', null])
  picking.choose(copy('QS'), held)
  expect(keys(picking)).toEqual(['QS-2', 'QS'])
  picking.fill(['QS', 'QS'], held)
  expect(picking.cards).toEqual(['QS', 'QS'])
})

test('a new pass has empty slots', () => {
  const picking = new PassSelection()
  picking.open(3)
  picking.choose(copy('QS'), ['QS'])
  picking.open(0)
  picking.open(3)
  expect(picking.left).toBe(3)
})

test('round bids go up from the least to the most', () => {
  expect(bidSteps(1, 100)).toEqual([1, 2, 5, 10, 100])
  expect(bidSteps(8, 100)).toEqual([8, 15, 25, 40, 100])
  expect(bidSteps(7, 8)).toEqual([7, 8])
  expect(bidSteps(5, 5)).toEqual([5])
  expect(bidSteps(6, 100, 4)).toEqual([6, 10, 15, 100])
  expect(bidSteps(6, 100, 2)).toEqual([6, 100])
  expect(bidSteps(1, 1_000_000)).toHaveLength(5)
  for (const least of [1, 13, 99, 640]) {
    const bids = bidSteps(least, 1000)
    expect(bids).toEqual([...new Set(bids)].sort((a, b) => a - b))
  }
})
