import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import Fanned from '../src/views/cards/Fanned.svelte'
import { fan } from '../src/table/fans'
import { words } from '../src/words/words.svelte'

test('a fan adds one card per frame, because all pictures in one frame would stall a slow phone', async () => {
  await words.need('cards')
  const cards = ['QC', '9C', '4C', 'KD', 'TD']
  const places = fan(cards.length, 100, 40, 20, 3)
  const shown = mount(Fanned, { target: document.body, props: { cards, places, colours: 'two' } })
  const drawn = (): number => document.querySelectorAll('img').length
  for (let each = 1; each <= cards.length; each++) {
    flushSync()
    expect(drawn()).toBe(each)
    await new Promise(requestAnimationFrame)
  }
  flushSync()
  expect(drawn()).toBe(cards.length)
  await unmount(shown)
})
