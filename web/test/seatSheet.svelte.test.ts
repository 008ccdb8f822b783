/** What the host can do with a seat is said from where the host sits, and what about a person in a game, too. */
import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Account } from '../src/state/account.svelte'
import type { PeopleTable } from '../src/state/peopleTable.svelte'
import PersonSheet from '../src/views/people/PersonSheet.svelte'
import SeatSheet from '../src/views/people/SeatSheet.svelte'
import { words } from '../src/words/words.svelte'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
  HTMLDialogElement.prototype.close ??= vi.fn()
  return words.need('page', 'people', 'tables')
})

test('a host changes places with the others as “me”, not by their own name', () => {
  const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ person: name, name, bot: '', kind: 'guest' }))
  const me = { person: 'Ada' }
  const state = { seats, removed: [] }
  const table = { me, seat: 0, names: ['Ada', 'Ben', 'Cleo'], running: false, hasSat: true, state, ask: vi.fn() }
  const onperson = vi.fn()
  const props = { table: table as unknown as PeopleTable, seat: 1, onperson, onclose: vi.fn() }
  const sheet = mount(SeatSheet, { target: document.body, props })
  flushSync()
  const offered = [...document.querySelectorAll('[data-testid^="seat-"]')].map((each) => each.textContent.trim())
  expect(offered).toEqual([
    'Make Ben the host',
    'Ask Ben to leave',
    'Change places with me',
    'Change places with Cleo',
    'Ben: mute, block or report',
  ])
  document.querySelector<HTMLElement>('[data-testid="seat-person"]')?.click()
  expect(onperson).toHaveBeenCalledWith('Ben')
  document.querySelector<HTMLElement>('[data-testid="seat-to-0"]')?.click()
  expect(table.ask).toHaveBeenCalledWith({ do: 'reseat', seat: 1, to: 0 })
  void unmount(sheet)
})

/** What the sheet about Ben offers while a game is on; `blocked`: he was blocked at another table. */
async function offeredAboutBen(more: object, blocked = false): Promise<readonly string[]> {
  const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ person: name, name, bot: '', kind: 'guest' }))
  const people = new Map(seats.map(({ person, name }) => [person, name]))
  const table = {
    ...{
      seat: 0,
      names: ['Ada', 'Ben', 'Cleo'],
      running: true,
      hasSat: true,
      isHost: true,
      muted: new Set(),
      ask: vi.fn(),
    },
    ...{ state: { seats, people, removed: new Set(), blocked: new Set(), limits: { rated: false } } },
    ...more,
  }
  const account = { hasBlocked: () => Promise.resolve(blocked) } as unknown as Account
  const props = { table: table as unknown as PeopleTable, account, person: 'Ben', onclose: vi.fn() }
  const sheet = mount(PersonSheet, { target: document.body, props })
  await Promise.resolve()
  flushSync()
  const offered = [...document.querySelectorAll<HTMLElement>('dialog [data-testid]')].map(
    (each) => each.dataset['testid'] ?? '',
  )
  void unmount(sheet)
  return offered.filter((each) => /^(seat|person)-/.test(each))
}

test('in a game, too, the host can hand over the table and ask somebody to leave; the others can’t, nor at a rated table', async () => {
  const others = ['person-mute', 'person-block', 'person-report']
  expect(await offeredAboutBen({})).toEqual(['seat-host', 'seat-remove', ...others])
  expect(await offeredAboutBen({ isHost: false })).toEqual(others)
  const limits = { rated: true }
  expect(
    await offeredAboutBen({ state: { seats: [{ person: 'Ben' }], people: new Map(), blocked: new Set(), limits } }),
  ).toEqual(others)
})

test('while a game is on, a bot keeps its cards, and whoever was asked to leave can be let back', () => {
  const seats = [
    { person: 'Ada', kind: 'guest' },
    { person: '', bot: 'careful' },
  ]
  const state = { seats, people: new Map([['ben', 'Ben']]), removed: new Set(['ben']) }
  const table = { seat: 0, names: ['Ada', 'Bot 1'], running: true, state, ask: vi.fn() }
  const props = { table: table as unknown as PeopleTable, seat: 1, onperson: vi.fn(), onclose: vi.fn() }
  const sheet = mount(SeatSheet, { target: document.body, props })
  flushSync()
  const offered = [...document.querySelectorAll('[data-testid^="seat-"]')].map((each) => each.textContent.trim())
  expect(offered).toEqual(['Let Ben come back'])
  void unmount(sheet)
})

test('about whoever is blocked, the sheet offers to take that back, and nothing that would come to the same', async () => {
  const state = { seats: [{ person: 'Ben' }], people: new Map(), blocked: new Set(['Ben']), limits: { rated: true } }
  expect(await offeredAboutBen({ isHost: false, muted: new Set(), state })).toEqual([
    'person-is-blocked',
    'person-unblock',
    'person-report',
  ])
  // A spectator meets whom they have blocked at another table.
  const watching = { hasSat: false, isHost: false }
  expect(await offeredAboutBen(watching)).toEqual(['person-mute'])
  expect(await offeredAboutBen(watching, true)).toEqual(['person-is-blocked', 'person-unblock'])
})
