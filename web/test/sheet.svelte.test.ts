/** A sheet over the page. */
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import Sheet from '../src/views/parts/Sheet.svelte'
import { words } from '../src/words/words.svelte'

test('each of two sheets is called by its own title', async () => {
  await words.need('cards', 'page', 'play')
  const children = createRawSnippet(() => ({ render: () => '<p></p>' }))
  const sheets = ['One', 'Two'].map((title) =>
    mount(Sheet, { target: document.body, props: { title, onclose: () => undefined, children } }),
  )
  flushSync()
  const names = [...document.querySelectorAll('dialog')].map(
    (dialog) => document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent,
  )
  expect(names).toEqual(['One', 'Two'])
  for (const sheet of sheets) await unmount(sheet)
})
