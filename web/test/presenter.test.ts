import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CoreError } from '../src/core/line'
import type { Message } from '../src/core/messages'
import type { View } from '../src/core/protocol'
import type { Advice } from '../src/core/types'
import { Presenter } from '../src/state/presenter.svelte'
import { words } from '../src/words/words.svelte'
import { advice, scripted } from './scripted'
import { auction, trick, view, won } from './views'

const follow: Message = { id: 'refusal-must_follow_suit', args: { suit: 'clubs' } }

const normal = { pace: () => 1, sweeps: () => true }
const three = view({ to_act: 3, trick: trick(1, ['2C', '3C']) })
const mine = view({ to_act: 0, legal: ['4C'], trick: trick(1, ['2C', '3C', '5C']) })
const taken = view({
  to_act: 2,
  cards: ['QS', '2H'],
  trick: trick(2, []),
  tricks: [won(1, ['2C', '3C', '5C', '4C'], 2)],
})
const done = view({ phase: 'done', cards: [], scores: [0, 13, 13, 0] })
const next = view({ hand: 1, phase: 'pass', passed: null, received: null, waiting: [0] })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

test('the result of the hand before comes first, where it was left', async () => {
  const { game } = scripted(three)
  const ended = view({ phase: 'done' })
  const presenter = new Presenter(game, normal, false, undefined, ended)
  await pass(5000)
  expect(presenter.scene).toMatchObject({ step: 'result', view: ended })
  presenter.proceed()
  await pass(0)
  expect(presenter.scene).toMatchObject({ step: 'still', view: three })
})

test('if what going back needs could not be loaded, that is said', async () => {
  const missing = (): Promise<never> => Promise.reject(new Error('no network'))
  const { game } = scripted(mine, { takeBack: missing, replay: missing })
  for (const back of ['takeBack', 'replay'] as const) {
    const presenter = new Presenter(game, normal, false)
    presenter[back]()
    await pass(0)
    expect(presenter.refused?.message.id).toBe('page-unloaded')
  }
})

test('a burst of views is shown one after the other', async () => {
  const { game, say } = scripted(three)
  const presenter = new Presenter(game, normal, false)
  await pass(0)
  say(mine)
  say(taken)
  await pass(0)
  expect(presenter.scene.step).toBe('play')
  expect(presenter.scene.trick!.cards).toHaveLength(4)
  await pass(300)
  expect(presenter.scene.step).toBe('full')
  await pass(900)
  expect(presenter.scene.step).toBe('sweep')
  await pass(500)
  expect(presenter.scene.step).toBe('still')
  expect(presenter.scene.view).toBe(taken)
  expect(presenter.busy).toBe(false)
})

test('a click finishes what is moving, up to the next thing to see', async () => {
  const { game, say } = scripted(mine)
  const presenter = new Presenter(game, normal, false)
  await pass(0)
  say(taken)
  await pass(0)
  presenter.finish()
  await pass(0)
  expect(presenter.scene.step).toBe('full')
  presenter.finish()
  await pass(0)
  expect(presenter.scene.step).toBe('still')
})

test('a click while nothing moves hurries nothing that comes later', async () => {
  const { game, say } = scripted(three)
  const presenter = new Presenter(game, normal, false)
  await pass(5000)
  presenter.finish()
  say(taken)
  await pass(0)
  expect(presenter).toMatchObject({ hurried: false, scene: { step: 'play' } })
})

test('a refusal goes with the next card and with the hand, and advice with what moves', async () => {
  const { game, say, refuse } = scripted(mine)
  const presenter = new Presenter(game, normal, false)
  await pass(0)
  refuse({ code: 'must_follow_suit', message: follow })
  await presenter.advise()
  await presenter.act({ kind: 'play', card: 'QS' })
  expect(presenter.coached).toBeNull()
  // Nothing has moved yet.
  say({ ...mine })
  await pass(0)
  expect(presenter.refused).not.toBeNull()
  say(taken)
  await pass(0)
  expect([presenter.refused, presenter.advice]).toEqual([null, null])
  await pass(5000)
  await presenter.act({ kind: 'play', card: 'QS' })
  say(next)
  await pass(5000)
  expect(presenter.refused).toBeNull()
})

test('with very much to show, it skips to how things are now', async () => {
  const { game, say } = scripted(mine)
  const presenter = new Presenter(game, normal, false)
  await pass(0)
  for (let i = 0; i < 40; i++) {
    say(taken)
    say(mine)
  }
  say(taken)
  await pass(30_000)
  expect(presenter.scene).toMatchObject({ step: 'still', view: taken })
  expect(presenter.busy).toBe(false)
})

test('whoever watches, or for whom a bot plays, is asked for nothing', async () => {
  const { game } = scripted({ ...mine, waiting: [0] })
  const presenter = new Presenter({ ...game, idle: () => true }, normal, false)
  await pass(0)
  expect(presenter.asked).toBeNull()
  expect(new Presenter(game, normal, false).asked).toBe('play')
  expect(new Presenter({ ...game, watching: true }, normal, false).people.me).toBeNull()
})

test('a result waits for the player, however much happens behind it', async () => {
  const { game, say } = scripted(taken)
  const presenter = new Presenter(game, normal, false)
  await pass(0)
  say(done)
  say(next)
  await pass(60_000)
  expect(presenter.scene.step).toBe('result')
  presenter.proceed()
  await pass(0)
  expect(presenter.scene.step).toBe('deal')
  await pass(2000)
  expect(presenter.scene.view).toBe(next)
})

test('a bid is shown long enough to be read, and the last one with the suit after it', async () => {
  const bid = (bids: (number | null)[], given: Partial<View> = {}): View =>
    view({ phase: 'bid', auction: auction({ bids, high: 3, bidder: 1 }), passed: null, received: null, ...given })
  const { game, say } = scripted(bid([null, null, null, null], { to_act: 1, waiting: [1] }))
  const presenter = new Presenter(game, normal, false)
  await pass(0)
  say(bid([null, 3, null, null], { to_act: 2, waiting: [2] }))
  await pass(0)
  expect(presenter.scene).toMatchObject({ step: 'bid', acting: 1 })
  await pass(1000)
  say(bid([0, 3, 0, 0], { phase: 'suit', to_act: 1, waiting: [1] }))
  await pass(0)
  expect(presenter.scene.view.phase).toBe('bid')
  await pass(2000)
  expect(presenter.scene).toMatchObject({ step: 'still', view: { phase: 'suit' } })
  const named = auction({ bids: [0, 3, 0, 0], high: 3, bidder: 1, suit: 'spades' })
  say(view({ auction: named, passed: null, received: null, trick: trick(1, []), to_act: 1, waiting: [1] }))
  await pass(0)
  expect(presenter.scene).toMatchObject({ step: 'named', acting: 1 })
  await pass(2000)
  expect(presenter.scene.step).toBe('still')
  expect(presenter.busy).toBe(false)
})

test('a click skips drawn cards', async () => {
  const before = view({ to_act: 3, trick: trick(2, ['7S']), stock: { left: 9, drawn: [0, 0, 0, 0] } })
  const { game, say } = scripted(before)
  const presenter = new Presenter(game, normal, false)
  await pass(0)
  const after = view({
    to_act: 0,
    waiting: [0],
    cards: ['4C', '5D', 'QS', '2H', '7S'],
    counts: [5, 3, 3, 2],
    legal: ['7S'],
    trick: trick(2, ['7S', '8S']),
    stock: { left: 7, drawn: [2, 0, 0, 0] },
  })
  say(after)
  await pass(600)
  expect(presenter.scene).toMatchObject({ step: 'draw', drawn: 2, raised: ['5D', '7S'] })
  presenter.finish()
  await pass(0)
  expect(presenter.scene.view).toBe(after)
})

test('at instant speed everything but a result is skipped', async () => {
  const { game, say } = scripted(mine)
  const presenter = new Presenter(game, { pace: () => 0, sweeps: () => true }, false)
  await pass(0)
  say(taken)
  await pass(0)
  expect(presenter.scene.view).toBe(taken)
})

test('a refusal is kept with its card until the next act, and changes nothing', async () => {
  const { game, refuse, acted } = scripted(mine)
  const presenter = new Presenter(game, normal, false)
  refuse({ code: 'must_follow_suit', message: follow })
  await presenter.act({ kind: 'play', card: 'QS' })
  expect(presenter.refused).toEqual({ code: 'must_follow_suit', message: follow })
  refuse(null)
  await presenter.act({ kind: 'play', card: '4C' })
  expect(presenter.refused).toBeNull()
  expect(acted).toHaveLength(2)
})

test('advice comes, and goes when it is asked for again', async () => {
  const { game } = scripted(mine)
  const presenter = new Presenter(game, normal, false)
  await presenter.advise()
  expect(presenter.advice).toBe(advice)
  expect(presenter.thinking).toBe(false)
  await presenter.advise()
  expect(presenter.advice).toBeNull()
})

test('if the words of the coach can’t be loaded, that is said, and the next tap asks again', async () => {
  const { game } = scripted(mine)
  const presenter = new Presenter(game, normal, false)
  const need = vi.spyOn(words, 'need').mockRejectedValueOnce(new Error('no network'))
  await presenter.advise()
  expect(presenter).toMatchObject({ advice: null, refused: { message: { id: 'page-unloaded' } } })
  await presenter.advise()
  expect(presenter).toMatchObject({ advice, refused: null })
  need.mockRestore()
})

test('a slow coach is shown thinking, and its advice is dropped once a card is played', async () => {
  const { game, say, coached } = scripted(mine)
  const presenter = new Presenter(game, normal, false)
  const slow = (ms: number) => () => new Promise<Advice>((done) => setTimeout(() => done(advice), ms))
  coached(slow(400))
  void presenter.advise()
  await pass(100)
  expect(presenter.thinking).toBe(false)
  await pass(100)
  expect(presenter.thinking).toBe(true)
  say(taken)
  await pass(5000)
  expect(presenter).toMatchObject({ thinking: false, advice: null })
  coached(() => Promise.reject(new CoreError({ code: 'not_your_turn', message: follow })))
  await presenter.advise()
  expect(presenter.advice).toBeNull()
})

test('once closed, it ignores the game', async () => {
  const { game, say } = scripted(mine)
  const presenter = new Presenter(game, normal, false)
  await pass(0)
  presenter.close()
  say(taken)
  await pass(5000)
  expect(presenter.scene.view).toBe(mine)
})

test('a spectator receives a trick when it is over, and sees it until the next one', async () => {
  const { game, say } = scripted(three)
  const presenter = new Presenter({ ...game, watching: true }, normal, false)
  say(mine)
  say(taken)
  await pass(60_000)
  expect(presenter.scene).toMatchObject({ step: 'full', winner: 2 })
  expect(presenter.scene.trick?.cards).toHaveLength(4)
  say({ ...taken, trick: trick(2, ['9D']), to_act: 3 })
  await pass(0)
  expect(presenter.scene.step).toBe('sweep')
  await pass(60_000)
  expect(presenter.scene).toMatchObject({ step: 'still', trick: { cards: ['9D'] } })
  presenter.close()
})

test('a view that jumps replaces everything still to be shown', async () => {
  const { game, say } = scripted(mine)
  const presenter = new Presenter(game, normal, false)
  await pass(0)
  say(taken)
  await pass(0)
  expect(presenter.scene.step).toBe('play')
  say(mine, true)
  await pass(0)
  expect(presenter.scene).toMatchObject({ step: 'still', view: mine })
  expect(presenter.busy).toBe(false)
  // From a result it leads back into the hand, and the next one is not shown.
  say(done)
  say(next)
  await pass(0)
  expect(presenter.scene.step).toBe('result')
  say(mine, true)
  await pass(5000)
  expect(presenter.scene).toMatchObject({ step: 'still', view: mine })
})

test('while it pauses nothing more is shown, and then it goes on where it stopped', async () => {
  const { game, say } = scripted(mine)
  const presenter = new Presenter(game, normal, false)
  await pass(0)
  presenter.pause(true)
  say(taken)
  await pass(10_000)
  expect(presenter.scene.step).toBe('play')
  presenter.pause(false)
  await pass(0)
  expect(presenter.scene.step).toBe('full')
  await pass(5000)
  expect(presenter.scene).toMatchObject({ step: 'still', view: taken })
})

test('passed cards stay raised until the player goes on, if so chosen', async () => {
  const { game, say } = scripted(view({ phase: 'pass', passed: null, received: null, waiting: [0] }))
  const presenter = new Presenter(game, { ...normal, keepsRaised: () => true }, false)
  await pass(0)
  say(mine)
  await pass(60_000)
  expect(presenter.scene).toMatchObject({ step: 'receive', raised: ['4C', 'QS', '2H'] })
  presenter.proceed()
  await pass(5000)
  expect(presenter.scene).toMatchObject({ step: 'still', raised: [] })
})

test('what is done again before the game has answered is done once', async () => {
  const { game, acted } = scripted(mine)
  const presenter = new Presenter(game, normal, false)
  await Promise.all([presenter.act({ kind: 'moon', way: 'old' }), presenter.act({ kind: 'moon', way: 'old' })])
  await presenter.act({ kind: 'play', card: '4C' })
  expect(acted.map(({ kind }) => kind)).toEqual(['moon', 'play'])
})
