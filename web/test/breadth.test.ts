import { expect, test } from 'vitest'
import { breadth } from '../src/words/breadth'

test('words are as wide as their letters: Chinese and Japanese ones count twice', () => {
  expect(breadth('Hint')).toBe(4)
  expect(breadth('Podpowiedź')).toBe(10)
  expect(breadth('ヒント')).toBe(6)
  expect(breadth('提示 2')).toBe(6)
})
