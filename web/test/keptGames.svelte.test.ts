/** The list of games that can be resumed. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import { pageEngine } from '../src/core/page'
import KeptGames from '../src/views/home/KeptGames.svelte'
import { words } from '../src/words/words.svelte'

test('is there without the names of the rules if the core can’t be asked', async () => {
  const rules = vi.spyOn(pageEngine(), 'rules').mockRejectedValue(new Error('the core could not be loaded'))
  await words.need('cards', 'page', 'play', 'games')
  const log = { rules: {}, seed: '7', actions: [] }
  const kept = { names: ['', 'Ingrid', 'Basil', 'Tomás'], bot: 'easy', over: false, saved: 0, log: log as never }
  const sheet = mount(KeptGames, {
    target: document.body,
    props: { games: [{ id: '1', kept }], onclose: vi.fn(), onplay: vi.fn() },
  })
  flushSync()
  expect(rules).toHaveBeenCalled()
  // A rejection that nobody hears fails the test.
  await new Promise((later) => setTimeout(later, 10))
  expect(document.querySelectorAll('[data-testid="kept-1"]')).toHaveLength(1)
  await unmount(sheet)
  rules.mockRestore()
})
