/** The time for whatever changes with the day: one look at the clock for all who show it, and none for nobody. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clock } from '../src/views/daily/clock'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 28, 23, 59, 30) }))
afterEach(() => vi.useRealTimers())

test('all who show the date are told of midnight by one timer, which ends with the last of them', async () => {
  const seen: string[][] = [[], []]
  const leave = seen.map((dates) =>
    $effect.root(() => {
      $effect(() => void dates.push(clock.today))
    }),
  )
  flushSync()
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  for (const dates of seen) expect([dates[0], dates.at(-1)]).toEqual(['2026-11-28', '2026-11-29'])
  // A player who returns to the page doesn't wait for the timer.
  vi.setSystemTime(new Date(2026, 10, 30, 8))
  dispatchEvent(new Event('focus'))
  flushSync()
  for (const dates of seen) expect(dates.at(-1)).toBe('2026-11-30')
  leave[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(1)
  leave[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
})
