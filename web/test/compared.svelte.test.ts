/** What two did with the same cards, side by side. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import Compared from '../src/views/daily/Compared.svelte'
import { words } from '../src/words/words.svelte'

test('numbers are written as the language writes them, those below zero with a real minus', async () => {
  await words.need('cards', 'page', 'play', 'daily')
  const rows = [{ label: '1', cells: [-10, 3] }]
  const props = { heads: ['You', 'Ada'], rows, totals: [-10, 3], high: false, colours: 'two' as const, testid: 'c' }
  const shown = mount(Compared, { target: document.body, props })
  flushSync()
  const cells = [...document.querySelectorAll('[data-testid="c"] td.serif')].map((cell) => cell.textContent)
  expect(cells).toEqual(['−10', '3', '−10', '3'])
  await unmount(shown)
})
