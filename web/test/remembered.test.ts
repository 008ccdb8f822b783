import { expect, test, vi } from 'vitest'
import { remembered } from '../src/game/remembered'

test('a known or pending answer is not requested again; a failed one is', async () => {
  const answer = remembered<number>()
  const ask = vi.fn(() => Promise.resolve(7))
  expect(await Promise.all([answer('a', ask), answer('a', ask)])).toEqual([7, 7])
  expect(await answer('a', ask)).toBe(7)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(await answer('b', ask)).toBe(7)
  expect(ask).toHaveBeenCalledTimes(2)

  await expect(answer('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await answer('c', ask)).toBe(7)
})
