import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import TurnLine from '../src/views/table/TurnLine.svelte'
import { words } from '../src/words/words.svelte'

beforeAll(() => words.need('cards', 'page', 'table'))
let shown: Record<string, unknown> | null = null
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})

test.each([
  ['Mei takes the trick', true],
  ['Evangelina Wolkenstein takes the trick', false],
])('on a low phone, “%s” leaves room for the state of the hand: %s', (text, room) => {
  const box = { x: 16, y: 131, w: 136, h: 58 }
  const holds = { suit: 'H', text: 'Hearts are not broken yet', broken: false, named: false }
  const props = { narration: { text, tone: 'turn' }, box, shape: 'landscape', holds }
  shown = mount(TurnLine, { target: document.body, props: { ...props, splitting: false } as never })
  flushSync()
  expect(document.querySelectorAll('.turn > *')).toHaveLength(room ? 2 : 1)
})
