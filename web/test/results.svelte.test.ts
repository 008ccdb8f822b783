import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Outcome, View } from '../src/core/protocol'
import LastTrickButton from '../src/views/table/LastTrickButton.svelte'
import MoonChoice from '../src/views/result/MoonChoice.svelte'
import Standings from '../src/views/result/Standings.svelte'
import { words } from '../src/words/words.svelte'
import { standing, view } from './views'

beforeAll(() => words.need('cards', 'play', 'page'))

const people = { names: ['Ada', 'Ingrid', 'Basil', 'Yuki'], me: 0 }
let shown: Record<string, unknown> | null = null
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})
const text = (selector: string): string =>
  (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** A moon in a game with a bonus card and falling fifties: no sum of totals and the moon's worth. */
const old: Outcome = {
  scores: [-10, 26, 26, 26],
  totals: [30, 76, 50, 101],
  fifties: [2],
  standing: standing([0, 46, 20, 71]),
  over: true,
  winners: [0],
}
const alternative: Outcome = {
  ...old,
  scores: [-36, 0, 0, 0],
  totals: [4, 50, 74, 75],
  fifties: [],
  standing: standing([0, 46, 70, 71]),
  over: false,
  winners: [],
}
const moon: View = view({
  phase: 'moon',
  totals: [40, 50, 74, 75],
  moon: { seats: [0], chooser: 0, amount: 26, sun: false, way: null },
  outcomes: { old, new: alternative },
})

test('either way of counting a moon says what the core says it comes to', () => {
  shown = mount(MoonChoice, { target: document.body, props: { view: moon, people, way: 'old', onway: vi.fn() } })
  expect(text('[data-testid="moon-old"]')).toBe(
    'Others +26 You stand at 30, Yuki at 101. Basil landed on a fifty and dropped 50. You win the game.',
  )
  expect(text('[data-testid="moon-new"]')).toBe('You −26 You stand at 4, Yuki at 75.')
})

test('the rows are in the order of the standing, each with its score and total', () => {
  const after = { ...moon, ...alternative }
  const props = { view: after, people, chips: false, colours: 'two' as const, pace: 0 }
  shown = mount(Standings, { target: document.body, props })
  flushSync()
  const rows = [...document.querySelectorAll('tr[data-seat]')].map((row) => [
    row.getAttribute('data-seat'),
    row.querySelector('.score')?.textContent?.trim(),
    row.querySelector('.total [data-total]')?.textContent?.trim(),
  ])
  expect(rows).toEqual([
    ['0', '−36', '4'],
    ['1', '0', '50'],
    ['2', '0', '74'],
    ['3', '0', '75'],
  ])
})

/** A press of the button, from down to up, after so many ms; then the click that a browser makes of it. */
function press(button: Element, ms: number): void {
  const at = (type: string, time: number): Event => {
    const event = new MouseEvent(type, { button: 0, bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: time })
    return event
  }
  button.dispatchEvent(at('pointerdown', 0))
  button.dispatchEvent(at('pointerup', ms))
  button.dispatchEvent(at('click', ms))
  flushSync()
}

test('the last trick is shown while it is held, or from one click to the next, a screen reader’s too', () => {
  const told: boolean[] = []
  const props = $state({ on: false, wordy: true, onpeek: (on: boolean) => void (told.push(on), (props.on = on)) })
  shown = mount(LastTrickButton, { target: document.body, props })
  const button = document.querySelector('button')!
  press(button, 50)
  expect(props.on).toBe(true)
  press(button, 50)
  expect(props.on).toBe(false)
  press(button, 900)
  // Off when released, and the click that follows changes nothing.
  expect(told.slice(-3)).toEqual([true, false, false])
  button.click()
  flushSync()
  expect(props.on).toBe(true)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  button.click()
  expect(props.on).toBe(false)
})

test('a total that dropped at a fifty counts from where it stood before', () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const row = { dealer: 3, pass: 'left' as const, moon: null, suit: null, chips: null, pot: null }
  const results = [
    { ...row, scores: [37, 20, 30, 50], totals: [37, 20, 30, 50], places: [3, 1, 2, 4] },
    { ...row, scores: [13, 0, 0, 13], totals: [0, 20, 30, 63], places: [1, 2, 3, 4] },
  ]
  const after = view({ phase: 'done', scores: [13, 0, 0, 13], totals: [0, 20, 30, 63], fifties: [0], results })
  const props = { view: after, people, chips: false, colours: 'two' as const, pace: 1 }
  shown = mount(Standings, { target: document.body, props })
  flushSync()
  const from = [...document.querySelectorAll('tr[data-seat]')].map((row) => [
    row.getAttribute('data-seat'),
    row.querySelector('.total [data-total]')?.textContent?.trim(),
  ])
  expect(Object.fromEntries(from)).toEqual({ '0': '37', '1': '20', '2': '30', '3': '50' })
  frames.mockRestore()
})
