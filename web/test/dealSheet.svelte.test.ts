/** The check of an evening's deals. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PeopleDoor } from '../src/state/peopleDoor.svelte'
import type { PeopleTable } from '../src/state/peopleTable.svelte'
import DealSheet from '../src/views/people/DealSheet.svelte'
import { words } from '../src/words/words.svelte'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
  HTMLDialogElement.prototype.close ??= vi.fn()
  return words.need('cards', 'page', 'people', 'tables', 'verify', 'input')
})
afterEach(() => document.body.replaceChildren())

test('a game is checked once, whatever happens at the table meanwhile', async () => {
  const results = [{ game: 0, totals: [0], players: [{ person: 'ada', name: 'Ada' }] }]
  const now = $state({ state: { n: 1, code: 'amber-fox-17', results, deals: new Map(), game: null } })
  const table = {
    me: { person: 'ada' },
    get state() {
      return now.state
    },
  }
  const log = vi.fn(() => Promise.resolve(null))
  const props = { door: { log } as unknown as PeopleDoor, table: table as unknown as PeopleTable, onclose: vi.fn() }
  const sheet = mount(DealSheet, { target: document.body, props })
  flushSync()
  await vi.waitFor(() => expect(document.querySelector('[data-holds="false"]')).not.toBeNull())
  now.state = { ...now.state, n: 2 }
  flushSync()
  expect(log).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[data-holds="false"]')).not.toBeNull()
  void unmount(sheet)
})
