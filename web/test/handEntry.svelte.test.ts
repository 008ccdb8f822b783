/** A hand being entered on the scorepad. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import { newHandDraft } from '../src/state/handDraft'
import { pad } from '../src/state/scorepad.svelte'
import HandEntry from '../src/views/pad/HandEntry.svelte'
import { words } from '../src/words/words.svelte'

test('points can be typed on a keyboard that writes other digits', async () => {
  await words.need('cards', 'page', 'scorepad')
  const changed = vi.spyOn(pad, 'draft').mockImplementation(() => undefined)
  const names = ['Ada', 'Ben', 'Cleo']
  const evening = { names, rules: {}, title: '', dealer: 0, began: 0, hands: [], waiting: [] }
  const props = { evening, draft: newHandDraft(0, 3, 'points'), onback: () => undefined }
  const entry = mount(HandEntry, { target: document.body, props })
  flushSync()
  for (const key of ['7', '٧', '۷', '７', '.', 'F7', ' ']) window.dispatchEvent(new KeyboardEvent('keydown', { key }))
  expect(changed.mock.calls.map(([draft]) => draft?.points)).toEqual(Array(4).fill([7, null, null]))
  changed.mockRestore()
  await unmount(entry)
})
