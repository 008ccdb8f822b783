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
  expect([...document.querySelectorAll('li .name')].map((name) => name.textContent.trim())).toEqual(['You', 'Bo'])
  const asked = times.length
  await vi.advanceTimersByTimeAsync(100_000)
  expect(times).toHaveLength(asked)
  void unmount(shown)
})
