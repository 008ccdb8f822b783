import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PersonId } from '../src/core/tables'
import type { RatedGame } from '../src/people/api'
import type { PeopleDoor } from '../src/state/peopleDoor.svelte'
import type { PeopleTable } from '../src/state/peopleTable.svelte'
import Rated from '../src/views/people/Rated.svelte'
import { words } from '../src/words/words.svelte'

beforeAll(() => words.need('cards', 'page', 'people', 'tables'))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const played = { rules: 'black-lady', at: 0, place: 1, players: 4, left: false }
const strength = (rating: number) => ({ rating, error: 80, games: 12 })

test('the effect of a game on the ratings is requested until it is there', async () => {
  let there = false
  const times: number[] = []
  function rated(person: PersonId, table: string, game: number): Promise<RatedGame | null> {
    if (person === 'ada') times.push(Date.now())
    return Promise.resolve(there ? { table, game, ...played, before: strength(1500), after: strength(1520) } : null)
  }
  const results = [
    {
      game: 3,
      players: [
        { person: 'ada', name: 'Ada' },
        { person: 'bo', name: 'Bo' },
      ],
    },
  ]
  const table = { me: { person: 'ada' }, state: { table: 't', results } } as unknown as PeopleTable
  const props = { door: { rated } as unknown as PeopleDoor, table }
  const shown = mount(Rated, { target: document.body, props })
  flushSync()
  await vi.advanceTimersByTimeAsync(200_000)
  flushSync()
  expect(document.body.textContent).toContain('The ratings are being worked out.')
  // Soon at first, then less and less often, and never given up.
  const gaps = times.slice(1).map((at, i) => at - (times[i] ?? 0))
  expect(gaps.slice(0, 3)).toEqual([1000, 1500, 2250])
  expect(gaps.at(-1)).toBe(30_000)
  there = true
  await vi.advanceTimersByTimeAsync(30_000)
  flushSync()
  expect([...document.querySelectorAll('li .serif')].map((name) => name.textContent.trim())).toEqual(['You', 'Bo'])
  const asked = times.length
  await vi.advanceTimersByTimeAsync(100_000)
  expect(times).toHaveLength(asked)
  void unmount(shown)
})

test('the places that count are shown, and why somebody who left is last, though the bot in their seat won', async () => {
  const places = new Map([
    ['ada', 2],
    ['bo', 3],
    ['cy', 1],
  ])
  const rated = (person: PersonId, table: string, game: number): Promise<RatedGame | null> =>
    Promise.resolve({
      ...{ table, game, ...played, place: places.get(person) ?? 0, players: 3, left: person === 'bo' },
      // Ratings may be in another order.
      ...{ before: strength(1500), after: strength(person === 'ada' ? 1700 : 1520) },
    })
  const players = ['ada', 'bo', 'cy'].map((person) => ({ person, name: person.toUpperCase(), left: person === 'bo' }))
  const state = { table: 't', results: [{ game: 0, players }] }
  const table = { me: { person: 'ada' }, state } as unknown as PeopleTable
  const shown = mount(Rated, { target: document.body, props: { door: { rated } as unknown as PeopleDoor, table } })
  flushSync()
  await vi.advanceTimersByTimeAsync(10)
  flushSync()
  const said = [...document.querySelectorAll('li .name')].map((name) => name.textContent.trim().replace(/\s+/g, ' '))
  expect(said).toEqual(['CY Place 1 of 3', 'You Place 2 of 3', 'BO Place 3 of 3 · left'])
  expect(document.querySelector('[data-testid="rated-left-about"]')?.textContent).toContain('comes last')
  void unmount(shown)
})

test('what happens at the table meanwhile starts no request', async () => {
  const rated = vi.fn(() => Promise.resolve(null))
  const now = $state({ state: { n: 1, table: 't', results: [{ game: 0, players: [{ person: 'ada', name: 'Ada' }] }] } })
  const table = {
    me: { person: 'ada' },
    get state() {
      return now.state
    },
  }
  const shown = mount(Rated, {
    target: document.body,
    props: { door: { rated } as unknown as PeopleDoor, table: table as unknown as PeopleTable },
  })
  flushSync()
  now.state = { ...now.state, n: 2 }
  flushSync()
  expect(rated).toHaveBeenCalledTimes(1)
  void unmount(shown)
})
