// @vitest-environment node
/** A table's WebSocket through everything that a network does: drops, duplicates, reordering, sleep. */
import { beforeEach, expect, test } from 'vitest'
import type { Answer, Command } from '../src/core/tables'
import { tableSocket, type TableSocket } from '../src/people/tableSocket'
import type { Sent } from '../src/people/table'
import { FakeWorld, type FakeWire } from './fakeWire'

let world: FakeWorld<Command>
let heard: (number | 'undone')[]
let connected: boolean[]
let refused: string[]
let watching: number[]
let forgotten: string[]
let times: (readonly [at: number, since: number])[]
let socket: TableSocket

const wire = (): FakeWire<Command> => world.wire
const done = (id: string): void => wire().says({ answer: 'done', id, n: 1, at: world.time })
/** The commands that were sent, but for those that only ask for an answer. */
const sent = (): readonly Command[] => wire().sent.filter((each) => each.do !== 'here')
function frames(...numbers: number[]): void {
  for (const n of numbers) wire().says({ fact: 'hidden', n, at: n })
}

beforeEach(() => {
  ;[heard, connected, refused, watching, forgotten, times] = [[], [], [], [], [], []]
  world = new FakeWorld()
  socket = tableSocket(world, (since) => `table?since=${since}`, {
    frame: ({ n }: Sent) => heard.push(n),
    undone: () => heard.push('undone'),
    connected: (is) => connected.push(is),
    time: (at, since) => times.push([at, since]),
    watchers: (count) => watching.push(count),
    forgotten: (person) => forgotten.push(person),
    refused: (code) => refused.push(code),
  })
})

test('frames are heard in order and once, and a lost connection resumes after the last', () => {
  wire().opens()
  frames(1, 2, 3, 3, 2)
  expect(heard).toEqual([1, 2, 3])
  wire().ends()
  world.pass(1000)
  expect(world.wires).toHaveLength(2)
  expect(wire().address).toBe('table?since=3')
  wire().opens()
  frames(3, 4)
  expect(heard).toEqual([1, 2, 3, 4])
  expect(connected).toEqual([true, false, true])
})

test('missing frames are fetched, not guessed', () => {
  wire().opens()
  frames(1, 2, 5)
  expect(heard).toEqual([1, 2])
  world.pass(0)
  expect(wire().address).toBe('table?since=2')
  wire().opens()
  frames(3, 4, 5)
  expect(heard).toEqual([1, 2, 3, 4, 5])
})

test('the table is sent from its beginning to a person who has sat down', () => {
  wire().opens()
  frames(1, 2, 3)
  socket.restart()
  world.pass(100)
  expect(wire().address).toBe('table?since=0')
  wire().opens()
  frames(1, 2, 3, 4)
  expect(heard).toEqual([1, 2, 3, 1, 2, 3, 4])
})

test('a server restored from a backup sends the table from its beginning', () => {
  wire().opens()
  frames(1, 2, 3, 4)
  wire().ends()
  world.pass(1000)
  expect(wire().address).toBe('table?since=4')
  wire().opens()
  frames(1, 2, 3)
  expect(heard).toEqual([1, 2, 3, 4, 'undone', 1, 2, 3])
})

test('a command is sent again with the same id until it is answered, and answered once', async () => {
  const first = socket.ask({ do: 'start' })
  expect(sent()).toEqual([])
  wire().opens()
  expect(sent()).toEqual([{ do: 'start', id: 'id1' }])
  wire().ends()
  world.pass(1000)
  wire().opens()
  expect(sent()).toEqual([{ do: 'start', id: 'id1' }])
  done('id1')
  done('id1')
  expect(await first).toMatchObject({ answer: 'done' } satisfies Partial<Answer>)
  wire().ends()
  world.pass(1000)
  wire().opens()
  expect(sent()).toEqual([])
})

test('a connection that does not answer is replaced', () => {
  wire().opens()
  void socket.ask({ do: 'leave' }).catch(() => undefined)
  world.pass(7_000)
  expect(world.wires).toHaveLength(1)
  world.pass(2_000)
  expect(world.wires).toHaveLength(2)
  wire().opens()
  expect(sent()).toEqual([{ do: 'leave', id: 'id1' }])
})

test('each command has its own time to be answered, over each connection', () => {
  wire().opens()
  void socket.ask({ do: 'start' })
  expect(sent()).toEqual([{ do: 'start', id: 'id1' }])
  world.pass(5_000)
  void socket.ask({ do: 'leave' }).catch(() => undefined)
  done('id1')
  world.pass(7_900)
  expect(world.wires).toHaveLength(1)
  world.pass(200)
  expect(world.wires).toHaveLength(2)
  wire().opens()
  world.pass(4_000)
  wire().ends()
  world.pass(1_000)
  wire().opens()
  world.pass(7_900)
  expect(world.wires).toHaveLength(3)
  world.pass(200)
  expect(world.wires).toHaveLength(4)
})

test('a silently dead connection is detected, and a quiet one is left alone', () => {
  wire().opens()
  frames(1)
  world.pass(12_000)
  frames(2)
  world.pass(19_000)
  const here = { do: 'here', id: 'here' }
  expect(wire().sent).toEqual([here])
  world.pass(2_000)
  expect(wire().sent).toEqual([here, here])
  done('here')
  world.pass(21_000)
  expect(wire().sent).toHaveLength(3)
  expect(world.wires).toHaveLength(1)
  world.pass(9_000)
  expect(world.wires).toHaveLength(2)
  expect(wire().address).toBe('table?since=2')
})

test('every connection begins with a question for the time, and each answer tells it', () => {
  wire().opens()
  world.pass(200)
  wire().says({ answer: 'done', id: 'here', n: 0, at: 90_000 })
  void socket.ask({ do: 'leave' })
  world.pass(100)
  wire().says({ answer: 'done', id: 'id1', n: 1, at: 90_050 })
  // An answer that came before already, and a refusal, tell nothing.
  wire().says({ answer: 'done', id: 'id1', n: 1, at: 95_000 })
  wire().ends()
  world.pass(1000)
  wire().opens()
  wire().says({ answer: 'done', id: 'here', n: 0, at: 91_000 })
  expect(times).toEqual([
    [90_000, 1_000],
    [90_050, 1_200],
    [91_000, 2_300],
  ])
})

test('an attempt without a result is given up for another', () => {
  const [first] = world.wires
  world.pass(9_000)
  expect(world.wires).toHaveLength(1)
  world.pass(2_000)
  expect(world.wires).toHaveLength(2)
  wire().opens()
  first?.opens()
  expect(first?.readyState).toBe(3)
  frames(1)
  world.pass(19_000)
  expect(heard).toEqual([1])
  expect(world.wires).toHaveLength(2)
})

test('it reconnects less and less often, and at once when the page becomes visible', () => {
  for (let n = 0; n < 12; n++) {
    wire().ends()
    world.pass(8_000)
  }
  expect(world.wires).toHaveLength(13)
  wire().ends()
  world.pass(4_000)
  expect(world.wires).toHaveLength(13)
  socket.wake()
  world.pass(0)
  expect(world.wires).toHaveLength(14)
  wire().opens()
  // A connection that has just spoken is fine.
  socket.wake()
  world.pass(0)
  expect(world.wires).toHaveLength(14)
  // A phone that has slept can't know.
  world.time += 60_000
  socket.wake()
  world.pass(0)
  expect(world.wires).toHaveLength(15)
})

test('a page that becomes visible just after its connection was lost connects at once', () => {
  wire().opens()
  frames(1)
  wire().ends()
  socket.wake()
  world.pass(0)
  expect(world.wires).toHaveLength(2)
})

test('a connection that is replaced is closed, and reported lost once', () => {
  wire().opens()
  const before = wire()
  socket.restart()
  expect(before.readyState).toBe(3)
  socket.restart()
  expect(connected).toEqual([true, false])
})

test('a clock that is set back hides neither silence nor sleep', () => {
  wire().opens()
  frames(1)
  const now = (): number => world.time - 3_600_000
  world.now = now
  socket.wake()
  world.pass(0)
  expect(world.wires).toHaveLength(2)
  world.now = () => world.time
  wire().opens()
  world.now = now
  world.pass(60_000)
  expect(world.wires.length).toBeGreaterThan(2)
})

test('a final close code ends it and rejects pending commands', async () => {
  wire().opens()
  const asked = socket.ask({ do: 'leave' })
  wire().ends(4404)
  expect(refused).toEqual(['no_such_table'])
  await expect(asked).rejects.toThrow('no_such_table')
  world.pass(60_000)
  expect(world.wires).toHaveLength(1)
  await expect(socket.ask({ do: 'leave' })).rejects.toThrow('closed')
})

test('the reason for the end is the server’s, if it gives one', () => {
  wire().opens()
  wire().ends(4403, 'removed')
  expect(refused).toEqual(['removed'])
})

test('it reconnects to a server that stops or can’t be reached', () => {
  wire().opens()
  wire().ends(1012)
  world.pass(500)
  wire().ends(4503)
  world.pass(1_000)
  expect(world.wires).toHaveLength(3)
  expect(refused).toEqual([])
})

test('once closed, nothing is received or tried, and what was asked is over', async () => {
  wire().opens()
  const asked = socket.ask({ do: 'leave' })
  socket.close()
  frames(1)
  socket.wake()
  socket.restart()
  world.pass(60_000)
  expect(heard).toEqual([])
  expect(world.wires).toHaveLength(1)
  await expect(asked).rejects.toThrow('closed')
})

test('the number of watchers, and who was forgotten, are received outside the frame numbers', () => {
  wire().opens()
  frames(1)
  wire().says({ watching: 2 })
  wire().says({ forgotten: 'o' })
  frames(2)
  expect(watching).toEqual([2])
  expect(forgotten).toEqual(['o'])
  expect(heard).toEqual([1, 2])
})
