import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Leader, Leaderboard } from '../src/people/api'
import type { PeopleDoor } from '../src/state/peopleDoor.svelte'
import Month from '../src/views/people/Month.svelte'
import { words } from '../src/words/words.svelte'

beforeAll(() => words.need('cards', 'page', 'people', 'tables'))
let shown: Record<string, unknown> | null = null
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})

const leader = (name: string, place: number, rating: number, error: number): Leader => ({
  person: name,
  name,
  place,
  rating,
  error,
  games: 12,
})
const boards: Readonly<Record<string, readonly Leader[]>> = {
  '2026-11': [leader('Ada', 1, 1666, 74), leader('Basil', 2, 1680, 82)],
  '2026-10': [leader('Yuki', 1, 1800, 90)],
}
const asked: string[] = []
function leaders(_: string, season = ''): Promise<Leaderboard> {
  asked.push(season)
  const month = season || '2026-11'
  const seasons = Object.keys(boards)
  return Promise.resolve({ season: month, seasons, sure_after: 10, sure: 2, leaders: boards[month] ?? [], you: null })
}
const ongames = (): void => undefined
const door = { me: null, leaders } as unknown as PeopleDoor

async function settled(): Promise<void> {
  await Promise.resolve()
  await Promise.resolve()
  flushSync()
}
const text = (selector: string): string => document.querySelector(selector)?.textContent.trim() ?? ''

test('a month’s list says how it is ordered, and earlier months can be opened', async () => {
  shown = mount(Month, { target: document.body, props: { door, rules: 'black-lady', ongames } })
  flushSync()
  await settled()
  expect(text('h2')).toBe('This month')
  // The leader has the smaller rating.
  expect(text('section')).toContain('Ranked by what is certain: the rating minus three times its ±.')
  const select = document.querySelector('select')
  expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual(['This month', 'October 2026'])
  if (select) select.value = '1'
  select?.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
  await settled()
  expect(text('h2')).toBe('October 2026')
  expect(text('li .name')).toBe('Yuki')
  expect(document.querySelectorAll('option')).toHaveLength(2)
  expect(asked).toEqual(['', '2026-10'])
})

test('other rules’ leaders do not stand there while those of these rules are fetched', async () => {
  let come = (): void => undefined
  const slow = (rules: string): Promise<Leaderboard> =>
    rules === 'omnibus' ? new Promise((found) => (come = () => void leaders(rules).then(found))) : leaders(rules)
  const props = $state({ door: { me: null, leaders: slow } as unknown as PeopleDoor, rules: 'black-lady', ongames })
  shown = mount(Month, { target: document.body, props })
  flushSync()
  await settled()
  expect(text('li .name')).toBe('Ada')
  props.rules = 'omnibus'
  flushSync()
  expect(document.querySelector('li')).toBeNull()
  expect(text('[role=status]')).toBe('The list is being fetched.')
  come()
  await settled()
  await settled()
  expect(text('li .name')).toBe('Ada')
})
