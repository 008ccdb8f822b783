/** What today's result says of a moon that somebody else has shot. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { View } from '../src/core/protocol'
import { Daily } from '../src/state/daily.svelte'
import DailyResult from '../src/views/daily/DailyResult.svelte'
import { words } from '../src/words/words.svelte'

beforeAll(() => words.need('cards', 'page', 'daily'))
let shown: Record<string, unknown> | null = null
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})

function result(seat: number): void {
  const moon = { seats: [seat], sun: false, way: 'add', amount: 26, chooser: null }
  const scores = [0, 1, 2, 3].map((each) => (each === seat ? 0 : 26))
  const view = { seat: 0, over: true, scores, moon, teams: null, totals: scores, tricks: [], values: {} }
  const nothing = (): void => undefined
  const daily = new Daily(nothing)
  const people = { names: ['Me', 'Ada', 'Bo', 'Cy'], me: 0 }
  const props = { daily, view: view as unknown as View, people, onhome: nothing, onreview: null }
  shown = mount(DailyResult, { target: document.body, props: { ...props, onagain: nothing, oncounted: nothing } })
  flushSync()
  daily.close()
}

test('26 points that come from another player’s moon are explained', () => {
  result(2)
  expect(document.body.textContent).toContain('Bo shot the moon: 26 points for each of the others.')
})

test('of the reader’s own moon the title speaks, once', () => {
  result(0)
  expect(document.querySelector('h1')?.textContent.trim()).toBe('You shot the moon.')
  expect(document.querySelector('[data-testid="daily-moon"]')).toBeNull()
})
