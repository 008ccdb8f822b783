/** The contents of the rule book. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { Page } from '../src/state/book'
import BookContents from '../src/views/rules/BookContents.svelte'
import { words } from '../src/words/words.svelte'

test('two parts may have the same title: in some languages, rules at hand and kept ones are called alike', async () => {
  await words.need('cards', 'page', 'rooms')
  const page = (id: string): Page => ({ id, rules: {}, preset: null, kept: null })
  const parts = (ids: readonly string[]) => ids.map((id) => ({ title: 'Le tue regole', pages: [page(id)] }))
  const props = $state({
    sections: parts(['own', 'kept']),
    open: null,
    nameOf: ({ id }: Page) => id,
    onturn: () => undefined,
  })
  const contents = mount(BookContents, { target: document.body, props })
  flushSync()
  const shown = (): readonly string[] => [...document.querySelectorAll('nav button')].map((each) => each.textContent)
  expect(shown()).toEqual(['own', 'kept'])
  props.sections = parts(['kept', 'other'])
  flushSync()
  expect(shown()).toEqual(['kept', 'other'])
  await unmount(contents)
})
