/** Numbers in boxes that people type into. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import NumberInput from '../src/views/rules/NumberInput.svelte'
import { readNumber, readWhole, writeNumber } from '../src/words/typedNumber'
import { words } from '../src/words/words.svelte'

beforeAll(() => words.need('cards', 'rooms'))
afterEach(() => words.use('en'))

test.each([
  ['en', '0.05', '1234'],
  ['de', '0,05', '1234'],
  ['pl', '0,05', '1234'],
  ['ja', '0.05', '1234'],
  ['ar', '0.05', '1234'],
])('they are written as people of that language write them: %s', async (language, decimal, large) => {
  await words.use(language)
  expect(writeNumber(0.05)).toBe(decimal)
  expect(writeNumber(1234)).toBe(large)
  expect(readNumber(writeNumber(0.05))).toBe(0.05)
  expect(readWhole(writeNumber(-12))).toBe(-12)
})

test('they are read however they are typed, and nothing else is a number', () => {
  for (const typed of ['0.05', '0,05', ',05', ' 0.05 ', '０．０５', '٠٫٠٥']) expect(readNumber(typed)).toBe(0.05)
  for (const typed of ['', ' ', 'five', '1.2.3', '0x10', '1e3', 'Infinity', '-', '.'])
    expect(readNumber(typed)).toBeNaN()
  for (const typed of ['1,000', '1.000', '1 000', '1’000', '1000', '1\u202f000']) expect(readWhole(typed)).toBe(1000)
  for (const typed of ['1,5', '1.5', '']) expect(readWhole(typed)).toBeNaN()
  expect(readWhole('−5')).toBe(-5)
})

test('a box shows the language’s own decimals, and what was typed while it means the same', async () => {
  await words.use('de')
  const given: unknown[] = []
  const props = $state({
    value: 0.05 as unknown,
    label: 'Wert',
    least: 0.001,
    most: 100,
    decimal: true,
    special: false,
    invalid: false,
    onchange: (value: number | string) => {
      given.push(value)
      props.value = value
    },
  })
  const shown = mount(NumberInput, { target: document.body, props })
  const box = document.querySelector('input')!
  expect(box.value).toBe('0,05')
  for (const typed of ['0,1', '0.25', 'viel']) {
    box.value = typed
    box.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    expect(box.value).toBe(typed)
  }
  expect(given).toEqual([0.1, 0.25, 'viel'])
  await unmount(shown)
})
