import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { after, scan, targets } from '../src/views/parts/scanning'

/** Without layout nothing is visible: make everything visible. */
const seen = Element.prototype.checkVisibility
beforeEach(() => {
  vi.useFakeTimers()
  Element.prototype.checkVisibility = () => true
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  vi.useRealTimers()
  Element.prototype.checkVisibility = seen
  document.body.innerHTML = ''
})

const names = (all: readonly Element[]): string => all.map(({ id }) => id).join(' ')
const marked = (): string => names([...document.querySelectorAll('[data-marked]')])
const press = (key: string): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

const table = `<main><button id="menu"></button><input id="word"><button id="off" disabled></button>
  <button id="card" data-card="QS" data-legal="true"></button><button id="barred" data-card="2C" data-legal="false"></button>
  <button id="wait" class="main" aria-disabled="true"></button><select id="list"><option>1<option>2</select></main>`

test('the marker visits the controls, the likeliest first, and none below a sheet', () => {
  document.body.innerHTML = table
  expect(names(targets(document))).toBe('card menu list')
  document.getElementById('wait')?.removeAttribute('aria-disabled')
  expect(names(targets(document))).toBe('wait card menu list')
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button id="close"></button></dialog>')
  expect(names(targets(document))).toBe('close')
})

test('the last control is followed by the first; a new likeliest one is next at once', () => {
  const [one, two] = [document.createElement('button'), document.createElement('button')]
  expect(after([one, two], null, null)).toBe(one)
  expect(after([one, two], one, one)).toBe(two)
  expect(after([one, two], two, one)).toBe(one)
  expect(after([one, two], two, two)).toBe(one)
  expect(after([], one, one)).toBeNull()
})

test('the marker steps by itself; space presses the marked control, and a list advances by one', () => {
  document.body.innerHTML = table
  let played = 0
  document.getElementById('card')?.addEventListener('click', () => (played += 1))
  const stop = scan(document, 'quick')
  expect(marked()).toBe('')
  vi.advanceTimersByTime(1000)
  expect(marked()).toBe('card')
  expect(press(' ')).toBe(false)
  expect(played).toBe(1)
  vi.advanceTimersByTime(2000)
  expect(marked()).toBe('list')
  press('Enter')
  expect(document.querySelector('select')?.selectedIndex).toBe(1)
  stop()
  expect(marked()).toBe('')
  vi.advanceTimersByTime(5000)
  expect(marked()).toBe('')
})

test('the marker waits while somebody types, and leaves them their keys', () => {
  document.body.innerHTML = table
  const stop = scan(document, 'quick')
  vi.advanceTimersByTime(1000)
  const box = document.querySelector('input')
  box?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  box?.focus()
  vi.advanceTimersByTime(5000)
  expect(marked()).toBe('card')
  expect(press(' ')).toBe(true)
  stop()
})

test('a text box focused by the page does not trap the marker', () => {
  document.body.innerHTML = table
  const stop = scan(document, 'quick')
  document.querySelector('input')?.focus()
  vi.advanceTimersByTime(1000)
  expect(marked()).toBe('card')
  vi.advanceTimersByTime(1000)
  expect(marked()).toBe('menu')
  stop()
})
