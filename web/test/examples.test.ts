// @vitest-environment node
/** The examples of "How to play", and the text beside them, agree with the core. */
import { expect, test } from 'vitest'
import { examples, played, type Example } from '../src/game/examples'
import { directEngine } from './core'

const engine = directEngine()
/** The view before the reader's card, the last of the trick. */
const before = (example: Example): ReturnType<typeof played> =>
  played(engine, { ...example, actions: example.actions.slice(0, -1) })

test('following: a club must be played, and the king takes it', async () => {
  expect((await before(examples.follow)).legal).toEqual(['7C'])
  expect((await played(engine, examples.follow)).tricks[0]).toMatchObject({ leader: 1, winner: 2 })
})
test('no trumps: the ace of hearts takes nothing, and costs Ingrid a point', async () => {
  const { tricks, points } = await played(engine, examples.trumps)
  expect(tricks[0]).toMatchObject({ winner: 1, cards: ['JD', '5D', 'AH', '3D'] })
  expect(points).toEqual([0, 1, 0, 0])
})
test('the queen costs her taker thirteen', async () => {
  expect((await played(engine, examples.queen)).points).toEqual([0, 0, 13, 0])
})
test('a heart on another suit breaks hearts', async () => {
  expect((await before(examples.broken)).broken).toBe(false)
  expect((await played(engine, examples.broken)).broken).toBe(true)
})
test('the first trick: the two of clubs leads, and a heart has to wait', async () => {
  expect((await before(examples.open)).legal).toEqual(['JD'])
  expect((await played(engine, examples.open)).tricks[0]?.cards[0]).toBe('2C')
})
test('passing goes to the left at first', async () => {
  expect((await played(engine, examples.pass)).pass).toMatchObject({ to: 'left', targets: [1], count: 3 })
})
test('a moon costs the others 26', async () => {
  expect((await played(engine, examples.moon)).scores).toEqual([0, 26, 26, 26])
})
test('with somebody at 100 the lowest total wins', async () => {
  const { totals, winners } = await played(engine, examples.score)
  expect(totals).toEqual([58, 100, 80, 64])
  expect(winners).toEqual([0])
})
