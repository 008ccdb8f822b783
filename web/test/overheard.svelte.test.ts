/** What is read out at a table of people before a game. */
import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import type { PeopleTable } from '../src/state/peopleTable.svelte'
import { spokenLog } from '../src/state/spokenLog.svelte'
import Overheard from '../src/views/people/Overheard.svelte'
import { text, words } from '../src/words/words.svelte'

beforeAll(() => words.need('page', 'people', 'tables'))

class Room {
  me = { person: 'ada' }
  lines: readonly object[] = []
  connected = $state(true)
  watching = false
  running = $state(false)
  names: readonly string[] = $state.raw([])
  heard: { readonly seats: readonly object[]; readonly people: ReadonlyMap<string, string> } = $state.raw({
    seats: [],
    people: new Map(),
  })
  seat: number | null = $state(null)
  sits(...names: string[]): string {
    this.names = names
    this.seat = names.indexOf('Ada')
    this.heard = { seats: names.map((name) => ({ person: name.toLowerCase(), ready: false })), people: new Map() }
    flushSync()
    return spokenLog.lines.map(({ text }) => text).join(' ')
  }
}

test('who sits where is read out when places change, from the reader on, and not when somebody only comes', () => {
  const room = new Room()
  room.sits('Ben', 'Ada', '', '')
  const heard = mount(Overheard, { target: document.body, props: { table: room as unknown as PeopleTable } })
  flushSync()
  expect(room.sits('Ben', 'Ada', '', 'Cleo')).toBe('')
  expect(room.sits('Cleo', 'Ada', '', 'Ben')).toBe('Places have changed. Clockwise: You, A free seat, Ben and Cleo.')
  // During a game, nobody changes places.
  room.running = true
  expect(room.sits('Cleo', 'Ada', 'Dov', 'Ben')).not.toContain('Dov')
  void unmount(heard)
})

test('a connection is read out as lost once that lasts, and then when it is back', () => {
  vi.useFakeTimers()
  const room = new Room()
  const heard = mount(Overheard, { target: document.body, props: { table: room as unknown as PeopleTable } })
  flushSync()
  const said = (): string => spokenLog.lines.at(-1)?.text ?? ''
  const connected = (is: boolean, ms: number): void => {
    room.connected = is
    flushSync()
    vi.advanceTimersByTime(ms)
  }
  const before = spokenLog.lines.length
  connected(false, 50)
  connected(true, 60_000)
  expect(spokenLog.lines).toHaveLength(before)
  connected(false, 60_000)
  expect(said()).toBe('The connection is lost. Trying again.')
  connected(true, 0)
  expect(said()).toBe('Reconnected.')
  void unmount(heard)
  vi.useRealTimers()
})

test('who has left is not told so of somebody with their name', () => {
  expect(text('chat-left', { name: 'Omar', you: 'true', playing: 'false' })).toBe('You left.')
  expect(text('chat-left', { name: 'Omar', you: 'true', playing: 'true' })).toBe('You left. A bot plays on.')
  expect(text('chat-left', { name: 'Omar', you: 'false', playing: 'true' })).toBe('Omar left. A bot plays on.')
})
