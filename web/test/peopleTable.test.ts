// @vitest-environment node
/** What is known of a table of people: a fold over the frames that its server sends. Also its link and its clock. */
import { expect, test } from 'vitest'
import { ServerClock } from '../src/people/clock'
import { hashOf, tableIn } from '../src/people/tableLink'
import { isLoopback } from '../src/people/loopback'
import { counted, standings } from '../src/people/standings'
import { fold, forgetting, running, seatOf, unknown, withNames, type Sent, type TableState } from '../src/people/table'
import { standing, view } from './views'

/** The state after these entries, numbered in order. */
function told(...entries: object[]): TableState {
  return entries.reduce<TableState>(
    (state, entry, i) => fold(state, { n: i + 1, at: 1000 * (i + 1), ...entry } as Sent),
    unknown,
  )
}

const limits = { ...unknown.limits, play_time: 15 } as const
const opened = { fact: 'opened', table: 't', code: 'amber-fox-17', rules: {}, limits, matched: false }
const anna = { fact: 'sat', seat: 0, person: 'a', name: 'Anna', kind: 'guest' }
const omar = { fact: 'sat', seat: 2, person: 'o', name: 'Omar', kind: 'guest' }
const bot = { fact: 'bot', seat: 1, bot: 'hard' }
const deal = { deal: { hand: 0, dealer: 3, counts: [13, 13, 13, 13], kitty: 0, stock: 0, totals: [0, 0, 0, 0] } }
const started = { fact: 'started', game: 0, rules: {}, parts: ['', '', '', ''], events: [deal], due: 60_000 }
const before = [opened, { fact: 'host', person: 'a' }, anna, omar, bot]

test('who sits where, who is the host, what is allowed', () => {
  const state = told(...before, { fact: 'limits', limits: { ...limits, chat: 'off' } })
  expect(state.seats.map(({ name, bot }) => name || bot)).toEqual(['Anna', 'hard', 'Omar', ''])
  expect(state).toMatchObject({ host: 'a', code: 'amber-fox-17', limits: { chat: 'off', play_time: 15 }, n: 6 })
  expect(seatOf(state, 'o')).toBe(2)
  expect(seatOf(state, 'x')).toBeNull()
  expect(seatOf(state, '')).toBeNull()
})

test('people come, go, change places, and bots come and go', () => {
  const state = told(
    ...before,
    { fact: 'reseated', seat: 0, to: 3 },
    { fact: 'emptied', seat: 1 },
    { fact: 'left', seat: 2, why: 'left' },
    { fact: 'host', person: '' },
  )
  expect(state.seats.map(({ name, bot }) => name || bot)).toEqual(['', '', '', 'Anna'])
  // Their names are still known, for their chat lines.
  expect(state.people.get('o')).toBe('Omar')
})

test('a removed person is known until the host readmits them', () => {
  const removed = told(...before, { fact: 'left', seat: 2, why: 'removed' })
  expect([...removed.removed]).toEqual(['o'])
  expect([...told(...before, { fact: 'left', seat: 2, why: 'left' }).removed]).toEqual([])
  expect([...fold(removed, { fact: 'readmitted', n: 8, at: 8000, person: 'o' }).removed]).toEqual([])
})

test('other rules change the number of seats, and people keep theirs', () => {
  const state = told(...before, { fact: 'rules', rules: { players: 5 } })
  expect(state.seats).toHaveLength(5)
  expect(told(...before, { fact: 'rules', rules: { players: 3 } }).seats).toHaveLength(3)
  expect(seatOf(state, 'o')).toBe(2)
})

test('a change of rules or limits withdraws everybody’s readiness', () => {
  const ready = told(...before, { fact: 'ready', seat: 0, part: '' })
  expect(ready.seats[0]?.ready).toBe(true)
  expect(fold(ready, { fact: 'rules', n: 8, at: 8000, rules: { moon: 'off' } }).seats[0]?.ready).toBe(false)
  expect(fold(ready, { fact: 'limits', n: 8, at: 8000, limits }).seats[0]?.ready).toBe(false)
})

test('no game is being played once its table is closed', () => {
  const playing = told(...before, started)
  expect(running(playing)).toBe(true)
  expect(running(fold(playing, { fact: 'closed', n: 7, at: 7000, why: 'deserted' }))).toBe(false)
})

test('a game keeps its events in order, including actions sent without events', () => {
  const passed = { did: 'pass 1' }
  const state = told(
    ...before,
    { fact: 'ready', seat: 0, part: '' },
    started,
    { fact: 'did', action: 'pass 1', how: 'bot', events: [passed] },
    { fact: 'did', action: 'play 0 2C', due: 90_000 },
  )
  expect(state.game?.events).toEqual([deal, passed, { did: 'play 0 2C' }])
  expect(state.seats[0]?.ready).toBe(false)
  expect(running(state)).toBe(true)
  expect(state.due).toBe(90_000)
})

test('people who are late, away or replaced are known until they return', () => {
  const away = told(...before, started, { fact: 'time', seat: 0 }, { fact: 'away', seat: 2 })
  expect(away.seats[0]?.late).toBe(true)
  expect(away.seats[2]).toMatchObject({ here: false, goneAt: 8000 })
  const sits = fold(away, { fact: 'sits_in', n: 9, at: 9000, seat: 2, bot: 'careful' })
  expect(sits.seats[2]).toMatchObject({ name: 'Omar', sitsIn: 'careful', here: false })
  const back = fold(sits, { fact: 'back', n: 10, at: 9500, seat: 2 })
  expect(back.seats[2]).toMatchObject({ sitsIn: '', here: true })
  expect(fold(away, { fact: 'did', n: 9, at: 9000, action: 'pass 0', how: 'clock' }).seats[0]?.late).toBe(false)
})

test('a person who leaves during a game leaves the seat to a bot, whose name replaces theirs', () => {
  const state = told(...before, started, { fact: 'left', seat: 2, why: 'left', bot: 'careful' })
  expect(state.seats[2]).toMatchObject({ person: '', bot: 'careful' })
  expect(state.game?.names).toEqual(['Anna', 'hard', 'careful', ''])
})

test('chat lines stay with their authors; muted people are known', () => {
  const state = told(
    ...before,
    { fact: 'phrase', by: 'o', phrase: 'people-phrase-hello' },
    { fact: 'said', by: 'a', text: 'Good evening' },
    { fact: 'muted', by: 'a', person: 'o', muted: true },
    { fact: 'hidden' },
  )
  expect(state.spoken).toMatchObject([
    { n: 6, person: 'o', phrase: 'people-phrase-hello', words: null },
    { n: 7, person: 'a', phrase: null, words: 'Good evening' },
  ])
  expect([...state.muted]).toEqual(['o'])
  expect(state.n).toBe(9)
})

test('nothing shown of a table has the name or the words of somebody who was forgotten, but a word of the reader’s', () => {
  const players = [
    { person: 'o', name: 'Omar', left: false },
    { person: '', name: 'careful', left: false },
  ]
  const state = told(
    ...before,
    { fact: 'said', by: 'o', text: 'I am Omar' },
    { fact: 'phrase', by: 'o', phrase: 'people-phrase-hello' },
    { fact: 'ended', game: 0, totals: [], winners: [], places: [], players },
  )
  expect(JSON.stringify([state, ...state.people])).toContain('Omar')
  expect(withNames(state, () => 'Former player')).toBe(state)
  const shown = withNames(forgetting(state, 'o'), () => 'Former player')
  expect(JSON.stringify([shown, ...shown.people])).not.toContain('Omar')
  expect(shown.people.get('o')).toBe('Former player')
  expect(shown.people.get('a')).toBe(state.people.get('a'))
  expect(shown.results[0]?.players.map(({ name }) => name)).toEqual(['Former player', 'careful'])
  expect(shown.spoken.map(({ words, phrase }) => words ?? phrase)).toEqual(['…', 'people-phrase-hello'])
  expect(shown.happenings.find(({ person }) => person === 'o')?.name).toBe('Former player')
})

test('a block and what was muted are two things, and a block can be taken back', () => {
  const blocked = { fact: 'blocked', by: 'a', person: 'o' } as const
  const muted = { fact: 'muted', by: 'a', person: 'o', muted: true } as const
  const state = told(...before, blocked, muted)
  expect([...state.blocked]).toEqual(['o'])
  const again = told(...before, blocked, muted, { ...blocked, blocked: false })
  expect([...again.blocked]).toEqual([])
  expect([...again.muted]).toEqual(['o'])
  expect([...told(...before, blocked, { ...muted, muted: false }).blocked]).toEqual(['o'])
})

test('the standings add up an evening’s games, without bots and games that were left', () => {
  const player = (person: string, left = false) => ({ person, name: person.toUpperCase(), left })
  const ended = (totals: number[], winners: number[], left = false) => ({
    ...{ fact: 'ended', game: 0, totals, winners, places: [] },
    players: [player('a'), player(''), player('o', left), player('y')],
  })
  const first = told(...before, started, ended([10, 0, 100, 20], [1]))
  expect(running(first)).toBe(false)
  expect(first.due).toBeNull()
  const state = told(...before, started, ended([10, 50, 100, 20], [0]), ended([30, 40, 5, 20], [3], true))
  expect(standings(state.results)).toEqual([
    { person: 'a', name: 'A', games: 2, won: 1, points: 40, chips: null },
    { person: 'y', name: 'Y', games: 2, won: 1, points: 40, chips: null },
    { person: 'o', name: 'O', games: 1, won: 0, points: 100, chips: null },
  ])
})

test('in rated games the places that count for the rating decide who has won, not what a leaver’s bot won', () => {
  const ended = (places: number[], gone: readonly number[], sides?: readonly number[]): object => ({
    ...{ fact: 'ended', game: 0, sides, totals: [10, 20, 30, 40], places, winners: [places.indexOf(1)] },
    players: ['a', 'o', 'y', 'z'].map((person, seat) => ({ person, name: person, left: gone.includes(seat) })),
  })
  const won = (...how: Parameters<typeof ended>): object => {
    const { results } = told(...before, started, ended(...how))
    return Object.fromEntries(standings(results, true).flatMap(({ person, won }) => (won > 0 ? [[person, won]] : [])))
  }
  expect(won([1, 2, 3, 4], [])).toEqual({ a: 1 })
  expect(won([1, 2, 3, 4], [0])).toEqual({ o: 1 })
  expect(won([1, 2, 2, 4], [0])).toEqual({ o: 1, y: 1 })
  // A side that somebody left comes last, with whoever stayed of it.
  expect(won([1, 3, 1, 3], [0], [0, 1, 0, 1])).toEqual({ o: 1, z: 1 })
  expect(won([1, 2, 3, 4], [0, 1, 2, 3])).toEqual({})
})

test('in a rated game, who is ahead and who has won is who is first for the rating, not a leaver’s bot', () => {
  const end = view({ phase: 'done', over: true, winners: [1], standing: standing([30, 0, 10, 60]) })
  expect(counted(end, [])).toBe(end)
  const of = (left: readonly number[]): unknown[] => {
    const { winners, standing } = counted(end, left)
    return [winners, standing.places, standing.behind]
  }
  expect(of([1])).toEqual([[2], [2, 4, 1, 3], [20, 0, 0, 50]])
  expect(of([1, 2, 3])).toEqual([[0], [1, 4, 4, 4], [0, 0, 0, 30]])
  expect(of([0, 1, 2, 3])).toEqual([[1], [3, 1, 2, 4], [30, 0, 10, 60]])
  const hand = counted({ ...end, over: false, winners: [] }, [1])
  expect([hand.winners, hand.standing.places, hand.standing.behind]).toEqual([[], [2, 4, 1, 3], [20, 0, 0, 50]])
  // Whoever stayed of a side that somebody left comes last with it.
  const sides = counted({ ...end, teams: [0, 1, 0, 1], standing: standing([9, 0, 9, 0]) }, [1])
  expect([sides.winners, sides.standing.places, sides.standing.behind[0]]).toEqual([[0, 2], [1, 4, 1, 4], 0])
})

test('an evening’s order is by what the rules want of points, and its chips are added up exactly', () => {
  const players = ['a', 'o', 'y'].map((person) => ({ person, name: person, left: false }))
  const ended = (totals: number[], chips: object = {}): object => ({
    ...{ fact: 'ended', game: 0, totals, places: [], winners: [], players, ...chips },
  })
  const order = (state: TableState): readonly string[] => standings(state.results).map(({ person }) => person)
  const game = (rules: object, ...of: Parameters<typeof ended>): object[] => [{ ...started, rules }, ended(...of)]
  const high = game({ players: 3, objective: 'high' }, [30, 80, 50])
  expect(order(told(...before, ...high))).toEqual(['o', 'y', 'a'])
  // Few points in one game are as good as many in the other.
  expect(order(told(...before, ...high, ...game({ players: 3 }, [10, 70, 5])))).toEqual(['y', 'a', 'o'])

  const thirds = game({ players: 3 }, [0, 0, 0], { chips: [4, -2, -2], unit: 3 })
  const halves = game({ players: 3 }, [0, 0, 0], { chips: [1, 0, -1], unit: 2 })
  const old = game({ players: 3 }, [0, 0, 0], { chips: [5, 5, -10] })
  expect(standings(told(...before, ...thirds, ...halves, ...old).results).map(({ chips }) => chips)).toEqual([
    { parts: 11, unit: 6 },
    { parts: -4, unit: 6 },
    { parts: -7, unit: 6 },
  ])
})

test('a link says code and key, and nothing else is one', () => {
  const link = { code: 'amber-fox-17', key: 'k/1+=' }
  expect(tableIn(hashOf(link))).toEqual(link)
  expect(tableIn('#/t/amber-fox-17')).toEqual({ code: 'amber-fox-17', key: '' })
  expect(hashOf({ code: 'amber-fox-17', key: '' })).toBe('#/t/amber-fox-17')
  for (const other of ['', '#', '#/t/', '#rules=abc', '#/t/a/b']) expect(tableIn(other)).toBeNull()
  expect(tableIn('#/t/%E0')).toEqual({ code: '%E0', key: '' })
})

test('the fastest frame determines the server’s clock', () => {
  const clock = new ServerClock()
  expect(clock.at(50)).toBe(50)
  clock.hear(1_000, 500)
  clock.hear(2_000, 1_400)
  // Sent again, long after it was written.
  clock.hear(100, 5_000)
  expect(clock.at(2_000)).toBe(2_600)
})

test('an answer tells that a clock has stood still or was set', () => {
  const clock = new ServerClock()
  clock.hear(10_000, 1_000)
  // An answer that took long to come changes nothing.
  clock.hear(15_000, 7_000, 5_000)
  expect(clock.at(8_000)).toBe(17_000)
  // The server was asleep for an hour.
  clock.hear(18_000, 3_609_200, 3_609_000)
  expect(clock.at(3_609_200)).toBe(18_200)
  // What was written before says nothing.
  clock.hear(17_500, 3_609_300)
  expect(clock.at(3_609_300)).toBe(18_300)
  // Our clock was set back.
  clock.hear(20_000, 1_100, 1_000)
  expect(clock.at(1_100)).toBe(20_000)
})

test('what was promised before a game is kept with it', () => {
  const committed = told(...before, { fact: 'committed', hash: 'ab' })
  expect(committed.promised).toBe('ab')
  const state = told(...before, { fact: 'committed', hash: 'ab' }, { ...started, parts: ['1', '', '', ''] })
  expect(state.promised).toBe('')
  const people = ['a', '', 'o', '']
  expect(state.deals.get(0)).toEqual({ hash: 'ab', parts: ['1', '', '', ''], people })
})

test('a loopback address is useless to others', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]', 'hearts.localhost']) expect(isLoopback(host)).toBe(true)
  for (const host of ['192.168.1.7', 'hearts.example', '10.127.0.0', 'localhost.example']) {
    expect(isLoopback(host)).toBe(false)
  }
})
