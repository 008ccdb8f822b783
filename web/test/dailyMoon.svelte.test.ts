/** What today's result and a challenge's say about somebody else's moon, and about the next day. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { View } from '../src/core/protocol'
import type { Outcome } from '../src/game/challenge'
import { Challenge } from '../src/state/challenge.svelte'
import { Daily } from '../src/state/daily.svelte'
import ChallengeResult from '../src/views/daily/ChallengeResult.svelte'
import DailyResult from '../src/views/daily/DailyResult.svelte'
import { words } from '../src/words/words.svelte'
import { view } from './views'

beforeAll(() => words.need('cards', 'page', 'daily', 'story'))
let shown: Record<string, unknown> | null = null
afterEach(() => {
  vi.useRealTimers()
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})

/** The result of today's hand in which that seat has shot the moon. */
function result(seat: number): Daily {
  const moon = { seats: [seat], sun: false, way: 'old', amount: 26, chooser: null }
  const scores = [0, 1, 2, 3].map((each) => (each === seat ? 0 : 26))
  const view = { seat: 0, over: true, scores, moon, teams: null, totals: scores, tricks: [], values: {} }
  const nothing = (): void => undefined
  const daily = new Daily(nothing)
  const people = { names: ['Me', 'Ada', 'Bo', 'Cy'], me: 0 }
  const props = { daily, view: view as unknown as View, people, onhome: nothing, onreview: null }
  shown = mount(DailyResult, { target: document.body, props: { ...props, onagain: nothing, oncounted: nothing } })
  flushSync()
  daily.close()
  return daily
}

test('26 points that come from another player’s moon are explained', () => {
  result(2)
  expect(document.body.textContent).toContain('Bo shot the moon: 26 points for each of the others.')
  // So they are where they are shared: none of the tricks brought any.
  expect(document.querySelector('[data-testid="daily-slip"]')?.textContent).toContain('26 points\u00a0· with a moon')
})

test('the reader’s own moon is mentioned in the title, once', () => {
  result(0)
  expect(document.querySelector('h1')?.textContent.trim()).toBe('You shot the moon.')
  expect(document.querySelector('[data-testid="daily-moon"]')).toBeNull()
})

test('a poor result promises new cards only until they are there', () => {
  vi.useFakeTimers({ now: new Date(2026, 5, 17, 23, 59, 50), toFake: ['Date', 'setInterval'] })
  const daily = result(2)
  daily.field = [3, 4, 5]
  flushSync()
  const said = (): string | null => document.body.textContent
  expect(said()).toContain('Tomorrow brings new cards.')
  expect(said()).not.toContain('A new deal is here.')
  vi.advanceTimersByTime(20_000)
  flushSync()
  expect(said()).not.toContain('Tomorrow')
  expect(said()).toContain('A new deal is here.')
})

/** The end of the reader's or their friend's hand, with somebody's moon. */
function hand(shooter: number, way: 'old' | 'new' = 'old'): View {
  const scores = [0, 1, 2, 3].map((seat) => (way === 'new' ? (seat === shooter ? -26 : 0) : seat === shooter ? 0 : 26))
  return view({ over: true, scores, moon: { seats: [shooter], sun: false, way, amount: 26, chooser: shooter } })
}
function compared(mine: readonly View[], theirs: readonly View[] | null): (string | undefined)[] {
  const outcome = (hands: readonly View[]): Outcome & { sameBots: boolean } => ({
    log: { rules: {} } as Outcome['log'],
    hands,
    total: 26,
    sameBots: true,
  })
  const nothing = (): void => undefined
  const challenge = new Challenge(nothing)
  const names = ['', 'Ada', 'Bo', 'Cy']
  challenge.kept = { mine: { names, log: { actions: [] } } } as unknown as NonNullable<Challenge['kept']>
  challenge.mine = outcome(mine)
  challenge.theirs = theirs && outcome(theirs)
  const props = { challenge, name: 'Zoë', onhome: nothing, onnew: nothing }
  shown = mount(ChallengeResult, { target: document.body, props })
  flushSync()
  return [...document.querySelectorAll('.note')].map((note) => note.textContent?.replace(/\s+/g, ' ').trim())
}

test('in a challenge without a friend’s result, moons are explained as in today’s deal', () => {
  expect(compared([hand(2), view({ scores: [5, 8, 13, 0] }), hand(0), hand(1, 'new')], null)).toEqual([
    'Bo shot the moon: 26 points for each of the others.',
    'You shot the moon.',
    'Ada shot the moon.',
  ])
})

test('beside a friend’s result, a moon names the player in whose hand it was', () => {
  expect(compared([hand(3), hand(0)], [hand(0), hand(1)])).toEqual([
    'You Cy shot the moon: 26 points for each of the others.',
    'Zoë shot the moon.',
    'You shot the moon.',
    'Zoë Ada shot the moon: 26 points for each of the others.',
  ])
})
