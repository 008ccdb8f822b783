import { expect, test } from 'vitest'
import type { RulesInfo, View } from '../src/core/types'
import { words } from '../src/i18n/en'
import { says } from '../src/views/says'
import { still } from '../src/views/scenes'
import { grouped, held, taken, type Worth } from '../src/views/taken'
import { ahead, resultTitle } from '../src/views/tells'
import { trick, view, won } from './views'

const names = ['You', 'Ingrid', 'Basil', 'Yuki']
const points = { QS: 13, '2H': 1, '3H': 1, AH: 1, JD: -10 }
const rules = {
  rules: { queen: 'QS', points, objective: 'low' },
  changes: {},
  line: '',
  cards: 52,
  hand_size: 13,
  kitty: 0,
  stock: 0,
  moon: 26,
} as RulesInfo
const worth: Worth = { of: points, suit: 'H' }
const said = (given: Partial<View>): string => says(still(view(given)), names, rules, null, null).text

test('the turn line asks for what is asked', () => {
  const mine = { to_act: 0, cards: ['4C', 'QS', '2H'] }
  expect(said({ ...mine, legal: ['4C'], trick: trick(3, ['2C']), tricks: [] })).toBe('Your turn: follow clubs')
  expect(said({ ...mine, legal: ['4C', 'QS', '2H'], trick: trick(3, ['2D']) })).toBe('Your turn: no diamonds, play any')
  expect(said({ ...mine, legal: ['4C'], trick: trick(0, []) })).toBe('Your turn: lead the four of clubs')
  expect(said({ ...mine, cards: ['4C'], legal: ['4C'], trick: trick(3, ['2C']) })).toBe('Your last card')
  expect(said({ to_act: 2, trick: trick(1, ['2C']) })).toBe('Basil is thinking')
})

test('a reason takes the place of the question', () => {
  const refused = { code: 'must_follow_suit', words: '', card: 'QS' }
  const scene = still(view({ to_act: 0, legal: ['4C'], trick: trick(3, ['2C']) }))
  expect(says(scene, names, rules, refused, null)).toEqual({
    text: 'You still have a club, so a club must be played.',
    tone: 'reason',
  })
  expect(says(scene, names, rules, { code: 'new_code', words: 'In the core’s words.', card: null }, null).text).toBe(
    'In the core’s words.',
  )
})

test('what was taken is shown dearest first, hearts counted', () => {
  const tricks = [won(0, ['2H', 'QS', '4C', 'AH'], 1)]
  const [mine, hers] = taken(view({ tricks }), worth)
  expect(mine).toEqual([])
  expect(hers).toEqual(['QS', 'AH', '2H'])
  expect(grouped(hers!, worth)).toEqual({ plain: 2, others: ['QS'] })
})

test('a hand is held by suits, high cards first', () => {
  expect(held(['2C', 'AC', '3D', 'TD', 'QS', '2H'])).toEqual(['AC', '2C', 'TD', '3D', 'QS', '2H'])
})

test('sides are counted together', () => {
  expect(ahead([10, 0, 5, 20], null, false)).toEqual([1])
  expect(ahead([10, 0, 5, 20], [0, 1, 0, 1], false)).toEqual([0, 2])
  expect(ahead([10, 0, 5, 20], [0, 1, 0, 1], true)).toEqual([1, 3])
})

test('a result is told in two sentences', () => {
  const tricks = [won(0, ['2H', 'QS', '4C', 'AH'], 3)]
  const done = view({ phase: 'done', tricks, points: [0, 0, 0, 15], totals: [5, 9, 30, 40], scores: [0, 0, 0, 15] })
  expect(resultTitle(done, names, rules)).toEqual(['Yuki took the queen.', 'You are ahead.'])
  expect(resultTitle({ ...done, over: true, winners: [0] }, names, rules)).toEqual(['You win the game'])
})

test('cards, suits and scores are words a player says', () => {
  expect(words.card('TD')).toBe('ten of diamonds')
  expect(words.list(['Ingrid', 'Basil', 'Yuki'])).toBe('Ingrid, Basil and Yuki')
  expect(words.signed(-26)).toBe('−26')
})
