/** The lobby from one browser: a wish that survives lost connections, correct counts, and the way into a game. */
import { beforeEach, expect, test } from 'vitest'
import type { Listed, LobbyCommand, Wish } from '../src/core/tables'
import type { Invitation } from '../src/people/api'
import { waitingBy, waitingFor } from '../src/people/lobby'
import { unknown } from '../src/people/table'
import { LobbyVisit } from '../src/state/lobbyVisit.svelte'
import { store } from '../src/storage/store'
import { keepWait, takeWait } from '../src/storage/wait'
import { FakeWorld, type FakeWire } from './fakeWire'
import { storage } from './storage'

const calm: Wish = { rules: 'black-lady', speed: 'calm', rated: false }
const quick: Wish = { ...calm, speed: 'quick' }
const notWaiting = {
  news: 'refused',
  code: 'not_waiting',
  message: { id: 'people-refused-not_waiting', args: {} },
} as const
let world: FakeWorld<LobbyCommand>
let matched: Invitation[]
let ended: string[]
let visit: LobbyVisit
const wire = (): FakeWire<LobbyCommand> => world.wire

beforeEach(() => {
  world = new FakeWorld()
  matched = []
  ended = []
  visit = new LobbyVisit('http://hearts.example/', world, {
    matched: (to) => matched.push(to),
    ended: (code) => ended.push(code),
  })
})

test('a page that was reloaded, or opened on a second device, ends no waiting, and shows it', () => {
  wire().opens()
  expect(wire().sent).toEqual([])
  wire().says({ news: 'waits', wish: calm, since: 51_000, bots_at: 71_000, pause: 0 })
  expect(visit.wish).toEqual(calm)
  visit.stop()
  expect(wire().sent).toEqual([{ do: 'stop' }])
  wire().says(notWaiting)
  expect([visit.wish, visit.trouble]).toEqual([null, null])
})

test('a wish that another device has changed is not sent again as it was', () => {
  wire().opens()
  visit.wait(calm)
  wire().says({ news: 'waits', wish: calm, since: 51_000, bots_at: 71_000, pause: 0 })
  wire().says({ news: 'waits', wish: quick, since: 52_000, bots_at: 72_000, pause: 0 })
  expect(visit.wish).toEqual(quick)
  world.pass(21_000)
  expect(wire().sent).toEqual([{ do: 'wait', wish: calm }])
})

test('a wish is sent again after a lost connection, and withdrawn on request', () => {
  wire().opens()
  visit.wait(calm)
  expect(wire().sent.at(-1)).toEqual({ do: 'wait', wish: calm })
  wire().says({ news: 'waits', wish: calm, since: 51_000, bots_at: 71_000, pause: 0 })
  expect(visit.botsIn).toBe(20)
  wire().ends()
  expect(visit.connected).toBe(false)
  world.pass(1000)
  expect(world.wires).toHaveLength(2)
  wire().opens()
  expect(wire().sent).toEqual([{ do: 'wait', wish: calm }])
  wire().says({ news: 'waits', wish: calm, since: 51_000, bots_at: 71_000, pause: 0 })
  world.pass(4000)
  // By the server's clock, although the message arrived a second late the other time.
  expect(visit.botsIn).toBe(15)
  visit.stop()
  expect(wire().sent.at(-1)).toEqual({ do: 'stop' })
  expect(visit.wish).toBeNull()
  wire().says({ news: 'stopped' })
  wire().ends()
  world.pass(1000)
  wire().opens()
  expect(wire().sent).toEqual([])
})

test('who gives up waiting while the connection is lost waits no longer once it is back', () => {
  wire().opens()
  visit.wait(calm)
  wire().ends()
  visit.stop()
  world.pass(1000)
  wire().opens()
  expect(wire().sent).toEqual([{ do: 'stop' }])
  // Nor does a stop get lost with the connection on which it was sent.
  wire().ends()
  world.pass(2000)
  wire().opens()
  expect(wire().sent).toEqual([{ do: 'stop' }])
  wire().says(notWaiting)
  wire().ends()
  world.pass(1000)
  wire().opens()
  expect(wire().sent).toEqual([])
})

test('what was waited for is kept for a page that is loaded again at once, and only for that', () => {
  const kept = storage()
  const tab = store(() => kept)
  keepWait({ ...calm, rated: true }, 1_000, tab)
  expect(takeWait(3_000, tab)).toEqual({ ...calm, rated: true })
  expect(takeWait(3_000, tab)).toBeNull()
  keepWait(calm, 1_000, tab)
  expect(takeWait(3_600_000, tab)).toBeNull()
  keepWait(calm, 1_000, tab)
  keepWait(null, 2_000, tab)
  expect(takeWait(3_000, tab)).toBeNull()
})

test('a person who waits by way of another device sees so on this one, and can stop', () => {
  wire().opens()
  wire().says({ news: 'waits', wish: calm, since: 51_000, bots_at: 71_000, pause: 0 })
  expect(visit.wish).toEqual(calm)
  wire().ends()
  world.pass(1000)
  wire().opens()
  // The other device may have stopped meanwhile.
  expect(wire().sent).toEqual([])
  expect(visit.wish).toBeNull()
  wire().says({ news: 'waits', wish: calm, since: 51_000, bots_at: 71_000, pause: 0 })
  visit.stop()
  expect(wire().sent).toEqual([{ do: 'stop' }])
  wire().says({ news: 'stopped' })
  expect(visit.wish).toBeNull()
  wire().says({ news: 'waits', wish: quick, since: 51_000, bots_at: 71_000, pause: 0 })
  wire().says({ news: 'stopped' })
  expect(visit.wish).toBeNull()
  wire().says({ news: 'waits', wish: quick, since: 51_000, bots_at: 71_000, pause: 0 })
  visit.close()
  // Only what this device has begun ends with it.
  expect(wire().sent).toEqual([{ do: 'stop' }])
})

test('a person who has missed games sees how many minutes they have to wait', () => {
  wire().opens()
  const wish = { ...calm, rated: true }
  visit.wait(wish)
  wire().says({ news: 'waits', wish, since: 1_090_000, bots_at: null, pause: 90_000 })
  expect([visit.pausedFor, visit.botsIn]).toEqual([2, null])
  world.pass(30_000)
  expect(visit.pausedFor).toBe(1)
  world.pass(60_000)
  expect(visit.pausedFor).toBe(0)
})

test('a person comes first again until they wait for something else', () => {
  visit.wait(calm, true)
  expect(visit.first).toBe(true)
  visit.wait(quick)
  expect(visit.first).toBe(false)
})

test('stopping and waiting again at once continues the wait, although the answer to the stop comes later', () => {
  wire().opens()
  visit.wait(calm)
  wire().says({ news: 'waits', wish: calm, since: 51_000, bots_at: 71_000, pause: 0 })
  visit.stop()
  visit.wait(quick)
  wire().says({ news: 'stopped' })
  expect(visit.wish).toEqual(quick)
  wire().says({ news: 'waits', wish: quick, since: 52_000, bots_at: 72_000, pause: 0 })
  expect(visit.wish).toEqual(quick)
  // What another page of the same person stops is stopped here, too.
  wire().says({ news: 'stopped' })
  expect(visit.wish).toBeNull()
})

test('a waiting person reconnects after a dead connection; one who only looks sends nothing', () => {
  wire().opens()
  world.pass(60_000)
  expect(wire().sent).toEqual([])
  visit.wait(quick)
  wire().says({ news: 'waits', wish: quick, since: 61_000, bots_at: null, pause: 0 })
  world.pass(21_000)
  expect(wire().sent).toEqual([
    { do: 'wait', wish: quick },
    { do: 'wait', wish: quick },
  ])
  world.pass(8_000)
  expect(world.wires).toHaveLength(2)
  wire().opens()
  expect(wire().sent).toEqual([{ do: 'wait', wish: quick }])
})

test('a lost connection is reported after two seconds', () => {
  wire().opens()
  wire().ends()
  world.pass(1000)
  wire().opens()
  world.pass(5000)
  expect(visit.lost).toBe(false)
  wire().ends()
  world.pass(1999)
  expect([visit.connected, visit.lost]).toEqual([false, false])
  wire().ends()
  world.pass(1)
  expect(visit.lost).toBe(true)
  world.pass(10_000)
  wire().opens()
  expect([visit.connected, visit.lost]).toEqual([true, false])
  visit.close()
})

test('a refusal is shown, and the wish is not sent again', () => {
  wire().opens()
  visit.wait({ ...calm, rated: true })
  wire().says({ news: 'refused', code: 'account_needed', message: { id: 'people-refused-account_needed', args: {} } })
  expect(visit.trouble?.id).toBe('people-refused-account_needed')
  expect(visit.wish).toBeNull()
  wire().ends()
  world.pass(1000)
  wire().opens()
  expect(wire().sent).toEqual([])
})

test('a matched person goes to the table, and leaves the lobby without sending a stop', () => {
  wire().opens()
  visit.wait(calm)
  wire().says({ news: 'matched', table: 't', code: 'amber-fox-17', key: 'k' })
  expect(matched).toEqual([{ table: 't', code: 'amber-fox-17', key: 'k' }])
  const last = wire().sent.length
  visit.close()
  expect(wire().sent).toHaveLength(last)

  wire().ends(4403)
  world.pass(60_000)
  expect(world.wires).toHaveLength(1)
})

test('a person without a session, or suspended, has no lobby', () => {
  wire().ends(4401)
  expect(ended).toEqual(['no_session'])
  world.pass(60_000)
  expect(world.wires).toHaveLength(1)
})

const table = (change: object): Listed => ({
  table: 't',
  code: 'c',
  rules: {},
  limits: unknown.limits,
  seats: [],
  free: 0,
  playing: true,
  hand: 0,
  totals: null,
  watching: 0,
  ...change,
})

test('rules that are told once stay known as long as their table is shown', () => {
  const says = (...tables: Listed[]): void => wire().says({ news: 'lobby', waiting: [], tables })
  wire().opens()
  says(table({ free: 1, rules: { players: 5 } }))
  says(table({ free: 2, rules: null }), table({ table: 'u', free: 1, rules: { players: 3 } }))
  expect(visit.toSit.map(({ free, rules }) => [free, rules])).toEqual([
    [2, { players: 5 }],
    [1, { players: 3 }],
  ])
  says(table({ free: 2, rules: { players: 6 } }), table({ table: 'u', free: 1, rules: null }))
  expect(visit.toSit.map(({ rules }) => rules)).toEqual([{ players: 6 }, { players: 3 }])
})

test('counts are of the same wish; tables are to sit at, to watch, or not shown', () => {
  const open = table({ table: 'open', free: 2, playing: false })
  const full = table({ table: 'full' })
  const closed = table({ table: 'closed', limits: { ...unknown.limits, watching: false } })
  const lobby = {
    news: 'lobby',
    waiting: [
      { wish: calm, players: 5, people: 2 },
      { wish: { ...calm, rated: true }, players: 5, people: 1 },
    ],
    tables: [open, full, closed],
  } as const
  expect(visit.lobby).toBeNull()
  wire().opens()
  wire().says(lobby)
  expect(visit.toSit.map(({ table }) => table)).toEqual(['open'])
  expect(visit.toWatch.map(({ table }) => table)).toEqual(['full'])
  expect(waitingFor(lobby, calm)).toEqual({ people: 2, players: 5 })
  expect(waitingFor(lobby, quick)).toEqual({ people: 0, players: 5 })
  expect(waitingBy(lobby, 'black-lady')).toBe(3)
  // At the speeds, only the chosen kind of game is counted: the others must be told of, too.
  expect(waitingBy(lobby, 'black-lady', true)).toBe(1)
  expect(waitingBy(lobby, 'omnibus')).toBe(0)
})
