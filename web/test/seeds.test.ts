// @vitest-environment node
import { expect, test } from 'vitest'
import { botSeed, isSeed, newSeed, seedIn } from '../src/game/seeds'

test('a seed is a whole number below 2^64', () => {
  expect(['0', '7', '18446744073709551615'].every(isSeed)).toBe(true)
  expect(['', '-1', '1.5', 'seven', '18446744073709551616', '0x7', ' 7'].some(isSeed)).toBe(false)
})

test('the address may name the seed', () => {
  expect(seedIn('?seed=7')).toBe('7')
  expect(seedIn('?a=b&seed=18446744073709551615')).toBe('18446744073709551615')
  expect(seedIn('?seed=seven')).toBeNull()
  expect(seedIn('')).toBeNull()
})

test('new seeds are seeds, and differ', () => {
  const seeds = Array.from({ length: 100 }, () => newSeed())
  expect(seeds.every(isSeed)).toBe(true)
  expect(new Set(seeds).size).toBe(100)
})

test('bots get the same seed for the same moment, another for any other', () => {
  expect(botSeed('7', 3)).toBe(botSeed('7', 3))
  const seeds = ['0', '1', '7', '18446744073709551615'].flatMap((game) =>
    Array.from({ length: 500 }, (_, actions) => botSeed(game, actions)),
  )
  expect(seeds.every(isSeed)).toBe(true)
  expect(new Set(seeds).size).toBe(2000)
})
