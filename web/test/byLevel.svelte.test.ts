/** Statistics by level, if the games follow several rule sets. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RulesInfo } from '../src/core/protocol'
import { history } from '../src/state/history.svelte'
import type { PlayedGame } from '../src/storage/history'
import type { GameSummary } from '../src/storage/summaries'
import Statistics from '../src/views/you/Statistics.svelte'
import { words } from '../src/words/words.svelte'

beforeAll(() => words.need('cards', 'games', 'page', 'you', 'practice'))
let shown: Record<string, unknown> | null = null
afterEach(() => {
  if (shown) void unmount(shown)
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** The summary of a one-hand game that the reader has won. */
const summaryOf = (id: string, scores: readonly number[]): GameSummary => ({
  id,
  version: 1,
  players: scores.length,
  teams: null,
  places: scores.map((_, seat) => (seat === 0 ? 1 : 2)),
  winners: [0],
  totals: scores,
  chips: null,
  high: false,
  hands: [
    { scores, tricks: [], queens: scores.map(() => 0), clean: scores.map(() => false), moon: null, stopped: null },
  ],
})

/** Games at a level, by rules of several kinds. */
function played(all: readonly (readonly [bot: string, rules: string, scores: readonly number[]])[]): void {
  const games = all.map(([bot, , scores], i): PlayedGame => {
    const names = ['You', 'Ada', 'Bo', 'Cy'].slice(0, scores.length)
    const log = { rules: {}, seed: `${i}`, actions: [] }
    return { id: `g${i}`, at: i, names, seat: 0, bot, replayed: [], givenUp: false, log } as unknown as PlayedGame
  })
  const looked = new Map(
    all.map(([, preset, scores], i) => {
      const info = { preset, changes: { as: preset }, rules: { players: scores.length } } as unknown as RulesInfo
      return [`g${i}`, { summary: summaryOf(`g${i}`, scores), info }]
    }),
  )
  vi.spyOn(history, 'games', 'get').mockReturnValue(games)
  vi.spyOn(history, 'looked', 'get').mockReturnValue(looked)
}

const cells = (): readonly (readonly string[])[] =>
  [
    ...(document
      .querySelectorAll('.rows')
      .item(document.querySelectorAll('.rows').length - 1)
      ?.querySelectorAll('tr') ?? []),
  ].map((row) => [...row.children].map((cell) => cell.textContent))

test('with mixed rules, the points at each level are those of the most frequent rules, and the table says so', () => {
  played([
    ['easy', 'one', [4, 10, 6, 6]],
    ['easy', 'two', [2, 5, 5, 4]],
    ['hard', 'one', [8, 6, 6, 6]],
    ['expert', 'two', [3, 5, 4, 4]],
    ['hard', 'one', [6, 8, 6, 6]],
  ])
  shown = mount(Statistics, { target: document.body, props: { onpractise: () => undefined, onopen: () => undefined } })
  flushSync()
  expect(cells().map((row) => [row[0], row[1], row[4], row[5]])).toEqual([
    ['Level', 'Games', 'Points a hand', 'Fair share'],
    ['Easy', '2', '4', '6.5'],
    ['Hard', '2', '7', '6.5'],
    ['Experts', '1', '–', '–'],
  ])
  expect(document.body.textContent).toMatch(/Points a hand: .+ only/)
})

test('with a single rule set, the rules are not mentioned', () => {
  played([
    ['easy', 'one', [4, 10, 6, 6]],
    ['hard', 'one', [8, 6, 6, 6]],
  ])
  shown = mount(Statistics, { target: document.body, props: { onpractise: () => undefined, onopen: () => undefined } })
  flushSync()
  expect(cells().map((row) => row[4])).toEqual(['Points a hand', '4', '8'])
  expect(document.body.textContent).not.toMatch(/Points a hand: .+ only/)
})
