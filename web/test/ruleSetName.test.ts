// @vitest-environment node
/** How a rule set differs from the standard game, in one line. */
import { beforeAll, expect, test } from 'vitest'
import type { RulesJson } from '../src/core/types'
import { factsOf } from '../src/views/rules/facts'
import { lineOf, nameOf, titleOf } from '../src/views/rules/ruleSetName'
import { words } from '../src/words/words.svelte'
import { directEngine } from './core'

beforeAll(() => words.use('en', 'cards', 'page', 'games', 'rooms'))

test('where the line breaks, none of its parts begins with a dot', async () => {
  const info = await directEngine().rules({ players: 5, pass_cycle: ['left'] })
  expect(lineOf(info)).toBe('5 players\u00a0· to 100\u00a0· pass left')
  expect(titleOf(info, [])).toBe('House rules\u00a0· to 100')
  expect(factsOf(info)).not.toContain(' ·')
})

test('a preset keeps its name at a table of another size and with another end, and loses it with any other change', async () => {
  const engine = directEngine()
  const presets = await engine.presets()
  const called = async (rules: RulesJson): Promise<string> => nameOf(await engine.rules(rules), presets)
  expect(await called({ extends: 'black-maria' })).toBe('Black Maria')
  expect(await called({ extends: 'black-maria', players: 4 })).toBe('Black Maria')
  expect(await called({ extends: 'black-maria', end: { target: 50 } })).toBe('Black Maria')
  expect(await called({ players: 5 })).toBe('Black Lady')
  expect(await called({ extends: 'black-maria', removed: ['2D'] })).toBe('House rules')
  expect(await called({ extends: 'black-maria', players: 4, removed: ['2D'] })).toBe('House rules')
})
