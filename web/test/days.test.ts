/** Dates by the player's calendar: which deal it is, how long a streak lasts, when the next one comes. */
import { describe, expect, test } from 'vitest'
import { dailySeed } from '../src/game/daily'
import { isSeed } from '../src/game/seeds'
import { dateOf, dateToPlay, momentOf, streakOn, untilNext, weekAround, weekTo } from '../src/state/days'
import { readDaily, writeDaily, type DailyHand, type Days } from '../src/storage/daily'

const played = (...dates: readonly string[]): Days => Object.fromEntries(dates.map((date) => [date, 4]))

test('a day begins at midnight where the player is', () => {
  expect(dateOf(new Date(2026, 10, 22, 0, 0, 0))).toBe('2026-11-22')
  expect(dateOf(new Date(2026, 10, 22, 23, 59, 59))).toBe('2026-11-22')
  expect(dateOf(momentOf('2026-03-01'))).toBe('2026-03-01')
})

test('yesterday’s deal is played first if it was begun and is not finished', () => {
  const hand = { date: '2026-02-28', over: false } as DailyHand
  expect(dateToPlay({ days: {}, hand }, '2026-03-01')).toBe('2026-02-28')
  expect(dateToPlay({ days: {}, hand }, '2026-02-28')).toBe('2026-02-28')
  // Unless it is over, has been scored elsewhere, or is older.
  expect(dateToPlay({ days: {}, hand: { ...hand, over: true } }, '2026-03-01')).toBe('2026-03-01')
  expect(dateToPlay({ days: played('2026-02-28'), hand }, '2026-03-01')).toBe('2026-03-01')
  expect(dateToPlay({ days: {}, hand }, '2026-03-02')).toBe('2026-03-02')
  expect(dateToPlay({ days: {}, hand: null }, '2026-03-01')).toBe('2026-03-01')
})

test('a date is a seed', () => {
  expect(dailySeed('2026-11-22')).toBe('20261122')
  expect(isSeed(dailySeed(dateOf(new Date(2031, 0, 9))))).toBe(true)
})

describe('a streak', () => {
  test('counts the days in a row that reach this one, or yesterday', () => {
    const days = played('2026-02-26', '2026-02-27', '2026-02-28')
    expect(streakOn('2026-02-28', days)).toBe(3)
    expect(streakOn('2026-03-01', days)).toBe(3)
    expect(streakOn('2026-03-01', played(...Object.keys(days), '2026-03-01'))).toBe(4)
    expect(streakOn('2026-03-01', {})).toBe(0)
  })
  test('survives one missed day, but not two', () => {
    expect(streakOn('2026-11-22', played('2026-11-22', '2026-11-20', '2026-11-19'))).toBe(3)
    expect(streakOn('2026-11-22', played('2026-11-20', '2026-11-19'))).toBe(2)
    expect(streakOn('2026-11-22', played('2026-11-22', '2026-11-19', '2026-11-18'))).toBe(1)
    expect(streakOn('2026-11-22', played('2026-11-19', '2026-11-18'))).toBe(0)
  })
  test('does not survive a second missed day within a week', () => {
    const days = played('2026-11-22', '2026-11-21', '2026-11-19', '2026-11-18', '2026-11-16')
    expect(streakOn('2026-11-22', days)).toBe(4)
    const apart = Array.from({ length: 14 }, (_, i) => `2026-11-${String(i + 9).padStart(2, '0')}`)
    expect(streakOn('2026-11-22', played(...apart.filter((date) => !/-(20|13)$/.test(date))))).toBe(12)
    expect(streakOn('2026-11-22', played(...apart.filter((date) => !/-(20|14)$/.test(date))))).toBe(7)
  })
  test('does not count days to come, and a strange clock breaks nothing', () => {
    expect(streakOn('2026-11-22', played('2026-11-22', '2026-11-23', '2030-01-01'))).toBe(1)
    expect(streakOn('1969-12-31', played('1969-12-31', '1969-12-30'))).toBe(2)
    expect(streakOn('not a date', played('2026-11-22'))).toBe(0)
  })
})

test('the week ends with the day itself, over the end of a month', () => {
  const week = weekTo('2026-03-02', { '2026-02-28': 7, '2026-03-02': 0 })
  expect(week.map(({ date }) => date.slice(5))).toEqual(['02-24', '02-25', '02-26', '02-27', '02-28', '03-01', '03-02'])
  expect(week.map(({ points }) => points)).toEqual([null, null, null, null, 7, null, 0])
})

test('the next deal comes at midnight', () => {
  expect(untilNext(new Date(2026, 10, 22, 14, 48, 30))).toEqual({ hours: 9, minutes: 12 })
  expect(untilNext(new Date(2026, 10, 22, 23, 59, 59))).toEqual({ hours: 0, minutes: 1 })
})

test.each([
  null,
  '{',
  '[]',
  '{"days": 3}',
  '{"days": {"yesterday": 3, "2026-11-22": "4", "2026-11-21": 1.5, "2026-11-20": 1e9}}',
  '{"hand": {"date": "2026-11-22", "log": 7}}',
])('what can’t be read is not there: %s', (text) => {
  expect(readDaily(text)).toEqual({ days: {}, hand: null, people: false })
})

test('readable parts are kept', () => {
  const log = { actions: [], seed: '20261122' }
  const hand = { date: '2026-11-22', names: [], bot: 'hard', over: false, log, field: 'none' }
  const kept = readDaily(JSON.stringify({ version: 1, days: { '2026-11-21': 3, bad: 1 }, hand }))
  expect(kept.days).toEqual({ '2026-11-21': 3 })
  expect(kept.hand).toEqual({ ...hand, field: null })
})

test('a day is in the middle of its week, unless later days are still to come', () => {
  const ends = (date: string): string | undefined => weekAround(date, '2026-11-26', {}).at(-1)?.date
  expect(['2026-11-26', '2026-11-24', '2026-11-23', '2026-10-30'].map(ends)).toEqual([
    ...['2026-11-26', '2026-11-26', '2026-11-26', '2026-11-02'],
  ])
})

test('a thousand days are kept, the latest, in whatever order they were played', () => {
  const date = (n: number): string => dateOf(new Date(2026, 0, 1 + ((n * 7) % 1002)))
  const all = Array.from({ length: 1002 }, (_, n) => date(n))
  const kept = readDaily(writeDaily({ days: played(...all), hand: null, people: true }))
  expect(Object.keys(kept.days).sort()).toEqual([...all].sort().slice(2))
  expect(kept.people).toBe(true)
})
