import { expect, test } from 'vitest'
import { still } from '../src/state/scenes'
import { shakeIn } from '../src/views/table/vibration'
import { trick, view } from './views'

const mine = still(view({ to_act: 0, waiting: [0], legal: ['4C'], trick: trick(1, ['2C']) }))
const others = still(view({ to_act: 1, waiting: [1] }))

test('a new turn vibrates once, for the player who is asked', () => {
  expect(shakeIn(mine, others, false)).toBe('turn')
  expect(shakeIn(mine, mine, false)).toBeNull()
  expect(shakeIn(mine, others, true)).toBeNull()
  expect(shakeIn(others, mine, false)).toBeNull()
})

test('the queen vibrates when she is played, if she counts', () => {
  const falls = (values: Readonly<Record<string, number>>): ReturnType<typeof shakeIn> => {
    const shown = view({ to_act: 2, waiting: [2], trick: trick(0, ['AS', 'QS']), values })
    return shakeIn({ ...still(shown), step: 'play', trick: { number: 0, ...trick(0, ['AS', 'QS']) } }, others, false)
  }
  expect(falls({ QS: 13 })).toBe('queen')
  expect(falls({})).toBeNull()
})
