/** Card pictures are read before they are shown. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { facePicture } from '../src/views/cards/pictures.svelte'
import { readAhead } from '../src/views/cards/readAhead'
import { words } from '../src/words/words.svelte'

beforeAll(() => words.use('en', 'cards'))

/** The pictures that the browser was given to read. */
let read: string[] = []

beforeEach(() => {
  read = []
  vi.useFakeTimers()
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        read.push(address)
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('every card is read once, one after the other', async () => {
  const done = readAhead('big', 'two')
  await vi.advanceTimersByTimeAsync(200)
  expect(read.length).toBeGreaterThan(1)
  expect(read.length).toBeLessThan(10)
  await vi.runAllTimersAsync()
  await done
  await readAhead('big', 'two')
  expect(new Set(read).size).toBe(52)
  expect(read).toHaveLength(52)
  expect(read).toContain(facePicture('QS', 'big', 'two'))
})

test('what was chosen last is read, and the rest of what was chosen before is not', async () => {
  const before = readAhead('std', 'two')
  await vi.advanceTimersByTimeAsync(200)
  const now = readAhead('std', 'four')
  await vi.runAllTimersAsync()
  await Promise.all([before, now])
  expect(read.filter((address) => address === facePicture('AD', 'std', 'two'))).toEqual([])
  expect(read).toContain(facePicture('AD', 'std', 'four'))
})
