/** A table in the lobby. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { OpenTable } from '../src/people/lobby'
import TableRow from '../src/views/people/TableRow.svelte'
import { words } from '../src/words/words.svelte'

test('names written from right to left keep their places among the others', async () => {
  await words.need('cards', 'page', 'play', 'games', 'people', 'tables')
  const seats = ['أحمد', 'سارة', 'Bob', ''].map((name) => ({ name, bot: '' }))
  const table = {
    ...{ table: 't', code: 'c', rules: {}, seats, free: 1, watching: 0, playing: false, hand: null, totals: null },
    limits: { play_time: 0, pass_time: 0, chat: 'off' },
  } as unknown as OpenTable
  const row = mount(TableRow, { target: document.body, props: { table, sits: true, ongo: () => undefined } })
  flushSync()
  const names = '\u200e\u2068أحمد\u2069, \u2068سارة\u2069 and \u2068Bob\u2069'
  expect(document.querySelector('h3')?.textContent).toContain(names)
  expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toContain(names)
  await unmount(row)
})
