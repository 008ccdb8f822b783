// @vitest-environment node
/** Real games of every kind, played for a few hands: everything shown on the way agrees with the core. */
import { describe, expect, test } from 'vitest'
import type { View } from '../src/core/protocol'
import type { Action, RulesJson } from '../src/core/types'
import { named } from '../src/core/copies'
import { scenes, type Scene } from '../src/state/scenes'
import { takenBy } from '../src/state/taken'
import { localGame, settled, type AdvisedGame } from './play'

/** Bids everything, to name the suit, spades; otherwise follows the advice. */
async function chosen(game: AdvisedGame): Promise<Action> {
  const view = game.view()
  if (view.phase === 'bid') return { kind: 'bid', chips: view.auction?.most ?? 0 }
  if (view.phase === 'suit') return { kind: 'suit', suit: 'spades' }
  return game.hint()
}

/** Every view of that many hands, in order. */
async function recorded(
  rules: RulesJson,
  hands: number,
  seed = '7',
): Promise<{ game: AdvisedGame; views: readonly View[] }> {
  const game = await localGame(seed, rules)
  const views: View[] = [game.view()]
  game.listen((view) => views.push(view))
  for (await settled(game); !game.view().over && game.view().hand < hands; await settled(game)) {
    const refusal = await game.act(await chosen(game))
    if (refusal !== null) throw new Error(refusal.code)
  }
  game.close()
  return { game, views: views.filter((view) => view.hand < hands) }
}

const tables: readonly (readonly [name: string, rules: RulesJson])[] = [
  ['Domino', { extends: 'domino' }],
  ['Domino for two', { extends: 'domino', players: 2 }],
  ['Domino for seven', { extends: 'domino', players: 7 }],
  ['Auction', { extends: 'auction' }],
  ['Auction for five, with a kitty', { extends: 'auction', players: 5 }],
  ['Black Maria', { extends: 'black-maria' }],
  ['Partnership', { extends: 'partnership' }],
  ['seven with a kitty, peeked at', { players: 7, kitty_peek: true }],
  ['Cancellation', { extends: 'cancellation' }],
  ['Cancellation for eleven', { extends: 'cancellation', players: 11 }],
  ['Cancellation for six, with a pass', { extends: 'cancellation', players: 6, pass_cycle: ['left'] }],
  ['Sweepstakes', { extends: 'sweepstakes' }],
  ['scatter', { pass_cycle: ['scatter'] }],
]

/** The scenes of a whole recording. */
function shown(views: readonly View[]): readonly { prev: View | null; next: View; made: readonly Scene[] }[] {
  return views.map((next, i) => {
    const prev = views[i - 1] ?? null
    return { prev, next, made: scenes(prev, next, 1) }
  })
}

describe.each(tables)('%s', (_, rules) => {
  test('every scene is whole, and ends where the core is', async () => {
    const { views } = await recorded(rules, 2)
    expect(views.filter(({ phase }) => phase === 'done')).toHaveLength(2)
    for (const { prev, next, made } of shown(views)) {
      const last = made.at(-1) as Scene
      expect(last.view).toBe(next)
      expect(last.trick?.cards ?? []).toEqual(next.trick?.cards ?? [])
      expect(last.lying.map(({ card }) => card).sort()).toEqual([...next.table].sort())
      for (const scene of made) {
        const keys = named(scene.view.cards).map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        if (scene.trick) expect(scene.trick.seats).toHaveLength(scene.trick.cards.length)
        const lying = [
          ...scene.lying,
          ...(scene.trick?.seats ?? []).map((seat) => ({ seat, number: scene.trick?.number })),
        ]
        expect(new Set(lying.map(({ seat, number }) => `${number}:${seat}`)).size).toBe(lying.length)
        // A click while cards are dealt, or lie raised, may already be a choice.
        if (scene !== last && !['deal', 'receive'].includes(scene.step)) expect(scene.view.legal).toEqual([])
        expect(scene.view.counts.every((count) => count >= 0)).toBe(true)
      }
      // Every card played is seen on its way, except the one just before the player's own turn.
      const played = (view: View | null): number =>
        view
          ? [...view.tricks, ...(view.trick ? [view.trick] : [])].reduce((sum, { cards }) => sum + cards.length, 0)
          : 0
      if (prev?.hand === next.hand && played(next) > played(prev)) {
        const seen = made.some(({ step }) => step === 'play')
        expect(seen || next.to_act === next.seat).toBe(true)
      }
    }
    // The cards shown as taken by a seat are worth the points that the core counts.
    for (const done of views.filter(({ phase }) => phase === 'done')) {
      if (done.stock) continue
      const { values } = done
      const sums = done.points.map((_, seat) => {
        const { plain, others } = takenBy(done, seat)
        return others.reduce((sum, card) => sum + (values[card] ?? 0), plain)
      })
      expect(sums).toEqual(done.points)
    }
  })
})

test('drawing is visible: the stock shrinks, the hand grows, the card that follows suit is raised with the rest', async () => {
  const { views } = await recorded({ extends: 'domino' }, 3)
  const drawing = shown(views).filter(({ made }) => made.some(({ step }) => step === 'draw'))
  expect(drawing.length).toBeGreaterThan(5)
  for (const { prev, next, made } of drawing) {
    const draw = made.find(({ step }) => step === 'draw') as Scene
    const before = made[made.indexOf(draw) - 1] as Scene
    expect(before.step === 'play' || before.step === 'sweep').toBe(true)
    expect(before.view.stock?.left).toBe(prev?.stock?.left)
    expect(draw.view.stock?.left).toBe((prev?.stock?.left ?? 0) - draw.drawn)
    const who = draw.acting as number
    expect(draw.view.counts[who]).toBe((before.view.counts[who] ?? 0) + draw.drawn)
    if (who === next.seat) expect(draw.raised).toHaveLength(draw.drawn)
    else expect(draw.raised).toEqual([])
  }
})

test('bids are heard one by one, the suit is announced, and a bid is paid before the suit is named', async () => {
  const { views } = await recorded({ extends: 'auction' }, 1)
  const steps = shown(views).flatMap(({ made }) => made)
  const bids = steps.filter(({ step }) => step === 'bid')
  expect(bids).toHaveLength(4)
  expect(new Set(bids.map(({ acting }) => acting)).size).toBe(4)
  expect(steps.filter(({ step }) => step === 'named').map(({ view }) => view.auction?.suit)).toEqual(['spades'])
  const asked = views.find(({ phase }) => phase === 'suit')
  expect(asked?.chips?.pot).toBe(asked?.auction?.high)
})

test('the kitty goes with its trick, and its taker sees it', async () => {
  let seen = 0
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const { views } = await recorded({ players: 7, kitty_peek: true }, 2, seed)
    const steps = shown(views).flatMap(({ made }) => made)
    const sweeps = steps.filter(({ step, kitty }) => step === 'sweep' && kitty)
    expect(sweeps).toHaveLength(2)
    const peeks = steps.filter(({ step }) => step === 'kitty')
    expect(peeks).toHaveLength(sweeps.filter(({ winner }) => winner === 0).length)
    for (const { view } of peeks) expect(view.kitty.cards).toHaveLength(3)
    seen += peeks.length
  }
  expect(seen).toBeGreaterThan(0)
})
