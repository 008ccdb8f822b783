/** All the cards of value of a hand on the scorepad. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { newHandDraft, tap } from '../src/state/handDraft'
import CardBoard from '../src/views/pad/CardBoard.svelte'
import { words } from '../src/words/words.svelte'

test('whose card it is can be told, though two names begin alike', async () => {
  await words.need('cards', 'page', 'scorepad')
  const cards = ['QS', 'AS'].map((card, i) => ({ card, number: 1, value: 10 - i, moon: true }))
  const [queen, ace] = cards
  if (!queen || !ace) throw new Error('two cards')
  const draft = tap(tap(newHandDraft(0, 3, 'cards'), queen, 0), ace, 1)
  const props = { names: ['Max', 'Mia', 'Bo'], draft, cards, at: 0, colours: 'two' as const, change: () => undefined }
  const board = mount(CardBoard, { target: document.body, props })
  flushSync()
  expect([...document.querySelectorAll('.owner')].map((each) => each.textContent)).toEqual(['Ma', 'Mi'])
  await unmount(board)
})
