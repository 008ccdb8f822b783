// @vitest-environment node
/** A table's WebSocket through everything that a network does: drops, doubles, reorders, sleeps. */
import { beforeEach, expect, test } from 'vitest'
import type { Answer, Command } from '../src/core/tables'
import { tableSocket, type TableSocket, type Wire } from '../src/people/socket'
import type { Sent } from '../src/people/table'

class FakeWire implements Wire {
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null = null
  readyState: 0 | 1 | 2 | 3 = 0
  sent: Command[] = []
  constructor(readonly since: number) {}
  send(text: unknown): void {
    this.sent.push(JSON.parse(text as string) as Command)
  }
  close(): void {
    this.readyState = 3
  }
  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }
  says(what: object): void {
    this.onmessage?.({ data: JSON.stringify(what) })
  }
  frames(...numbers: number[]): void {
    for (const n of numbers) this.says({ fact: 'hidden', n, at: n })
  }
  done(id: string | undefined): void {
    this.says({ answer: 'done', id, n: 1 })
  }
  ends(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code, reason: '' })
  }
}

let wires: FakeWire[]
let timers: { at: number; what: () => void }[]
let time: number
let heard: number[]
let connected: boolean[]
let refused: string[]
let socket: TableSocket

function pass(ms: number): void {
  const until = time + ms
  for (;;) {
    const [next] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
    if (!next) break
    time = next.at
    timers = timers.filter((each) => each !== next)
    next.what()
  }
  time = until
}
const wire = (): FakeWire => wires.at(-1) as FakeWire

beforeEach(() => {
  ;[wires, timers, heard, connected, refused] = [[], [], [], [], []]
  time = 0
  let tokens = 0
  socket = tableSocket(
    {
      open(since) {
        wires.push(new FakeWire(since))
        return wire()
      },
      later(what, ms) {
        const timer = { at: time + ms, what }
        timers.push(timer)
        return () => (timers = timers.filter((each) => each !== timer))
      },
      now: () => time,
      random: () => 1,
      token: () => `id${++tokens}`,
    },
    {
      frame: ({ n }: Sent) => heard.push(n),
      connected: (is) => connected.push(is),
      refused: (code) => refused.push(code),
    },
  )
})

test('frames are heard in order and once, and a lost connection resumes after the last', () => {
  wire().opens()
  wire().frames(1, 2, 3, 3, 2)
  expect(heard).toEqual([1, 2, 3])
  wire().ends()
  pass(1000)
  expect(wires).toHaveLength(2)
  expect(wire().since).toBe(3)
  wire().opens()
  wire().frames(3, 4)
  expect(heard).toEqual([1, 2, 3, 4])
  expect(connected).toEqual([true, false, true])
})

test('a gap is no reason to guess: what is missing is fetched', () => {
  wire().opens()
  wire().frames(1, 2, 5)
  expect(heard).toEqual([1, 2])
  pass(0)
  expect(wire().since).toBe(2)
  wire().opens()
  wire().frames(3, 4, 5)
  expect(heard).toEqual([1, 2, 3, 4, 5])
})

test('whoever has sat down is told the table from its beginning', () => {
  wire().opens()
  wire().frames(1, 2, 3)
  socket.restart()
  pass(0)
  expect(wire().since).toBe(0)
  wire().opens()
  wire().frames(1, 2, 3, 4)
  expect(heard).toEqual([1, 2, 3, 1, 2, 3, 4])
})

test('a command is asked again under the same id until there is an answer, and answered once', async () => {
  const first = socket.ask({ do: 'start' })
  expect(wire().sent).toEqual([])
  wire().opens()
  expect(wire().sent).toEqual([{ do: 'start', id: 'id1' }])
  wire().ends()
  pass(1000)
  wire().opens()
  expect(wire().sent).toEqual([{ do: 'start', id: 'id1' }])
  wire().done('id1')
  wire().done('id1')
  expect(await first).toMatchObject({ answer: 'done' } satisfies Partial<Answer>)
  wire().ends()
  pass(1000)
  wire().opens()
  expect(wire().sent).toEqual([])
})

test('a connection that does not answer is made again', () => {
  wire().opens()
  void socket.ask({ do: 'leave' }).catch(() => undefined)
  pass(7_000)
  expect(wires).toHaveLength(1)
  pass(2_000)
  expect(wires).toHaveLength(2)
  wire().opens()
  expect(wire().sent).toEqual([{ do: 'leave', id: 'id1' }])
})

test('it tries again less and less often, and at once when the page is looked at', () => {
  for (let n = 0; n < 12; n++) {
    wire().ends()
    pass(8_000)
  }
  expect(wires).toHaveLength(13)
  wire().ends()
  pass(4_000)
  expect(wires).toHaveLength(13)
  socket.wake()
  pass(0)
  expect(wires).toHaveLength(14)
  wire().opens()
  // Nothing is wrong with a connection that has just spoken.
  socket.wake()
  pass(0)
  expect(wires).toHaveLength(14)
  // A phone that has slept can't know.
  pass(60_000)
  socket.wake()
  pass(0)
  expect(wires).toHaveLength(15)
})

test('what another try would not change ends it, and whoever waits is told', async () => {
  wire().opens()
  const asked = socket.ask({ do: 'leave' })
  wire().ends(4404)
  expect(refused).toEqual(['no_such_table'])
  await expect(asked).rejects.toThrow('no_such_table')
  pass(60_000)
  expect(wires).toHaveLength(1)
  await expect(socket.ask({ do: 'leave' })).rejects.toThrow('closed')
})

test('a server that stops or can’t be reached is asked again', () => {
  wire().opens()
  wire().ends(1012)
  pass(500)
  wire().ends(4503)
  pass(1_000)
  expect(wires).toHaveLength(3)
  expect(refused).toEqual([])
})

test('once closed, nothing is heard or tried', () => {
  wire().opens()
  const last = wire()
  socket.close()
  last.frames(1)
  pass(60_000)
  expect(heard).toEqual([])
  expect(wires).toHaveLength(1)
})
