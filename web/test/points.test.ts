// @vitest-environment node
import { expect, test } from 'vitest'
import { pointsOf, tableOf, worths } from '../src/state/points'
import { directEngine } from './core'

test('a suit has a value where most of its cards share one, and single cards differ from it', () => {
  expect(tableOf({ H: 1, QS: 13, JD: -10 })).toEqual({
    suits: { H: 1, S: 0, D: 0, C: 0 },
    cards: { QS: 13, JD: -10 },
  })
  expect(tableOf({ H: 1, AH: 5 }).cards).toEqual({ AH: 5 })
  expect(Object.keys(tableOf({ '2H': 2, '3H': 3 }).cards)).toEqual(['2H', '3H'])
})

test('every preset says the same to the core before and after', async () => {
  const core = directEngine()
  for (const { rules } of await core.presets()) {
    const points = (await core.rules(rules)).rules.points
    const short = pointsOf(tableOf(points))
    expect(JSON.stringify(short).length).toBeLessThanOrEqual(JSON.stringify(points).length)
    expect((await core.rules({ ...rules, points: short })).rules).toEqual((await core.rules(rules)).rules)
  }
})

test('a table is written as short as it can be', () => {
  expect(pointsOf(tableOf({ H: 1, QS: 13 }))).toEqual({ H: 1, QS: 13 })
  expect(pointsOf({ suits: { H: 1, S: 0 }, cards: { AH: 1, QS: 0 } })).toEqual({ H: 1 })
  expect(pointsOf(tableOf({ H: 2, AH: 0 }))).toEqual({ H: 2, AH: 0 })
})

test('what counts at a glance: hearts first, the costliest cards of a suit first, a mixed suit as a range', () => {
  expect(worths({ H: 1, QS: 13, JD: -10, AS: 7 })).toEqual([
    { suit: 'H', card: null, least: 1, most: 1 },
    { suit: 'S', card: 'QS', least: 13, most: 13 },
    { suit: 'S', card: 'AS', least: 7, most: 7 },
    { suit: 'D', card: 'JD', least: -10, most: -10 },
  ])
  const spot = Object.fromEntries([...'23456789TJQKA'].map((rank, i) => [`${rank}H`, i + 2]))
  expect(worths(spot)).toEqual([{ suit: 'H', card: null, least: 2, most: 14 }])
  expect(worths({})).toEqual([])
  // Not every heart counts one where a low one counts nothing.
  expect(worths({ H: 1, '2H': 0 })).toEqual([{ suit: 'H', card: null, least: 0, most: 1 }])
  expect(worths({ S: -1, AS: 0 })).toEqual([{ suit: 'S', card: null, least: -1, most: 0 }])
})
