/** What people type or paste to find a table. */
import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import type { PeopleDoor } from '../src/state/peopleDoor.svelte'
import CodeSheet from '../src/views/people/CodeSheet.svelte'
import { words } from '../src/words/words.svelte'

beforeAll(() => words.need('cards', 'page', 'people', 'tables'))

test('a table is found by its code as by its link, and a slash never leads elsewhere', async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
  const find = vi.fn((code: string) => Promise.resolve({ code, key: '' }))
  const door = { find, form: { busy: false, trouble: null } } as unknown as PeopleDoor
  const sheet = mount(CodeSheet, { target: document.body, props: { door, onclose: vi.fn(), ontable: vi.fn() } })
  flushSync()
  const field = document.querySelector<HTMLInputElement>('[data-testid="code"]')
  const typed = {
    ' amber fox 17 ': 'amber fox 17',
    'amber-fox-17': 'amber-fox-17',
    'https://hearts.example/club/?again#/t/amber-fox-17?xIocBh-Qx26VypMe': 'amber-fox-17',
    'hearts.example/#/t/amber-fox-17': 'amber-fox-17',
    'amber/fox/17': 'amber fox 17',
    'https://hearts.example/#rules=abc': 'https:  hearts.example #rules=abc',
  }
  for (const [text, code] of Object.entries(typed)) {
    if (!field) throw new Error('no field')
    // The longest address a server can have leaves room for the link.
    expect(text.length).toBeLessThan(field.maxLength)
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
    await vi.waitFor(() => expect(find).toHaveBeenLastCalledWith(code))
  }
  void unmount(sheet)
})
