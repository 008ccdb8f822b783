// @vitest-environment node
/**
 * Taking back, replaying, finishing and giving up: a game against bots stays the same game, and reports what was done.
 */
import { expect, test, vi } from 'vitest'
import { engine } from '../src/core/engine'
import type { View } from '../src/core/protocol'
import { startLocal, takeUpLocal } from '../src/game/local'
import { savegames } from '../src/storage/savegame'
import { directChannel } from './core'
import { advised, certain, localGame, myTurn, names, playOn, settled, type AdvisedGame } from './play'
import { device, storage } from './storage'

const later = (view: View): boolean => view.phase === 'play' && view.tricks.length === 5 && view.legal.length > 1
const inLine = (log: readonly string[], of: readonly string[]): boolean => log.every((action, i) => of[i] === action)

test('after taking back, the same choice leads to the same game', async () => {
  const game = await localGame('7')
  await playOn(game, later)
  const before = { view: game.view(), log: game.log() }
  const card = before.view.legal[0] ?? ''
  await game.act({ kind: 'play', card })
  await settled(game)
  const after = { view: game.view(), log: game.log() }
  expect(await game.alone.takeBack(0)).toBe(true)
  expect(game.view()).toEqual(before.view)
  expect(game.log()).toEqual(before.log)
  await game.act({ kind: 'play', card })
  await settled(game)
  expect(game.view()).toEqual(after.view)
  expect(game.log()).toEqual(after.log)
})

test('what going back needs is asked for again after it could not be loaded, which is no crash of the core', async () => {
  const game = await localGame('7')
  const broken = vi.fn()
  game.onBroken(broken)
  await playOn(game, later)
  const { actions } = game.log()
  vi.doMock('../src/game/replay', () => {
    throw new Error('no network')
  })
  await expect(game.alone.takeBack(0)).rejects.toThrow()
  vi.doUnmock('../src/game/replay')
  expect(broken).not.toHaveBeenCalled()
  expect(game.log().actions).toEqual(actions)
  expect(await game.alone.takeBack(0)).toBe(true)
})

test('another choice leads to another game, and the log can be played from the beginning', async () => {
  const game = await localGame('7')
  await playOn(game, later)
  const { legal } = game.view()
  await game.act({ kind: 'play', card: legal[0] ?? '' })
  await game.alone.takeBack(0)
  await game.act({ kind: 'play', card: legal.at(-1) ?? '' })
  await playOn(game, (view) => view.hand === 1)
  const session = engine(directChannel()).open()
  const log = game.log()
  await session.load(log)
  expect(await session.log()).toEqual(log)
})

test('it goes back once for each decision, as far as the beginning of the hand, and never into the one before', async () => {
  const game = await localGame('7')
  await playOn(game, (view) => view.hand === 1 && view.tricks.length === 12)
  const whole = game.log().actions
  let decisions = 0
  while (await game.alone.takeBack(1)) {
    decisions += 1
    const { phase, legal } = game.view()
    // Playing the only legal card is no decision.
    expect(myTurn(game.view()) && (phase !== 'play' || legal.length > 1)).toBe(true)
    expect(inLine(game.log().actions, whole)).toBe(true)
  }
  expect(decisions).toBeGreaterThan(5)
  expect(game.view()).toMatchObject({ hand: 1, phase: 'pass', passed: null })
  // While its result is shown, that hand is taken back, though the next one has been dealt.
  expect(await game.alone.takeBack(0)).toBe(true)
  expect(game.view().hand).toBe(0)
})

test('a first card that was the only legal one is taken back, and not the hand before it', async () => {
  const game = await localGame('7', { pass_cycle: ['hold'] })
  const forced = ({ hand, phase, legal, tricks }: View): boolean =>
    hand > 0 && phase === 'play' && tricks.length === 0 && legal.length === 1
  await playOn(game, (view) => myTurn(view) && forced(view))
  const { hand, legal } = game.view()
  expect(await game.alone.takeBack(hand)).toBe(false)
  await game.act({ kind: 'play', card: legal[0] ?? '' })
  expect(await game.alone.takeBack(hand)).toBe(true)
  expect(game.view()).toMatchObject({ hand, legal })
})

test('it can be taken back while the others are still to play', async () => {
  const game = await localGame('7')
  await playOn(game, later)
  const before = game.view()
  const heard: [View, boolean][] = []
  game.listen((view, jumps = false) => heard.push([view, jumps]))
  const acted = game.act({ kind: 'play', card: before.legal[0] ?? '' })
  const back = game.alone.takeBack(0)
  await acted
  expect(await back).toBe(true)
  await settled(game)
  expect(game.view()).toEqual(before)
  expect(heard.at(-1)).toEqual([before, true])
})

test('a hand is played again from its beginning, or from a trick, with the same cards', async () => {
  const game = await localGame('7')
  const dealt = await opening(game)
  await playOn(game, (view) => view.hand === 1)
  const first = await game.past(0)
  await game.alone.replay(0, 4)
  await settled(game)
  const { tricks, hand } = game.view()
  expect(hand).toBe(0)
  expect(tricks).toEqual(first.tricks.slice(0, 4))
  await game.alone.replay(0)
  expect(game.view().cards).toEqual(dealt)
  await playOn(game, (view) => view.hand === 1)
  // Played as advised again, the hand is the same; and everything asked of it later is about what counts now.
  expect((await game.past(0)).tricks).toEqual(first.tricks)
  expect(await game.moves(0)).toHaveLength(56)
})

async function opening(game: AdvisedGame): Promise<readonly string[]> {
  await settled(game)
  return game.view().cards
}

test('a proved rest is played: a worthless one changes no score', async () => {
  const game = await certain('worthless')
  const { points, hand } = game.view()
  const rest = await game.alone.rest()
  expect(rest?.why).toBe('worthless')
  await game.alone.finish(rest!)
  const ended = await game.past(hand)
  expect(ended.scores).toEqual(points)
  await playOn(game, (view) => view.hand > hand && view.phase === 'play')
  expect(game.view().hand).toBe(hand + 1)
})

test('a proved rest is played: the player takes all of it', async () => {
  const game = await certain('own')
  const { tricks } = game.view()
  const rest = (await game.alone.rest())!
  await Promise.all([game.alone.finish(rest), game.alone.finish(rest)])
  expect(
    game
      .view()
      .tricks.slice(tricks.length)
      .every(({ winner }) => winner === 0),
  ).toBe(true)
  // The player still has to choose how the moon counts.
  expect(game.view().phase).toBe('moon')
})

test('nothing is certain at the first trick', async () => {
  const game = await localGame('7')
  await playOn(game, (view) => view.phase === 'play')
  expect(await game.alone.rest()).toBeNull()
})

test('replayed hands, and giving up, are saved', async () => {
  const core = engine(directChannel())
  const [at, tab] = [device(), storage()]
  const page = () => savegames(at.page(tab), () => undefined)
  const kept = () => page().candidates()[0]?.kept
  const setting = { rules: {}, seed: '7', names, bot: 'careful' }
  const game = advised(await startLocal({ engine: core, savegames: page() }, setting), core)
  await playOn(game, (view) => view.hand === 1 && view.tricks.length === 3)
  expect(kept()).toMatchObject({ replayed: [], givenUp: false })
  await game.alone.takeBack(1)
  expect(kept()?.replayed).toEqual([1])
  await game.alone.replay(0, 2)
  expect(kept()?.replayed).toEqual([0, 1])
  game.close()

  const parts = { engine: core, savegames: page() }
  const [candidate] = parts.savegames.candidates()
  parts.savegames.take(candidate?.id ?? '')
  const again = advised(await takeUpLocal(parts, candidate!.kept), core)
  await playOn(again, (view) => view.hand === 2)
  expect(kept()?.replayed).toEqual([0, 1])
  again.alone.giveUp()
  // It isn't offered any more, and stays as it is.
  expect(kept()).toBeUndefined()
  const { id } = candidate!
  expect(JSON.parse(at.page(tab).games.read(`openhearts.game.${id}`) ?? '')).toMatchObject({
    over: true,
    givenUp: true,
  })
})

test('a game that everybody plays once with the same cards can’t go back', async () => {
  const parts = { engine: engine(directChannel()), savegames: savegames(device().page(), () => undefined) }
  const setting = { rules: {}, seed: '7', names, bot: 'careful' }
  expect((await startLocal(parts, setting)).alone.returns).toBe(true)
  expect((await startLocal(parts, { ...setting, once: true })).alone.returns).toBe(false)
})
