/** A finished game as it is shared. */
import { beforeAll, expect, test } from 'vitest'
import type { RulesInfo, View } from '../src/core/protocol'
import { curves, sharedGame, textOf } from '../src/views/result/sharedGame'
import { words } from '../src/words/words.svelte'
import { standing, view } from './views'

beforeAll(() => words.need('cards', 'play', 'page', 'story'))

const rules = { rules: { objective: 'low' } } as unknown as RulesInfo
const here = 'https://cards.example/hearts/?language=de#table'
const results = [
  [0, 13, 13, 0],
  [2, 26, 13, 11],
].map((totals) => ({ totals })) as unknown as View['results']
const places = [1, 4, 3, 2]
const ended = view({
  phase: 'done',
  over: true,
  winners: [0],
  results,
  standing: { ...standing([0, 24, 11, 9]), sums: [2, 26, 13, 11], places },
})
const names = ['', 'Ingrid', 'Basil', 'Yuki']

test('a player without a name speaks in the first person; the best is first, with curves beside the totals', () => {
  const game = sharedGame(ended, { names, me: 0 }, rules, 'Black Lady', here)
  expect(textOf(game).split('\n')).toEqual([
    'I won',
    'OpenHearts · Black Lady · after 2 hands',
    '1. Me 2 ▁▂',
    '2. Yuki 11 ▁▄',
    '3. Basil 13 ▅▅',
    '4. Ingrid 26 ▅█',
    'https://cards.example/hearts/',
  ])
})

test('at a table of people everybody has a name, and a spectator is none of them', () => {
  const people = ['Ada', 'Ingrid', 'Basil', 'Yuki']
  const played = sharedGame(ended, { names: people, me: 1 }, rules, 'Black Lady', here)
  expect([played.title, ...played.rows.map(({ name }) => name)]).toEqual(['Ada won', 'Ada', 'Yuki', 'Basil', 'Ingrid'])
  expect(played.rows.map(({ mine }) => mine)).toEqual([false, false, false, true])
  const watched = sharedGame(ended, { names: people, me: null }, rules, 'Black Lady', here)
  expect(watched.rows.some(({ mine }) => mine)).toBe(false)
})

test('between sides a row is a side, with its sum', () => {
  const sums = { ...standing([0, 22, 0, 22]), sums: [15, 37, 15, 37], places: [1, 2, 1, 2] }
  const sides = { ...ended, teams: [0, 1, 0, 1], winners: [0, 2], standing: sums }
  const game = sharedGame(sides, { names, me: 0 }, rules, 'Partnership', here)
  expect(game.title).toBe('We won')
  expect(game.rows.map(({ name, total }) => [name, total])).toEqual([
    ['Me and Basil', 15],
    ['Ingrid and Yuki', 37],
  ])
  expect(game.results.map(({ totals }) => totals)).toEqual([
    [13, 13],
    [15, 37],
  ])
})

test('a long game has a curve of twelve blocks up to its end; negative totals are lowest', () => {
  const rows = [{}, {}] as never
  const long = Array.from({ length: 40 }, (_, i) => ({ totals: [i + 1, -1 - i] }))
  const [up = '', down = ''] = curves({ rows, results: long })
  expect([up.length, up.at(-1), down.at(-1)]).toEqual([12, '█', '▁'])
  expect(curves({ rows, results: [{ totals: [0, 0] }] })).toEqual(['▁', '▁'])
})
