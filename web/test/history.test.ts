// @vitest-environment node
/** The games that are over: what goes into the history, what counts, and what taking back from the end changes. */
import { expect, test, vi } from 'vitest'
import type { Log, View } from '../src/core/protocol'
import type { Game } from '../src/game/game'
import { ownDevice } from './ownDevice'
import { myTurn, settled } from './play'

const device = await ownDevice()
const { localGame } = await import('../src/game/start')
const { counted, history } = await import('../src/state/history.svelte')
const { loadHistory } = await import('../src/storage/history')
const { counts } = await import('../src/storage/savegame')

/** Plays the legal card that `choose` picks, by default the first, to the end. */
async function playOut(
  game: Game,
  choose: (legal: readonly string[]) => string = ([first = '']) => first,
): Promise<View> {
  for (;;) {
    await settled(game)
    const view = game.view()
    if (view.over) return view
    if (!myTurn(view)) continue
    if (view.phase === 'pass') await game.act({ kind: 'pass', cards: view.cards.slice(0, 3) })
    else await game.act({ kind: 'play', card: choose(view.legal) })
  }
}

test('a finished game that is taken back from its end still counts as it ended', async () => {
  const game = await localGame({ rules: { end: { hands: 1 }, tie: 'shared' }, seed: '7', bot: 'easy' })
  game.listen(() => undefined)
  await playOut(game)
  const log = game.log()
  const kept = async () => {
    await history.look()
    return (history.games ?? []).map((each) => ({
      counts: counts(each),
      same: JSON.stringify(each.log) === JSON.stringify(log),
    }))
  }
  expect(await kept()).toEqual([{ counts: true, same: true }])
  // A slip of a key, with and without a look at the games, and back to the same end.
  await game.alone?.takeBack(0)
  expect(game.view().over).toBe(false)
  expect(await kept()).toEqual([{ counts: true, same: true }])
  await playOut(game)
  expect(game.log()).toEqual(log)
  expect(await kept()).toEqual([{ counts: true, same: true }])

  // Another end is another game, which doesn't count; and taken back again, it is replaced by its last end.
  for (const choose of [
    (legal: readonly string[]) => legal.at(-1) ?? '',
    (legal: readonly string[]) => legal[1] ?? legal[0] ?? '',
  ]) {
    for (let n = 0; n < 6; n++) await game.alone?.takeBack(0)
    await playOut(game, choose)
    expect(game.log()).not.toEqual(log)
    const all = await kept()
    expect(all).toHaveLength(2)
    expect(all).toContainEqual({ counts: true, same: true })
    const other = history.games?.find((each) => !counts(each))
    expect(other?.log).toEqual(game.log())
    expect(history.looked.get(other?.id ?? '')?.summary?.totals).toEqual(game.view().totals)
  }
  expect(counted(history.games?.filter(counts) ?? [], history.looked)).toHaveLength(1)
})

test('what is stored while the games are looked at is there after the next look', async () => {
  const rules = { end: { hands: 1 }, tie: 'shared', pass_cycle: ['hold'] }
  const game = await localGame({ rules, seed: '7', bot: 'easy' })
  game.listen(() => undefined)
  await playOut(game)
  const log = game.log() as Log
  let goOn = (): void => undefined
  const slow = new Promise<void>((done) => (goOn = done))
  const asked = vi.spyOn(device.core, 'rules').mockReturnValue(slow.then(() => game.rules))
  const looking = history.look()
  await vi.waitUntil(() => asked.mock.calls.length > 0)
  const [first] = history.games ?? []
  if (!first) throw new Error('no game was collected')
  await history.add({ ...first, id: 'other', log: { ...log, actions: log.actions.slice(0, -1) } })
  const again = history.look()
  goOn()
  await again
  expect(history.games).toHaveLength(2)
  await looking
})

test('a deleted game among people stays away when its table is visited again, unless that is taken back', async () => {
  const log = vi.fn(() => Promise.resolve({ openhearts: 2, rules: {}, deal: { hash: 'a' }, actions: [] } as never))
  const game0 = { id: 'table.0', at: 5, names: ['Anna', 'Omar', 'Mei', 'Ines'], seat: 1, givenUp: false, log }
  const visit = (): Promise<void> => history.addAmong([game0])
  const kept = async (): Promise<readonly string[]> => ((await loadHistory(device.database)) ?? []).map(({ id }) => id)
  await visit()
  await visit()
  expect(log).toHaveBeenCalledOnce()
  const [game] = (await loadHistory(device.database)) ?? []
  if (!game) throw new Error('the game was not kept')
  await history.forget([game.id])
  await visit()
  expect(await kept()).toEqual([])
  expect(log).toHaveBeenCalledOnce()
  await history.add(game)
  expect(await kept()).toEqual(['table.0'])
})

test('games among people that ended while the page was away are added in their order, each once', async () => {
  const log = vi.fn(() => Promise.resolve({ openhearts: 2, rules: {}, deal: { hash: 'b' }, actions: [] } as never))
  const names = ['Anna', 'Omar']
  const games = [5, 9].map((at, i) => ({ id: `evening.${i}`, at, names, seat: 1, givenUp: i === 1, log }))
  await history.addAmong(games)
  await history.addAmong(games)
  const kept = (await loadHistory(device.database)) ?? []
  // Who has left one has given it up.
  expect(kept.map(({ id, at, givenUp }) => [id, at, givenUp])).toEqual([
    ['evening.1', 9, true],
    ['evening.0', 5, false],
  ])
  expect(log).toHaveBeenCalledTimes(2)
})
