/** The pot and the cards that lie face down beside the trick. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { still } from '../src/state/scenes'
import { Travels } from '../src/table/travel'
import Pile from '../src/views/table/Pile.svelte'
import Pot from '../src/views/table/Pot.svelte'
import { words } from '../src/words/words.svelte'
import { view } from './views'

test('have a role that a label can name: screen readers pass over the label of a mere paragraph', async () => {
  await words.need('cards', 'page', 'play')
  const at = { x: 0, y: 0, w: 60 }
  const scene = still(view({ kitty: { count: 3, taker: null, cards: null } }))
  const pose = { x: 0, y: 0, turn: 0 }
  const target = document.body
  const pot = mount(Pot, { target, props: { parts: 12, unit: 1, at } })
  const pile = mount(Pile, {
    target,
    props: { scene, at, base: 100, seatPose: () => pose, pace: 0, travels: new Travels() },
  })
  flushSync()
  const labelled = [...document.querySelectorAll('[data-testid="pot"], [data-testid="kitty"]')]
  expect(labelled.map((each) => [each.getAttribute('aria-label') !== null, each.getAttribute('role')])).toEqual([
    [true, 'img'],
    [true, 'img'],
  ])
  await unmount(pot)
  await unmount(pile)
})
