/** Somebody's own rated games: of all rules, the last one first, each with what it did to their rating. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Api, Me, RatedGame } from '../src/people/api'
import type { Passkeys } from '../src/people/passkeys'
import { Account } from '../src/state/account.svelte'
import OwnGames from '../src/views/people/OwnGames.svelte'
import { words } from '../src/words/words.svelte'

beforeAll(() => words.need('cards', 'games', 'page', 'people', 'tables'))
let shown: Record<string, unknown> | null = null
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})

const me: Me = { person: 'ada', name: 'Ada', kind: 'account' }
const game = (at: string, place: number, from: number, to: number, left = false): RatedGame => ({
  table: at,
  game: 1,
  at: Date.parse(at),
  place,
  players: 4,
  left,
  before: { rating: from, error: 90, games: 3 },
  after: { rating: to, error: 85, games: 4 },
})
const games: Readonly<Record<string, readonly RatedGame[]>> = {
  'black-lady': [game('2026-11-20', 1, 1480, 1523), game('2026-10-02', 4, 1500, 1480, true)],
  omnibus: [game('2026-11-01', 2, 1500, 1510)],
}

async function rows(api: Partial<Api>): Promise<readonly string[]> {
  const account = new Account(api as Api, {} as Passkeys, () => Promise.resolve())
  shown = mount(OwnGames, { target: document.body, props: { account, me } })
  await vi.waitFor(() => {
    flushSync()
    expect(document.body.textContent.trim()).not.toBe('')
  })
  return [...document.querySelectorAll('li, p')].map((each) => each.textContent.replace(/\s+/g, ' ').trim())
}

test('the last rated games stand there, of all rules, with place, date and the rating before and after', async () => {
  const strength = { rating: 1500, error: 80, games: 2 }
  const told = await rows({
    ratings: () => Promise.resolve({ ratings: { 'black-lady': strength, omnibus: strength } }),
    ratedGames: (_, rules) => Promise.resolve(games[rules] ?? []),
  })
  expect(told).toHaveLength(3)
  expect(told[0]).toMatch(/^Place 1 of 4 Black Lady · .*2026.* \+43 1480 ± 90 → 1523 ± 85$/)
  expect(told[1]).toMatch(/^Place 2 of 4 Omnibus · .*2026.* \+10 /)
  expect(told[2]).toMatch(/^Place 4 of 4 Black Lady · .*2026 · left −20 /)
})

test('whoever has played none is told so, and so is whoever cannot be told', async () => {
  expect(await rows({ ratings: () => Promise.resolve({ ratings: {} }) })).toEqual([
    'You have played no rated games yet.',
  ])
  document.body.replaceChildren()
  expect(await rows({ ratings: () => Promise.reject(new Error('no line')) })).toEqual([
    'The server can’t be reached. Check the connection and try again.',
  ])
})
