/**
 * From where a game is shown: from the person's seat, or as to a spectator once that is lost. The end of the last game is
 * shown again on request, from the seat where the person played, and not before.
 */
import { beforeAll, expect, test, vi } from 'vitest'
import type { Engine } from '../src/core/engine'
import type { Command } from '../src/core/tables'
import type { RemoteGame } from '../src/game/remote'
import { unknown } from '../src/people/table'
import { PeopleTable } from '../src/state/peopleTable.svelte'
import { words } from '../src/words/words.svelte'
import { FakeWorld } from './fakeWire'

beforeAll(() => words.need('tables'))

const me = { person: 'o', name: 'Omar', kind: 'guest' } as const
const opened = { fact: 'opened', table: 't', code: 'amber-fox-17', rules: {}, limits: unknown.limits, matched: false }
const sits = (seat: number, person: string, name: string): object => ({
  fact: 'sat',
  seat,
  person,
  name,
  kind: 'guest',
})
const bot = (seat: number): object => ({ fact: 'bot', seat, bot: 'careful' })
const seated = [opened, sits(0, 'a', 'Anna'), sits(1, 'o', 'Omar'), bot(2), bot(3)]
const began = { fact: 'started', game: 0, rules: {}, parts: [], events: [{ deal: { hand: 0 }, own: { cards: [] } }] }
const player = (person: string, name: string): object => ({ person, name, left: false })
const ended = (second: object): object => ({
  fact: 'ended',
  game: 0,
  players: [player('a', 'Anna'), second, player('', 'careful'), player('', 'careful')],
})
const after = [...seated, began, ended(player('o', 'Omar'))]

/** A table that has received these frames, and how to send it more; `shown`: the games that it wants shown. */
function at(frames: readonly object[]): {
  readonly table: PeopleTable
  readonly shown: RemoteGame[]
  readonly tell: (frame: object) => Promise<void>
} {
  const world = new FakeWorld<Command>()
  const session = {
    observe: () => Promise.resolve(),
    see: () => Promise.resolve({ hand: 0, phase: 'done', waiting: [] }),
    end: () => undefined,
  }
  const engine = { open: () => session, rules: () => Promise.resolve({}) } as unknown as Engine
  const shown: RemoteGame[] = []
  const shows = { begun: (game: RemoteGame) => void shown.push(game), renamed: vi.fn() }
  const table = new PeopleTable(me, { table: 't', code: 'amber-fox-17', key: 'k' }, 'http://here', world, engine, shows)
  let n = 0
  const says = (frame: object): void => world.wire.says({ ...frame, n: ++n, at: 0 })
  world.wire.opens()
  frames.forEach(says)
  world.pass(1000)
  return {
    table,
    shown,
    tell: async (frame) => {
      says(frame)
      await new Promise((done) => setTimeout(done))
    },
  }
}
/** The seat from which a game is shown; null if as to a spectator. */
const seatOf = ({ seat, watching }: RemoteGame): number | null => (watching ? null : seat)

test('a person who arrives after a game is shown it on request, from the seat they played', async () => {
  const { table, shown, tell } = at(after)
  await tell({ fact: 'said', by: 'a', text: 'Once more?' })
  expect(shown).toEqual([])
  table.lookBack()
  await expect.poll(() => shown.map(seatOf)).toEqual([1])
  expect(shown[0]?.names).toEqual(['Anna', 'Omar', 'Bot 1', 'Bot 2'])
  table.close()
})

test('a person who took a seat after the game sees it as a spectator', async () => {
  const { table, shown } = at([...seated, began, ended(player('b', 'Bea'))])
  table.lookBack()
  await expect.poll(() => shown.map(seatOf)).toEqual([null])
  table.close()
})

test('who has changed places after a game and loads the page again sees it from the seat they played', async () => {
  const { table, shown } = at([...after, { fact: 'reseated', seat: 1, to: 3 }])
  table.lookBack()
  await expect.poll(() => shown.map(seatOf)).toEqual([1])
  table.close()
})

test('changing places after a game does not change how it is shown, which is only on request', async () => {
  const { table, shown, tell } = at([...seated, began])
  await expect.poll(() => shown.map(seatOf)).toEqual([1])
  await tell(ended(player('o', 'Omar')))
  await tell({ fact: 'reseated', seat: 1, to: 3 })
  expect(table.seat).toBe(3)
  expect(shown).toHaveLength(1)
  table.lookBack()
  await expect.poll(() => shown.map(seatOf)).toEqual([1, 1])
  await tell({ ...began, game: 1 })
  await expect.poll(() => shown.map(seatOf)).toEqual([1, 1, 3])
  table.close()
})

test('who loses their seat elsewhere than on this page watches the game, until they sit down again', async () => {
  const { table, shown, tell } = at([...seated, began])
  await expect.poll(() => shown.map(seatOf)).toEqual([1])
  await tell({ fact: 'left', seat: 1, why: 'left', bot: 'careful' })
  await expect.poll(() => shown.map(seatOf)).toEqual([1, null])
  expect(table.watching).toBe(true)
  // The cards of the seat are no longer kept, so that all of them are asked for.
  expect(table.state.game?.events).toEqual([{ deal: { hand: 0 } }])
  table.close()
})

test('a game that begins without somebody who was away for too long is shown to them', async () => {
  const { table, shown, tell } = at(seated)
  await tell({ fact: 'left', seat: 1, why: 'away', bot: 'careful' })
  await tell(began)
  await expect.poll(() => shown.map(seatOf)).toEqual([null])
  table.close()
})

test('who leaves on this page sees nothing more of the game', async () => {
  const { table, shown, tell } = at([...seated, began])
  await expect.poll(() => shown.map(seatOf)).toEqual([1])
  void table.ask({ do: 'leave' })
  await tell({ fact: 'left', seat: 1, why: 'left', bot: 'careful' })
  expect(table.watching).toBe(false)
  expect(shown).toHaveLength(1)
  table.close()
})
