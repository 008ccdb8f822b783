/** What stands at the seats of a table without a game, and who is offered a seat in one. */
import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import type { PeopleTable } from '../src/state/peopleTable.svelte'
import SeatsAround from '../src/views/people/SeatsAround.svelte'
import WatchingBar from '../src/views/people/WatchingBar.svelte'
import { words } from '../src/words/words.svelte'

beforeAll(() => words.need('cards', 'page', 'people', 'tables'))

const person = (name: string): object => ({ person: name, name, bot: '', kind: 'account', ready: false, here: true })
const bot = { person: '', name: '', bot: 'careful', kind: 'guest', ready: false, here: true }

function notes(lacks: boolean, rated: boolean, closed: string | null = null): readonly string[] {
  const state = { seats: [person('Ada'), bot, person('Ben'), bot], host: '', limits: { rated }, results: [{}], closed }
  const table = { state, seat: 0, names: ['Ada', 'Bot 1', 'Ben', 'Bot 2'], isHost: false, lacks }
  const props = {
    table: table as unknown as PeopleTable,
    wide: false,
    listed: true,
    onseat: () => undefined,
    onperson: () => undefined,
  }
  const seats = mount(SeatsAround, { target: document.body, props })
  flushSync()
  const found = [...document.querySelectorAll('.note')].map((note) => note.textContent.trim())
  void unmount(seats)
  return found
}

test('a rated table that somebody has left waits for nobody, and says nothing of the kind', () => {
  expect(notes(true, true)).toEqual(['', '', '', ''])
  expect(notes(false, false)).toEqual([
    'not ready yet',
    'until somebody comes',
    'not ready yet',
    'until somebody comes',
  ])
})

test('nor does a table that is closed', () => {
  expect(notes(false, false, 'deserted')).toEqual(['', '', '', ''])
})

test('a tap on somebody opens what can be done about them, before a game as during one', () => {
  const seated = [person('Ada'), bot, person('Ben'), bot]
  const state = { seats: seated, host: 'Ben', limits: { rated: false }, results: [], closed: null }
  const table = { state, seat: 0, names: ['Ada', 'Bot 1', 'Ben', 'Bot 2'], isHost: false, lacks: false }
  const onperson = vi.fn()
  const props = { table: table as unknown as PeopleTable, wide: false, listed: true, onseat: vi.fn(), onperson }
  const seats = mount(SeatsAround, { target: document.body, props })
  flushSync()
  expect([...document.querySelectorAll('button')].map((each) => each.dataset['testid'])).toEqual(['seat-2'])
  document.querySelector('button')?.click()
  expect(onperson).toHaveBeenCalledWith('Ben')
  void unmount(seats)
})

test('who watches can take a bot’s seat; at a table of the lobby, who was to play there, and in a rated game nobody', () => {
  function sits(matched: boolean, rated: boolean, hasSat: boolean): boolean {
    const state = { seats: [person('Ada'), bot], matched, limits: { rated } }
    const table = { state, side: 0, names: ['Ada', 'Bot 1'], running: true, hasSat, watchers: 1 }
    const props = { table: table as unknown as PeopleTable, counts: false, aside: 0, onleave: vi.fn() }
    const bar = mount(WatchingBar, { target: document.body, props })
    flushSync()
    const found = document.querySelector('[data-testid="sit"]') !== null
    void unmount(bar)
    return found
  }
  expect([sits(false, false, false), sits(true, false, true)]).toEqual([true, true])
  expect([sits(true, false, false), sits(true, true, true)]).toEqual([false, false])
})
