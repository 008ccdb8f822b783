/** What those read who come to a table between its games, or stay there. */
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import { message } from '../src/core/types'
import type { Result } from '../src/people/table'
import type { PeopleTable } from '../src/state/peopleTable.svelte'
import Evening from '../src/views/people/Evening.svelte'
import WaitingFoot from '../src/views/people/WaitingFoot.svelte'
import { words } from '../src/words/words.svelte'

beforeAll(() => words.need('cards', 'page', 'people', 'tables'))

const said = (selector: string): string =>
  (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim()

test('who finds every seat taken reads why they watch', () => {
  const says = (people: readonly string[], closed: string | null): string => {
    const state = { seats: people.map((person) => ({ person, bot: '', ready: false })), results: [], closed }
    const table = { state, seat: null, called: null, trouble: null, ended: null, isReady: false, connected: true }
    const props = { table: table as unknown as PeopleTable, wide: false }
    const foot = mount(WaitingFoot, { target: document.body, props })
    flushSync()
    const found = said('[data-testid="waiting-says"]')
    void unmount(foot)
    return found
  }
  expect(says(['ada', 'ben', 'cy'], null)).toBe('Every seat is taken. You are watching')
  expect(says(['ada', '', 'cy'], null)).toBe('You are watching')
  expect(says(['ada', 'ben', 'cy'], 'deserted')).toBe('You are watching')
})

test('at a table that is closed nobody is asked whether they are ready, or sits down', () => {
  const asks = (seat: number | null): readonly string[] => {
    const people = [{ person: 'ada', ready: false }, { person: '' }]
    const state = { seats: people, results: [], closed: 'admin', promised: 'h' }
    const ended = message('waiting-closed-admin')
    const table = { state, seat, called: null, trouble: null, ended, isReady: false, isHost: true, connected: true }
    const props = { table: table as unknown as PeopleTable, wide: false }
    const foot = mount(WaitingFoot, { target: document.body, props })
    flushSync()
    const found = [...document.querySelectorAll('footer button, footer p')].map((each) => each.textContent.trim())
    void unmount(foot)
    return found
  }
  expect(asks(0)).toEqual([''])
  expect(asks(null)).toEqual(['You are watching'])
})

test('an evening whose only game everybody has left has no table without rows', () => {
  const shows = (left: boolean): number => {
    const players = ['ada', 'ben', 'cy'].map((person) => ({ person, name: person, left }))
    const result = { players, totals: [1, 2, 3], places: [1, 2, 3], winners: [0], sides: null, chips: null, rules: {} }
    const act = createRawSnippet(() => ({ render: () => '<button>See the result</button>' }))
    const props = { results: [result as unknown as Result], rated: true, me: 'ada', act }
    const evening = mount(Evening, { target: document.body, props })
    flushSync()
    expect(said('button')).toBe('See the result')
    const rows = document.querySelectorAll('tr').length
    void unmount(evening)
    return rows
  }
  expect(shows(false)).toBe(4)
  expect(shows(true)).toBe(0)
})
