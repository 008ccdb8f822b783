import { expect, test } from 'vitest'
import { still } from '../src/state/scenes'
import { shakeIn } from '../src/views/table/vibration'
import { trick, view } from './views'

const mine = still(view({ to_act: 0, waiting: [0], legal: ['4C'], trick: trick(1, ['2C']) }))
const others = still(view({ to_act: 1, waiting: [1] }))

test('a new turn vibrates once, for the player who is asked', () => {
  expect(shakeIn(mine, others, 'QS', false)).toBe('turn')
  expect(shakeIn(mine, mine, 'QS', false)).toBeNull()
  expect(shakeIn(mine, others, 'QS', true)).toBeNull()
  expect(shakeIn(others, mine, 'QS', false)).toBeNull()
})

test('the queen of the rules vibrates when she is played, if she counts', () => {
  const falls = (queen: string, values: Readonly<Record<string, number>>): ReturnType<typeof shakeIn> => {
    const on = trick(0, ['AS', queen])
    const shown = view({ to_act: 2, waiting: [2], trick: on, values })
    return shakeIn({ ...still(shown), step: 'play', trick: { number: 0, ...on } }, others, queen, false)
  }
  expect(falls('QS', { QS: 13 })).toBe('queen')
  expect(falls('JS', { JS: 10 })).toBe('queen')
  expect(falls('QS', {})).toBeNull()
})
