/** A person's rated games: by all rules, latest first, each with its effect on their rating. */
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
const game = (rules: string, at: string, place: number, from: number, to: number, left = false): RatedGame => ({
  rules,
  table: at,
  game: 1,
  at: Date.parse(at),
  place,
  players: 4,
  left,
  before: { rating: from, error: 90, games: 3 },
  after: { rating: to, error: 85, games: 4 },
})
const last = [
  game('black-lady', '2026-11-20', 1, 1480, 1523),
  game('omnibus', '2026-11-01', 2, 1500, 1510),
  game('black-lady', '2026-10-02', 4, 1500, 1480, true),
]
const first = game('spot', '2026-01-03', 3, 1500, 1490)

async function rows(ratedGames: Api['ratedGames']): Promise<readonly string[]> {
  const account = new Account({ ratedGames } as Api, {} as Passkeys, () => Promise.resolve())
  shown = mount(OwnGames, { target: document.body, props: { account, me } })
  await vi.waitFor(() => {
    flushSync()
    expect(document.body.textContent.trim()).not.toBe('')
  })
  return lines()
}
const lines = (): readonly string[] =>
  [...document.querySelectorAll('li, p')].map((each) => each.textContent.replace(/\s+/g, ' ').trim())

test('the last rated games stand there, of all rules, with place, date and the rating before and after', async () => {
  const told = await rows(() => Promise.resolve({ games: last, more: null }))
  expect(told).toHaveLength(3)
  expect(told[0]).toMatch(/^Place 1 of 4 Black Lady · .*2026.* \+43 1480 ± 90 → 1523 ± 85$/)
  expect(told[1]).toMatch(/^Place 2 of 4 Omnibus · .*2026.* \+10 /)
  expect(told[2]).toMatch(/^Place 4 of 4 Black Lady · .*2026 · left −20 /)
  expect(document.querySelector('button')).toBeNull()
})

test('earlier games come on request, and a failure leaves the rest', async () => {
  const asked: (string | undefined)[] = []
  let reached = false
  await rows((_, before) => {
    asked.push(before)
    if (before === undefined) return Promise.resolve({ games: last, more: 'a place' })
    return reached ? Promise.resolve({ games: [first], more: null }) : Promise.reject(new Error('no line'))
  })
  const more = document.querySelector('button')
  expect(more?.textContent).toBe('Show more')
  more?.click()
  await vi.waitFor(() => expect(lines()).toHaveLength(4))
  expect(lines()[3]).toMatch(/^The server can’t be reached/)
  reached = true
  flushSync()
  more?.click()
  await vi.waitFor(() => expect(lines()[3]).toMatch(/^Place 3 of 4 Spot Hearts · .*2026.* −10 /))
  expect(asked).toEqual([undefined, 'a place', 'a place'])
  flushSync()
  expect(document.querySelector('button')).toBeNull()
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('the list says if there are no games, or if they can’t be loaded', async () => {
  expect(await rows(() => Promise.resolve({ games: [], more: null }))).toEqual(['You have played no rated games yet.'])
  if (shown) void unmount(shown)
  document.body.replaceChildren()
  expect(await rows(() => Promise.reject(new Error('no line')))).toEqual([
    'The server can’t be reached. Check the connection and try again.',
  ])
})
