/** The coach in the first game: it speaks up where the player hesitates, and before a costly card is played. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Action, Advice } from '../src/core/types'
import { Presenter } from '../src/state/presenter.svelte'
import Guide from '../src/views/learn/Guide.svelte'
import { sayAll, words } from '../src/words/words.svelte'
import { advice, scripted } from './scripted'
import { trick, view, weighed } from './views'

// The page would ask for persistent storage here.
vi.stubGlobal('navigator', {})
beforeAll(() => words.need('page', 'learn'))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

const play = (card: string): Action => ({ kind: 'play', card })
const against: Advice['reasons'] = [{ id: 'reason-follow-under', args: { winning: '9C', other: 'KC', other_rate: 80 } }]
const costly: Advice = {
  ...advice,
  choices: [weighed('4C'), weighed('7C', 0.5), weighed('KC', 6, { reasons: against })],
}
const mine = view({
  to_act: 0,
  waiting: [0],
  legal: ['4C', '7C', 'KC'],
  cards: ['4C', '7C', 'KC'],
  trick: trick(1, ['2C', '9C']),
})

/** The coach takes 300 ms. */
const late = async (): Promise<Advice> => {
  await new Promise((done) => setTimeout(done, 300))
  return costly
}

async function sit(given: () => Promise<Advice> = () => Promise.resolve(costly)) {
  const { game, acted, coached } = scripted(mine)
  coached(given)
  const presenter = new Presenter(game, { pace: () => 0, sweeps: () => true }, false)
  const guide = mount(Guide, { target: document.body, props: { presenter } })
  flushSync()
  await pass(0)
  return { presenter, acted, close: () => (presenter.close(), unmount(guide)) }
}

test('a costly card waits once, however quickly it was chosen, and the reasons against it are told', async () => {
  const { presenter, acted, close } = await sit()
  await presenter.act(play('KC'))
  expect(acted).toEqual([])
  expect(presenter.coached?.reasons).toEqual(against)
  expect(presenter.aside).toMatch(/choose it again/)
  // The second tap of a double tap answers nothing.
  await pass(200)
  await presenter.act(play('KC'))
  expect(acted).toEqual([])
  await pass(2000)
  await presenter.act(play('KC'))
  expect(acted).toEqual([play('KC')])
  close()
})

test('a card chosen before the coach is ready waits for it, and a good one is played at once', async () => {
  const { presenter, acted, close } = await sit(late)
  const [first, second] = [presenter.act(play('KC')), presenter.act(play('KC'))]
  await pass(300)
  await Promise.all([first, second])
  expect(acted).toEqual([])
  await presenter.act(play('7C'))
  expect(acted).toEqual([play('7C')])
  close()
})

test('of the cards chosen before the coach is ready, only the last is played', async () => {
  const { presenter, acted, close } = await sit(late)
  const taps = [presenter.act(play('4C')), presenter.act(play('7C'))]
  await pass(300)
  await Promise.all(taps)
  expect(acted).toEqual([play('7C')])
  close()
})

test('a player who hesitates is told the best card, and may then play any', async () => {
  const { presenter, acted, close } = await sit()
  await pass(1500)
  expect(presenter.coached?.reasons).toEqual(costly.reasons)
  expect(presenter.aside).toBeNull()
  await presenter.act(play('KC'))
  expect(acted).toEqual([play('KC')])
  close()
})

test('if the coach fails, the game goes on without it', async () => {
  const { presenter, acted, close } = await sit(() => Promise.reject(new Error('no coach')))
  await presenter.act(play('KC'))
  expect(acted).toEqual([play('KC')])
  close()
})

test('if nothing but averages speak against a card, it is told which of them is whose', async () => {
  const averages: Advice['reasons'] = [
    { id: 'reason-own-points-card', args: { best: '4C', best_points: 5.4, other: 'KC', other_points: 11.4 } },
  ]
  const choices = [weighed('4C'), weighed('7C', 0.5), weighed('KC', 6.04, { reasons: averages })]
  const { presenter, acted, close } = await sit(() => Promise.resolve({ ...costly, choices }))
  await presenter.act(play('KC'))
  expect(acted).toEqual([])
  expect(sayAll(presenter.coached?.reasons ?? [])).toBe(
    'Your points, on average: 5.4 with the 4 of clubs, 11.4 with the king of clubs.',
  )
  close()
})
