/** What people add to a game, seat by seat, at a given time; and the lines of the chat. */
import { describe, expect, test } from 'vitest'
import type { Limits } from '../src/core/tables'
import { fold, paused, unknown, type Sent, type TableState } from '../src/people/table'
import { chatLines, silenced, unreadIn } from '../src/state/chat'
import { away, phrases } from '../src/core/tableValues'
import {
  BUBBLE,
  companyOf,
  minutes,
  missedIn,
  nextHandIn,
  playedFor,
  shareOf,
  type SeatCompany,
} from '../src/state/company'

const limits: Limits = { ...unknown.limits, pass_time: 30, play_time: 15 }
const me = 'anna'
const anna = { person: me, name: 'Anna' }

/** A table with Anna, Ingrid and two bots during a game. Frames arrive at the given times. */
function tableOf(...more: readonly (readonly [at: number, frame: object])[]): TableState {
  const frames: readonly (readonly [number, object])[] = [
    [0, { fact: 'opened', table: 't', code: 'amber-fox-17', rules: {}, limits, matched: false }],
    [0, { fact: 'sat', seat: 0, person: 'anna', name: 'Anna', kind: 'guest' }],
    [0, { fact: 'host', person: 'anna' }],
    [0, { fact: 'sat', seat: 1, person: 'ingrid', name: 'Ingrid', kind: 'guest' }],
    [0, { fact: 'bot', seat: 2, bot: 'club' }],
    [0, { fact: 'bot', seat: 3, bot: 'club' }],
    [0, { fact: 'committed', hash: '00' }],
    [0, { fact: 'started', game: 0, rules: {}, parts: [], events: [], due: 25_000 }],
    ...more,
  ]
  return frames.reduce<TableState>(
    (state, [at, frame], i) => fold(state, { by: '', ...frame, n: i + 1, at } as unknown as Sent),
    unknown,
  )
}
const all = { waiting: [0, 1, 2], pass: false }
const seat = (state: TableState, at: number, now: number, connected = true, asked = all): SeatCompany =>
  companyOf(state, me, connected, asked, now)[at] as SeatCompany

describe('the clock of the player to act', () => {
  test('stays full while the trick is shown, and runs after that', () => {
    const state = tableOf()
    const ring = seat(state, 1, 9_000).ring
    expect(ring).toEqual({ kind: 'clock', until: 25_000, whole: 15_000, low: false })
    expect(seat(state, 1, 2_000).word?.long).toEqual({ id: 'company-seconds', args: { seconds: 15 } })
    const share = (now: number): number => shareOf({ until: 25_000, whole: 15_000 }, now)
    expect([2_000, 10_000, 17_500, 25_000, 99_000].map(share)).toEqual([1, 1, 0.5, 0, 0])
  })
  test('counts whole seconds that have begun, and is low for the last five', () => {
    const word = (now: number) => seat(tableOf(), 0, now).word
    expect(word(19_999)).toMatchObject({ long: { args: { seconds: 6 } }, tone: 'plain' })
    expect(word(20_000)).toMatchObject({ long: { args: { seconds: 5 } }, tone: 'low' })
    expect(word(24_001)).toMatchObject({ long: { args: { seconds: 1 } }, tone: 'low' })
    expect(seat(tableOf(), 0, 25_000).ring).toBeNull()
  })
  test('is the one to pass while cards are passed', () => {
    expect(seat(tableOf(), 0, 0, true, { waiting: [0], pass: true }).ring).toMatchObject({ whole: 30_000 })
  })
  test('nobody else has one, and never a bot', () => {
    expect(seat(tableOf(), 1, 9_000, true, { waiting: [0], pass: false }).ring).toBeNull()
    expect(seat(tableOf(), 2, 9_000)).toMatchObject({ ring: null, turn: false, badge: 'bot' })
  })
  test('without a limit a closed ring shows the turn', () => {
    const free = tableOf([0, { fact: 'limits', limits: { ...limits, play_time: 0 } }])
    expect(seat(free, 0, 9_000)).toMatchObject({ ring: null, turn: true, word: null })
  })
  test('ends with a note that time is up', () => {
    const late = tableOf([25_000, { fact: 'time', seat: 1 }])
    expect(seat(late, 1, 25_100)).toMatchObject({
      ring: null,
      word: { long: { id: 'company-time-up', args: { seat: 1 } } },
    })
  })
})

describe('the result of a hand', () => {
  const free = tableOf([0, { fact: 'limits', limits: { ...limits, play_time: 0 } }])
  const theirs = { pass: false, mine: false, led: false }
  const mine = { ...theirs, mine: true }
  test('closes by itself after ten seconds, and before the reader’s clock runs', () => {
    expect([0, 4_000, 12_000].map((now) => nextHandIn(tableOf(), theirs, 2_000, now))).toEqual([12_000, 8_000, 0])
    expect(nextHandIn(tableOf(), mine, 2_000, 4_000)).toBe(6_000)
    expect(nextHandIn(tableOf([5_000, { fact: 'did', action: 'play 1 2C', due: 20_000 }]), mine, 2_000, 5_001)).toBe(0)
  })
  test('stays if there is no clock, until somebody has led and it could be read', () => {
    expect(nextHandIn(free, theirs, 2_000, 60_000)).toBeNull()
    expect(nextHandIn(free, { ...mine, led: true }, 2_000, 4_000)).toBe(8_000)
    expect(nextHandIn(free, { ...mine, led: true }, 2_000, 60_000)).toBe(0)
  })
})

test('for five seconds the table says that a bot has played for a person out of time', () => {
  const late = tableOf([25_000, { fact: 'time', seat: 0 }])
  expect([25_100, 29_999, 30_000].map((now) => playedFor(late, me, now))).toEqual([true, true, false])
  expect(playedFor(late, 'ingrid', 25_100)).toBe(false)
  // Whoever has taken the cards back knows that, and has to see whose turn it is.
  const back = tableOf([25_000, { fact: 'time', seat: 0 }], [26_000, { fact: 'back', seat: 0 }])
  expect(playedFor(back, me, 26_100)).toBe(false)
})

describe('a person who is away', () => {
  const gone = [10_000, { fact: 'away', seat: 1 }] as const
  test('has a minute to come back, in an ivory ring', () => {
    expect(seat(tableOf(gone), 1, 28_000)).toMatchObject({
      ring: { kind: 'away', until: 10_000 + away },
      word: { long: { id: 'company-come-back', args: { time: '0:42' } } },
      badge: 'away',
      dimmed: true,
    })
  })
  test('then a bot plays for them, without a ring, until they are back', () => {
    const bot = tableOf(gone, [70_000, { fact: 'sits_in', seat: 1, bot: 'club' }])
    expect(seat(bot, 1, 71_000)).toMatchObject({ ring: null, badge: 'bot', dimmed: true })
    expect(seat(bot, 1, 71_000).word?.long).toEqual({ id: 'company-bot-plays', args: {} })
    const back = fold(bot, { fact: 'back', seat: 1, n: 99, at: 80_000 } as Sent)
    expect(seat(back, 1, 81_000, true, { waiting: [], pass: false })).toMatchObject({ badge: null, dimmed: false })
  })
  test('is shown as connecting if the lost connection is the reader’s own', () => {
    expect(seat(tableOf(), 0, 1_000, false)).toMatchObject({ ring: { kind: 'connecting' } })
    expect(seat(tableOf(), 1, 1_000, false).ring).not.toMatchObject({ kind: 'connecting' })
  })
  test('is named as the one waited for, if nobody else has to act and no bot plays for them', () => {
    const away = tableOf(gone)
    const missed = (state: TableState, ...waiting: number[]) => missedIn(state, { waiting, pass: false })
    expect(missed(away, 1)).toEqual({ id: 'company-waits', args: { name: 'Ingrid' } })
    expect([missed(away, 1, 2), missed(away, 2), missed(away), missed(tableOf(), 1)]).toEqual([null, null, null, null])
    expect(missed(tableOf(gone, [70_000, { fact: 'sits_in', seat: 1, bot: 'club' }]), 1)).toBeNull()
  })
  test('is away, and no bot plays, while nobody plays for themselves; whoever watches is told so', () => {
    const all = tableOf([1, { fact: 'sits_in', seat: 0, bot: 'club' }], [2, { fact: 'sits_in', seat: 1, bot: 'club' }])
    for (const each of [0, 1])
      expect(seat(all, each, 71_000)).toMatchObject({
        badge: null,
        dimmed: true,
        word: { long: { id: 'company-away' } },
      })
    expect(missedIn(all, { waiting: [1], pass: false })).toEqual({ id: 'company-all-away', args: {} })
    // Only a person without a connection has the badge of one.
    const offline = tableOf(
      gone,
      [70_000, { fact: 'sits_in', seat: 1, bot: 'club' }],
      [71_000, { fact: 'sits_in', seat: 0, bot: 'club' }],
    )
    expect(seat(offline, 1, 72_000).badge).toBe('away')
    const back = fold(all, { fact: 'back', seat: 1, n: 99, at: 80_000 } as Sent)
    expect(seat(back, 0, 81_000)).toMatchObject({ badge: 'bot', word: { long: { id: 'company-bot-plays' } } })
    expect(missedIn(back, { waiting: [1], pass: false })).toBeNull()
  })
  test('minutes are never negative', () => {
    expect([60_000, 42_000, 41_001, 9_000, -5].map(minutes)).toEqual(['1:00', '0:42', '0:42', '0:09', '0:00'])
  })
})

describe('what is said', () => {
  const thanks = { fact: 'phrase', by: 'ingrid', phrase: 'people-phrase-thanks' }
  test('a phrase stands at its seat for four seconds, words stay in the chat', () => {
    const state = tableOf([1_000, thanks])
    expect(seat(state, 1, 1_000 + BUBBLE - 1).phrase).toBe('people-phrase-thanks')
    expect(seat(state, 1, 1_000 + BUBBLE).phrase).toBeNull()
    const words = tableOf([1_000, thanks], [1_100, { fact: 'said', by: 'ingrid', text: 'Hello' }])
    expect(seat(words, 1, 1_200).phrase).toBeNull()
  })
  test('a person I muted says nothing, and has a badge for me', () => {
    const state = tableOf([1_000, thanks], [1_100, { fact: 'muted', by: me, person: 'ingrid', muted: true }])
    expect(seat(state, 1, 1_200)).toMatchObject({ phrase: null, badge: 'muted' })
    expect(chatLines(state, anna).filter(({ kind }) => kind === 'said')).toEqual([])
  })
  test('after muting everybody, events and one’s own lines are still shown', () => {
    const state = tableOf(
      [1_000, thanks],
      [2_000, { fact: 'away', seat: 1 }],
      [3_000, { fact: 'said', by: me, text: 'Good night' }],
    )
    const quiet = silenced(state, me)
    expect(seat(quiet, 1, 1_200)).toMatchObject({ phrase: null, badge: 'away' })
    expect(chatLines(quiet, anna).map((line) => (line.kind === 'said' ? line.words : line.what))).toEqual([
      ...['sat', 'sat', 'away', 'Good night'],
    ])
  })
  test('lines are in order, with what happened between them; what others said is unread', () => {
    const state = tableOf(
      [1_000, thanks],
      [2_000, { fact: 'away', seat: 1 }],
      [3_000, { fact: 'said', by: me, text: 'She will be back' }],
      [4_000, { fact: 'left', seat: 1, why: 'away', bot: 'club' }],
      [5_000, { fact: 'host', person: 'anna' }],
    )
    const lines = chatLines(state, anna)
    expect(lines.map((line) => (line.kind === 'news' ? line.message.id : line.name))).toEqual([
      ...['chat-sat', 'chat-sat', 'Ingrid', 'chat-away', 'Anna', 'chat-left', 'chat-host'],
    ])
    expect(unreadIn(lines, 0)).toBe(1)
    expect(unreadIn(lines, 9)).toBe(0)
  })
  test('bots come and go without a word', () => {
    expect(chatLines(tableOf([1, { fact: 'bot', seat: 2, bot: 'novice' }]), anna)).toHaveLength(2)
  })
  test('whoever has a name that somebody else has there is told what the others see', () => {
    const you = (name: string): unknown =>
      chatLines(tableOf(), { person: 'ingrid', name }).map((line) => line.kind === 'news' && line.message.args['you'])
    expect(you('Ingrid')).toEqual(['false', 'true'])
    expect(you('Anna')).toEqual(['false', 'called'])
  })
  test('every phrase is offered once', () => {
    expect(new Set(phrases).size).toBe(phrases.length)
  })
})

test('a game waits while a bot would play for everybody, unless it is rated', () => {
  const one = tableOf([1, { fact: 'sits_in', seat: 0, bot: 'club' }])
  expect(paused(tableOf())).toBe(false)
  expect(paused(one)).toBe(false)
  const gone: readonly [number, object] = [2, { fact: 'away', seat: 1 }]
  const both = tableOf([1, { fact: 'sits_in', seat: 0, bot: 'club' }], gone)
  expect(paused(both)).toBe(true)
  expect(paused({ ...both, limits: { ...limits, rated: true } })).toBe(false)
  expect(paused(tableOf([1, { fact: 'sits_in', seat: 0, bot: 'club' }], gone, [3, { fact: 'back', seat: 0 }]))).toBe(
    false,
  )
})
