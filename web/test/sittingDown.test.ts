/** A running game is shown to a person who sits down only after they were sent their cards. */
import { expect, test, vi } from 'vitest'
import type { Engine } from '../src/core/engine'
import type { Command } from '../src/core/tables'
import { fold, unknown, type Sent, type TableState } from '../src/people/table'
import { LateCards } from '../src/state/lateCards'
import { PeopleTable } from '../src/state/peopleTable.svelte'
import { FakeWorld } from './fakeWire'

const me = { person: 'o', name: 'Omar', kind: 'guest' } as const
const opened = { fact: 'opened', table: 't', code: 'amber-fox-17', rules: {}, limits: unknown.limits, matched: false }
const deal = { deal: { hand: 0, dealer: 3, counts: [13, 13, 13, 13], kitty: 0, stock: 0, totals: [0, 0, 0, 0] } }
const began = (events: readonly object[]): object => ({ fact: 'started', game: 0, rules: {}, parts: [], events })
const sat = { fact: 'sat', seat: 2, person: 'o', name: 'Omar', kind: 'guest' }

test('the table is sent again from the beginning until the worker knows that the person sits there', () => {
  const world = new FakeWorld<Command>()
  const engine = { open: vi.fn(), rules: vi.fn(() => Promise.reject(new Error('not needed'))) } as unknown as Engine
  const shows = { begun: vi.fn(), renamed: vi.fn() }
  const table = new PeopleTable(me, { table: 't', code: 'amber-fox-17', key: 'k' }, 'http://here', world, engine, shows)
  const tell = (...frames: readonly object[]): void => {
    world.wire.opens()
    frames.forEach((frame, i) => world.wire.says({ ...frame, n: i + 1, at: 0 }))
  }
  tell(opened, began([deal]), sat)
  for (const again of [2, 3]) {
    world.pass(100)
    expect(world.wires).toHaveLength(again)
    expect(world.wire.address).toContain('since=0')
    expect(table.loaded).toBe(false)
    if (again === 2) tell(opened, began([deal]), sat)
  }
  tell(opened, began([{ ...deal, own: { cards: ['QS'] } }]), sat)
  world.pass(1000)
  expect(world.wires).toHaveLength(3)
  expect(table.loaded).toBe(true)
  expect(table.seat).toBe(2)
  table.close()
})

test('if watching is not allowed, a person with the link sits down without seeing the table', async () => {
  const engine = { open: vi.fn(), rules: vi.fn(() => Promise.reject(new Error('not needed'))) } as unknown as Engine
  const shows = { begun: vi.fn(), renamed: vi.fn() }
  const come = (): [FakeWorld<Command>, PeopleTable] => {
    const world = new FakeWorld<Command>()
    const table = new PeopleTable(
      me,
      { table: 't', code: 'amber-fox-17', key: 'k' },
      'http://here',
      world,
      engine,
      shows,
    )
    world.wire.opens()
    world.pass(1000)
    expect(world.wire.sent).toEqual([{ do: 'sit', id: 'id1' }])
    return [world, table]
  }
  const [world, table] = come()
  ;[opened, sat].forEach((frame, i) => world.wire.says({ ...frame, n: i + 1, at: 0 }))
  world.wire.says({ answer: 'done', id: 'id1', n: 2 })
  world.pass(1000)
  expect(table.loaded).toBe(true)
  expect(table.seat).toBe(2)
  expect(world.wire.sent).toHaveLength(1)
  table.close()

  const [full, outside] = come()
  full.wire.says({ answer: 'refused', id: 'id1', code: 'table_full', message: { id: 'x', args: {} } })
  await vi.waitFor(() => expect(outside.refused).toBe('not_watchable'))
  outside.close()
})

test('the table is sent again at most thirty times per seat, and never if no cards are missing', () => {
  const frames = (...facts: readonly object[]): Sent[] =>
    facts.map((fact, i) => ({ by: '', ...fact, n: i + 1, at: 0 }) as unknown as Sent)
  const told = (of: readonly Sent[]): TableState => of.reduce<TableState>(fold, unknown)
  const all = frames(opened, began([deal]), sat)
  const late = new LateCards('o')
  const hear = (n: number): boolean => late.hear({ ...(all[2] as Sent), n }, told(all))
  expect(Array.from({ length: 31 }, () => hear(3))).toEqual([...Array<boolean>(30).fill(true), false])
  expect(hear(9)).toBe(true)
  expect(late.hear(all[1] as Sent, told(all))).toBe(false)
  expect(new LateCards('a').hear(all[2] as Sent, told(all))).toBe(false)
  const has = frames(opened, began([{ ...deal, own: { cards: ['QS'] } }]), sat)
  expect(late.hear(has[2] as Sent, told(has))).toBe(false)
})
