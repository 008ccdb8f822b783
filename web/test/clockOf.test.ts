/** How much time there is at a table, as everybody reads it before they sit down. */
import { beforeAll, expect, test } from 'vitest'
import type { RulesInfo } from '../src/core/protocol'
import type { Seconds } from '../src/core/tables'
import { unknown } from '../src/people/table'
import { clockOf } from '../src/views/people/clockOf'
import { words } from '../src/words/words.svelte'

beforeAll(() => words.need('tables'))

const rules = (pass_count: number, pass_cycle: readonly string[]): RulesInfo =>
  ({ rules: { pass_count, pass_cycle } }) as unknown as RulesInfo
const by = (...cycle: readonly string[]): RulesInfo => rules(3, cycle)
const told = (play: Seconds, pass: Seconds, rules: RulesInfo | null = by('left', 'hold')): string =>
  clockOf({ ...unknown.limits, play_time: play, pass_time: pass }, rules)

test('a table that times only passing doesn’t say that there is no clock', () => {
  expect(told(7, 15)).toBe('7 s a card')
  expect(told(7, 0)).toBe('7 s a card')
  expect(told(0, 15)).toBe('15 s to pass')
  expect(told(0, 15, null)).toBe('15 s to pass')
  expect(told(0, 15, by('hold'))).toBe('No clock')
  expect(told(0, 15, rules(0, ['left']))).toBe('No clock')
  expect(told(0, 0)).toBe('No clock')
})
