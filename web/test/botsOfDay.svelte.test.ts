/** How the results of a day's bots are described, level by level. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { EACH, fieldLevels } from '../src/game/daily'
import BotsOfDay from '../src/views/daily/BotsOfDay.svelte'
import { words } from '../src/words/words.svelte'

beforeAll(() => words.need('cards', 'page', 'daily'))
let shown: Record<string, unknown> | null = null
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})

test('a range is shown only if the scores differ', () => {
  const field = fieldLevels.flatMap((_, level) => Array.from({ length: EACH }, (_, i) => (level === 0 && i ? 1 : 26)))
  shown = mount(BotsOfDay, { target: document.body, props: { field } })
  flushSync()
  const rows = [...document.querySelectorAll('li')].map((each) => each.textContent.replace(/\s+/g, ' ').trim())
  expect(rows[0]).toBe('Beginners 2 on average from 1 to 26')
  expect(rows[1]).toBe('Easy 26 on average')
})
