// @vitest-environment node
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engine, type Engine } from '../src/core/engine'
import type { Refusal, View } from '../src/core/protocol'
import type { AnyMessage } from '../src/core/types'
import type { Game } from '../src/game/game'
import { savegames, type Savegames } from '../src/storage/savegame'
import { startLocal, takeUpLocal } from '../src/game/local'
import { say, words } from '../src/words/words.svelte'
import { directChannel } from './core'
import { device, storage } from './storage'
import { advised, localGame, myTurn, names, playOn, type AdvisedGame } from './play'

beforeAll(() => words.need('cards', 'play', 'coach'))

/** Records what a listener is told, and in what order. */
function record(game: Game): View[] {
  const heard: View[] = [game.view()]
  game.listen((view) => heard.push(view))
  return heard
}

const played = (view: View): number =>
  view.tricks.reduce((sum, trick) => sum + trick.cards.length, 0) + (view.trick?.cards.length ?? 0)

describe('a game', () => {
  test('goes to the end, with every card announced once and in order', async () => {
    const game = await localGame('7')
    const heard = record(game)
    await playOn(game)
    const last = heard.at(-1) as View
    expect(last.over).toBe(true)
    expect(Math.max(...last.totals)).toBeGreaterThanOrEqual(100)
    expect(last.winners.length).toBeGreaterThan(0)
    for (let n = 1; n < heard.length; n++) {
      const [before, after] = [heard[n - 1] as View, heard[n] as View]
      if (after.hand !== before.hand) {
        expect(before.phase).toBe('done')
        expect(after.hand).toBe(before.hand + 1)
        expect(after.totals).toEqual(before.totals)
        expect(played(after)).toBe(0)
      } else if (before.phase === 'play') {
        expect(played(after)).toBe(played(before) + 1)
      }
    }
    const done = heard.filter((view) => view.phase === 'done')
    expect(done.map((view) => view.hand)).toEqual(done.map((_, hand) => hand))
    expect(done.length).toBeGreaterThanOrEqual(4) // nobody takes more than 26 in a hand
    for (const view of done) expect(played(view)).toBe(52)
  })

  test('is the same game for the same seed, another for another', async () => {
    const [one, same, other] = await Promise.all(['7', '7', '8'].map((seed) => localGame(seed)))
    for (const game of [one, same, other]) await playOn(game as AdvisedGame, (view) => view.hand === 2)
    expect(same?.view()).toEqual(one?.view())
    expect(other?.view()).not.toEqual(one?.view())
  })

  test('nothing happens before somebody listens', async () => {
    const game = await localGame('7')
    await new Promise((done) => setTimeout(done, 20))
    expect(game.view().has_passed).toEqual([false, false, false, false])
    const heard = record(game)
    await game.hint()
    expect(heard.at(-1)?.has_passed).toEqual([false, true, true, true])
  })

  test('an illegal card is refused with a sentence, and nothing is announced', async () => {
    const game = await localGame('7')
    await playOn(game, (view) => view.phase === 'play' && myTurn(view) && view.legal.length < view.cards.length)
    const heard = record(game)
    const illegal = game.view().cards.find((card) => !game.view().legal.includes(card)) ?? ''
    const refusal = (await game.act({ kind: 'play', card: illegal })) as Refusal
    expect(refusal.code).toMatch(/^[a-z_]+$/)
    expect(refusal.message.id).not.toBe('')
    expect(heard.length).toBe(1)
  })

  test('two calls at once are done one after the other', async () => {
    const game = await localGame('7')
    const action = await game.hint()
    const answers = await Promise.all([game.act(action), game.act(action)])
    expect(answers[0]).toBeNull()
    expect(answers[1]).toMatchObject({ code: expect.stringMatching(/^[a-z_]+$/) as string })
  })

  test('finished hands can be looked at again', async () => {
    const game = await localGame('7')
    const heard = record(game)
    await playOn(game, (view) => view.hand === 2)
    const done = heard.filter((view) => view.phase === 'done')
    for (const view of done) expect((await game.past(view.hand)).tricks).toEqual(view.tricks)
  })

  test('the coach weighs every card that may be played, and gives a reason', async () => {
    const game = await localGame('7')
    await playOn(game, (view) => view.phase === 'play' && view.legal.length > 2)
    const { unit, choices, reasons } = await game.coach()
    const cards = choices.flatMap(({ action, also }) => (action.kind === 'play' ? [action.card, ...also] : []))
    expect(cards.sort()).toEqual([...game.view().legal].sort())
    expect(unit).toBe('points')
    expect(reasons.length).toBeGreaterThan(0)
    for (const reason of reasons) expect(say(reason)).toMatch(/^[A-Z].*[.]$/)
  })

  test('all moves of a finished hand are available, and each can be reviewed from its own seat', async () => {
    const game = await localGame('7')
    await expect(game.moves(0)).rejects.toThrow('not finished')
    await playOn(game, (view) => view.hand === 2 && view.phase === 'play')
    const moves = await game.moves(1)
    expect(moves.map(({ action }) => action.kind)).toEqual([...Array(4).fill('pass'), ...Array(52).fill('play')])
    const tricks = (await game.past(1)).tricks.flatMap(({ seats, cards }) => cards.map((card, i) => [seats[i], card]))
    expect(moves.slice(4).map(({ seat, action }) => [seat, action.kind === 'play' && action.card])).toEqual(tricks)
    const number = moves.findIndex(({ seat, action }) => seat === 2 && action.kind === 'play')
    const { view, advice } = await game.reviewMove(1, number)
    expect(view).toMatchObject({ seat: 2, hand: 1, phase: 'play' })
    expect(view.cards).toContain((moves[number]?.action as { card: string }).card)
    expect(advice.choices.length).toBeGreaterThan(0)
    // The game itself has not moved, and the current hand stays closed.
    expect(game.view().hand).toBe(2)
    await expect(game.reviewMove(2, 0)).rejects.toThrow('not finished')
  })

  test('listeners are notified when the core crashes, once', async () => {
    const channel = directChannel()
    let works = true
    const ask: typeof channel.ask = (session, line) =>
      works ? channel.ask(session, line) : Promise.reject(new Error('broken'))
    const game = await localGame('7', {}, { core: engine({ ...channel, ask }) })
    const action = await game.hint()
    let heard = 0
    game.onBroken(() => (heard += 1))
    works = false
    await expect(game.act(action)).rejects.toThrow('broken')
    expect(heard).toBe(1)
    // A tap while the game is opened again elsewhere is not another crash.
    await expect(game.act(action)).rejects.toThrow('broken')
    expect(heard).toBe(1)
    game.close()
    expect(heard).toBe(1)
  })

  test('a closed game says and does nothing more', async () => {
    const game = await localGame('7')
    const heard = record(game)
    game.close()
    await new Promise((done) => setTimeout(done, 20))
    expect(heard.length).toBe(1)
  })

  test.each([3, 4, 5, 6, 7])('plays at a table of %i', async (players) => {
    const game = await localGame('7', { players, end: { hands: 3 } })
    await playOn(game)
    expect(game.view()).toMatchObject({ over: true, players })
  })

  test('rules that cannot be played are refused, and the field is named', async () => {
    await expect(localGame('7', { players: 17 })).rejects.toMatchObject({
      refusal: { code: 'bad_rules', field: 'players' },
    })
  })
})

describe('a kept game', () => {
  let core: Engine
  let at: ReturnType<typeof device>
  let tab: Storage
  let told: AnyMessage[]
  const page = (): Savegames => savegames(at.page(tab), (message) => told.push(message))
  beforeEach(() => {
    core = engine(directChannel())
    at = device()
    tab = storage()
    told = []
  })
  const start = async (): Promise<AdvisedGame> =>
    advised(
      await startLocal({ engine: core, savegames: page() }, { rules: {}, seed: '7', names, bot: 'careful' }),
      core,
    )
  async function reload(): Promise<AdvisedGame> {
    const parts = { engine: core, savegames: page() }
    const [candidate] = parts.savegames.candidates()
    if (candidate === undefined) throw new Error('nothing was kept')
    parts.savegames.take(candidate.id)
    return advised(await takeUpLocal(parts, candidate.kept), core)
  }

  test('a reload in the middle of a trick goes on exactly there, and to the same end', async () => {
    const straight = await localGame('7')
    await playOn(straight)

    let game = await start()
    const inTrick = (view: View): boolean => view.tricks.length === 5 && (view.trick?.cards.length ?? 0) > 0
    await playOn(game, inTrick)
    const before = game.view()
    game.close()
    game = await reload()
    expect(game.view()).toEqual(before)
    expect(game.names).toEqual(names)
    await playOn(game)
    expect(game.view()).toEqual(straight.view())
  })

  test('a new game is saved as it began, though bots of the game before it act for another moment', async () => {
    const savegames = page()
    const setting = { rules: {}, names, bot: 'careful' }
    const first = await startLocal({ engine: core, savegames }, { ...setting, seed: '7' })
    await first.act({ kind: 'pass', cards: first.view().cards.slice(0, 3) })
    const [second] = await Promise.all([
      startLocal({ engine: core, savegames }, { ...setting, seed: '8' }),
      // As soon as one may act, so may the bots after it.
      playOn(advised(first, core), (view) => view.tricks.length === 2),
    ])
    first.alone.giveUp()
    const kept = savegames.candidates().map(({ kept: { log, givenUp } }) => [log.seed, log.actions.length, givenUp])
    expect(kept[0]).toEqual(['8', second.log().actions.length, false])
    expect(kept[1]?.[0]).toBe('7')
  })

  test('the saved log is in the core’s own form', async () => {
    const game = await start()
    await playOn(game, (view) => view.hand === 1 && view.tricks.length === 3)
    const kept = page().candidates()[0]?.kept
    const session = core.open()
    await session.load(kept?.log)
    expect(kept?.log).toEqual(await session.log())
  })

  test.each([
    ['another version', { openhearts: 2 }],
    ['an impossible action', { actions: ['play 0 2C', 'play 0 2C'] }],
    ['no action at all', { actions: ['perhaps'] }],
    ['impossible rules', { rules: { players: 17 } }],
    ['a seed that is none', { seed: 'seven' }],
  ])('one of %s is refused with a sentence', async (_, change) => {
    const game = await start()
    game.close()
    const [candidate] = page().candidates()
    if (candidate === undefined) throw new Error('nothing was kept')
    const log = { ...candidate.kept.log, ...change } as typeof candidate.kept.log
    await expect(takeUpLocal({ engine: core, savegames: page() }, { ...candidate.kept, log })).rejects.toMatchObject({
      name: 'CoreError',
      refusal: { code: expect.stringMatching(/^[a-z_]+$/) as string },
    })
  })
})
