/** What a person who sits down is shown: a running game only once they were sent their cards, and that they are ready. */
import { beforeAll, expect, test, vi } from 'vitest'
import type { Engine } from '../src/core/engine'
import type { RulesInfo } from '../src/core/protocol'
import { message } from '../src/core/types'
import type { Command } from '../src/core/tables'
import { fold, unknown, type Sent, type TableState } from '../src/people/table'
import { LateCards } from '../src/state/lateCards'
import { PeopleTable } from '../src/state/peopleTable.svelte'
import { say, words } from '../src/words/words.svelte'
import { FakeWorld } from './fakeWire'
import { rulesInfo, view } from './views'

beforeAll(() => words.need('tables'))

const me = { person: 'o', name: 'Omar', kind: 'guest' } as const
const opened = { fact: 'opened', table: 't', code: 'amber-fox-17', rules: {}, limits: unknown.limits, matched: false }
const deal = { deal: { hand: 0, dealer: 3, counts: [13, 13, 13, 13], kitty: 0, stock: 0, totals: [0, 0, 0, 0] } }
const began = (events: readonly object[]): object => ({ fact: 'started', game: 0, rules: {}, parts: [], events })
const sat = { fact: 'sat', seat: 2, person: 'o', name: 'Omar', kind: 'guest' }
/** What was asked over the last connection, but for the time. */
const asked = (world: FakeWorld<Command>): readonly Command[] => world.wire.sent.filter((each) => each.do !== 'here')

const noEngine = { open: vi.fn(), rules: vi.fn(() => Promise.reject(new Error('not needed'))) } as unknown as Engine
const begun = vi.fn()

/** A person's way to the table, not connected yet. */
function come(engine = noEngine): { readonly world: FakeWorld<Command>; readonly table: PeopleTable } {
  const world = new FakeWorld<Command>()
  const shows = { begun, renamed: vi.fn() }
  const table = new PeopleTable(me, { table: 't', code: 'amber-fox-17', key: 'k' }, 'http://here', world, engine, shows)
  return { world, table }
}

/** The table says these, the first with the number `from`. */
const says = (world: FakeWorld<Command>, frames: readonly object[], from = 1): void =>
  frames.forEach((frame, i) => world.wire.says({ ...frame, n: i + from, at: 0 }))

test('the table is sent again from the beginning until the worker knows that the person sits there', async () => {
  const { world, table } = come()
  const tell = (...frames: readonly object[]): void => {
    world.wire.opens()
    says(world, frames)
  }
  tell(opened, began([deal]), sat)
  for (const again of [2, 3]) {
    world.pass(80)
    expect(asked(world)).toEqual([{ do: 'sit', id: `id${again - 1}` }])
    world.wire.says({ answer: 'refused', id: `id${again - 1}`, code: 'already_seated', message: { id: 'x', args: {} } })
    await vi.waitFor(() => expect(world.wire.readyState).toBe(3))
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

test('a game that is ready only once the person has gone is not shown', async () => {
  const session = { observe: () => Promise.resolve(), see: () => Promise.resolve(view({})), end: vi.fn() }
  let ready = (_: RulesInfo): void => undefined
  const rules = (): Promise<RulesInfo> => new Promise((done) => (ready = done))
  const { world, table } = come({ open: () => session, rules } as unknown as Engine)
  world.wire.opens()
  says(world, [opened, sat, began([{ ...deal, own: { cards: ['QS'] } }])])
  world.pass(1000)
  table.close()
  ready(rulesInfo({}))
  await vi.waitFor(() => expect(session.end).toHaveBeenCalled())
  expect(begun).not.toHaveBeenCalled()
})

test('if watching is not allowed, a person with the link sits down without seeing the table', async () => {
  const sitDown = (): ReturnType<typeof come> => {
    const { world, table } = come()
    world.wire.opens()
    world.pass(1000)
    expect(asked(world)).toEqual([{ do: 'sit', id: 'id1' }])
    return { world, table }
  }
  const { world, table } = sitDown()
  says(world, [opened, sat])
  world.wire.says({ answer: 'done', id: 'id1', n: 2, at: 0 })
  world.pass(1000)
  expect(table.loaded).toBe(true)
  expect(table.seat).toBe(2)
  expect(asked(world)).toHaveLength(1)
  table.close()

  const { world: full, table: outside } = sitDown()
  full.wire.says({ answer: 'refused', id: 'id1', code: 'table_full', message: { id: 'x', args: {} } })
  await vi.waitFor(() => expect(outside.refused).toBe('not_watchable'))
  outside.close()
})

test('a person who left and comes back is shown the table at once, however often they sat there', () => {
  const { world, table } = come()
  const left = { fact: 'left', by: 'o', seat: 2, why: 'left', bot: 'careful' }
  world.wire.opens()
  says(world, [opened, began([deal]), sat, left, sat, left])
  world.pass(1000)
  expect(world.wires).toHaveLength(1)
  expect(table.loaded).toBe(true)
  table.close()
})

test('a person who left in the middle of a trick sits down again, though they are told so a trick late', async () => {
  const { world, table } = come()
  world.wire.opens()
  says(world, [opened, sat, began([deal])])
  world.pass(1000)
  expect(asked(world)).toEqual([{ do: 'sit', id: 'id1' }])
  world.wire.says({ answer: 'done', id: 'id1', n: 5 })
  await vi.waitFor(() => expect(world.wire.readyState).toBe(3))
  world.pass(100)
  world.wire.opens()
  const left = { fact: 'left', by: 'o', seat: 2, why: 'left', bot: 'careful' }
  says(world, [opened, sat, began([{ ...deal, own: { cards: ['QS'] } }]), left, sat])
  world.pass(1000)
  expect(world.wires).toHaveLength(2)
  expect(table.loaded).toBe(true)
  expect(table.seat).toBe(2)
  table.close()
})

test('whose seat was taken in that trick waits for its end instead of asking for the table over and over', async () => {
  const { world, table } = come()
  world.wire.opens()
  says(world, [opened, sat, began([deal])])
  world.pass(1000)
  world.wire.says({ answer: 'refused', id: 'id1', code: 'seat_taken', message: { id: 'x', args: {} } })
  await Promise.resolve()
  world.pass(5000)
  expect(table.loaded).toBe(false)
  const left = { fact: 'left', by: 'o', seat: 2, why: 'left', bot: 'careful' }
  const other = { ...sat, person: 'a', name: 'Anna' }
  says(world, [left, other], 4)
  world.pass(1000)
  expect(world.wires).toHaveLength(1)
  expect(table.loaded).toBe(true)
  expect(table.seat).toBe(null)
  table.close()
})

test('the table is sent again at most thirty times in a row, and never if no cards are missing', () => {
  const told = (...facts: readonly object[]): TableState =>
    facts.map((fact, i) => ({ by: '', ...fact, n: i + 1, at: 0 }) as unknown as Sent).reduce<TableState>(fold, unknown)
  const lacks = told(opened, began([deal]), sat)
  const has = told(opened, began([{ ...deal, own: { cards: ['QS'] } }]), sat)
  const late = new LateCards('o')
  expect(Array.from({ length: 31 }, () => late.missing(lacks))).toEqual([...Array<boolean>(30).fill(true), false])
  expect(late.missing(has)).toBe(false)
  expect(late.missing(lacks)).toBe(true)
  expect(late.missing(told(opened, began([deal])))).toBe(false)
  expect(new LateCards('a').missing(lacks)).toBe(false)
})

test('a person is shown as ready from the moment they say so, also while there is no connection', async () => {
  const { world, table } = come()
  world.wire.opens()
  says(world, [opened, sat])
  world.pass(1000)
  world.wire.ends()
  expect(table.isReady).toBe(false)
  const said = table.ready()
  expect(table.isReady).toBe(true)
  world.pass(1000)
  world.wire.opens()
  const [sent] = asked(world)
  world.wire.says({ fact: 'ready', by: 'o', seat: 2, part: '', n: 3, at: 0 })
  world.wire.says({ answer: 'done', id: sent?.id ?? '', n: 3, at: 0 })
  expect(await said).toBe(true)
  expect(table.isReady).toBe(true)
  // Other rules ask again.
  world.wire.says({ fact: 'rules', by: 'a', rules: { moon: 'off' }, n: 4, at: 0 })
  expect(table.isReady).toBe(false)

  // What is refused was not said.
  const refused = table.ready()
  world.wire.says({
    answer: 'refused',
    id: world.wire.sent.at(-1)?.id ?? '',
    code: 'x',
    message: { id: 'x', args: {} },
  })
  expect(await refused).toBe(false)
  expect(table.isReady).toBe(false)
  table.close()
})

test('whoever says that they are ready when the game has just begun is not troubled by that', async () => {
  const { world, table } = come()
  world.wire.opens()
  says(world, [opened, sat])
  world.pass(1000)
  const why = { answer: 'refused', code: 'game_running', message: { id: 'people-refused-game_running', args: {} } }
  const refused = async (asking: Promise<boolean>): Promise<void> => {
    world.wire.says({ ...why, id: asked(world).at(-1)?.id })
    expect(await asking).toBe(false)
  }
  await refused(table.ready())
  await refused(table.ask({ do: 'start' }))
  expect(table.trouble).toBeNull()
  await refused(table.ask({ do: 'reseat', seat: 0, to: 1 }))
  expect(table.trouble).not.toBeNull()
  table.close()
})

test('of what only a newer server says, something is said that is known here', async () => {
  const { world, table } = come()
  world.wire.opens()
  says(world, [opened, sat])
  world.pass(1000)
  const refused = table.ask({ do: 'start' })
  world.wire.says({ answer: 'refused', id: asked(world).at(-1)?.id, code: 'x', message: { id: 'not-yet', args: {} } })
  expect(await refused).toBe(false)
  expect(say(table.trouble ?? message('not-yet'))).not.toBe('')
  says(world, [{ fact: 'closed', why: 'not yet' }], 3)
  expect(say(table.ended ?? message('not-yet'))).toContain('This table is closed.')
  table.close()
})
