import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import Review from '../src/views/review/Review.svelte'
import { words } from '../src/words/words.svelte'
import { scripted } from './scripted'
import { view } from './views'

test('the room keeps the title of its hand while the others are at the next one', async () => {
  await words.need('cards', 'play', 'page', 'review', 'flow')
  const { game } = scripted(view({ phase: 'done', hand: 2 }))
  const props = $state({ game, hand: 2, asked: null, onask: vi.fn(), onback: vi.fn() })
  const room = mount(Review, { target: document.body, props })
  flushSync()
  const title = (): string => document.querySelector('h1')?.textContent ?? ''
  expect(title()).toContain('3')
  props.hand = 3
  flushSync()
  expect(title()).toContain('3')
  await unmount(room)
})
