// @vitest-environment node
/** How a rule set differs from the standard game, in one line. */
import { beforeAll, expect, test } from 'vitest'
import { factsOf } from '../src/views/rules/facts'
import { lineOf, titleOf } from '../src/views/rules/ruleSetName'
import { words } from '../src/words/words.svelte'
import { directEngine } from './core'

beforeAll(() => words.use('en', 'cards', 'page', 'games', 'rooms'))

test('where the line breaks, none of its parts begins with a dot', async () => {
  const info = await directEngine().rules({ players: 5, pass_cycle: ['left'] })
  expect(lineOf(info)).toBe('5 players\u00a0· to 100\u00a0· pass left')
  expect(titleOf(info, [])).toBe('House rules\u00a0· to 100')
  expect(factsOf(info)).not.toContain(' ·')
})
