/** What the host can do with a seat is said from where the host sits. */
import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import type { PeopleTable } from '../src/state/peopleTable.svelte'
import SeatSheet from '../src/views/people/SeatSheet.svelte'
import { words } from '../src/words/words.svelte'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
  HTMLDialogElement.prototype.close ??= vi.fn()
  return words.need('page', 'people', 'tables')
})

test('a host changes places with the others as “me”, not by their own name', () => {
  const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ person: name, name, bot: '', kind: 'guest' }))
  const table = { seat: 0, names: ['Ada', 'Ben', 'Cleo'], running: false, state: { seats, removed: [] }, ask: vi.fn() }
  const props = { table: table as unknown as PeopleTable, seat: 1, onclose: vi.fn() }
  const sheet = mount(SeatSheet, { target: document.body, props })
  flushSync()
  const offered = [...document.querySelectorAll('[data-testid^="seat-"]')].map((each) => each.textContent.trim())
  expect(offered).toEqual(['Make Ben the host', 'Ask Ben to leave', 'Change places with me', 'Change places with Cleo'])
  document.querySelector<HTMLElement>('[data-testid="seat-to-0"]')?.click()
  expect(table.ask).toHaveBeenCalledWith({ do: 'reseat', seat: 1, to: 0 })
  void unmount(sheet)
})
