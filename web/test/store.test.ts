import { beforeEach, expect, test } from 'vitest'
import { store, type Kept } from '../src/storage/store'
import { storage } from './storage'

/** A device with that much room. */
function narrow(room: number): Storage {
  const area = storage()
  const setItem = area.setItem.bind(area)
  Object.getPrototypeOf(area).setItem = (key: string, text: string): void => {
    if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
    setItem(key, text)
  }
  return area
}

let heard: Kept[][]
beforeEach(() => (heard = []))

test('a failed save is announced once, and once more when saving works again', () => {
  const one = store(() => area)
  const area = narrow(3)
  const stop = one.onFailing(() => heard.push([...one.failing()]))
  expect(one.write('game', 'a', '123')).toBe(true)
  expect(heard).toEqual([])
  expect(one.write('game', 'a', '1234')).toBe(false)
  expect(one.read('a')).toBe('123')
  one.write('game', 'a', '12345')
  one.write('settings', 'b', '1')
  expect(heard).toEqual([['game']])
  one.write('scorepad', 'c', '1234')
  one.write('game', 'a', '1')
  expect(heard).toEqual([['game'], ['game', 'scorepad'], ['scorepad']])
  stop()
  one.write('scorepad', 'c', '1')
  expect(heard).toHaveLength(3)
  expect(one.failing().size).toBe(0)
})

test('a browser that blocks even naming its storage reads as empty', () => {
  const none = store(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(none.read('a')).toBeNull()
  expect(none.keys()).toEqual([])
  none.remove('a')
  expect(none.write('rules', 'a', '1')).toBe(false)
  expect([...none.failing()]).toEqual(['rules'])
})
