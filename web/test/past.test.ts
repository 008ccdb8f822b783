// @vitest-environment node
/** A finished game, looked through again from its log: one against bots, and one among people. */
import { expect, test } from 'vitest'
import { engine, type Engine } from '../src/core/engine'
import type { FairLog, Log } from '../src/core/protocol'
import { sessions } from '../src/core/sessions'
import { pastGame } from '../src/game/past'
import { summaryOf } from '../src/game/summary'
import { directEngine, wholeModule } from './core'
import { localGame, playOn } from './play'

/** A game among people, dealt from a secret and played by bots. */
async function fair(): Promise<{ readonly core: Engine; readonly log: FairLog }> {
  const core = engine(sessions(Promise.resolve(wholeModule())))
  const secret = '5e'.repeat(32)
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
  const rules = { end: { hands: 2 }, tie: 'shared' } as const
  const session = core.open()
  let status = await session.load({
    openhearts: 2,
    rules,
    deal: { hash, secret, parts: ['', '', '', ''] },
    actions: [],
  })
  for (let n = 0; !status.over; n++) {
    const seat = status.waiting[0] ?? 0
    const done = await session.act(seat, await session.bot('random', seat, String(n)))
    if ('code' in done) throw new Error(done.code)
    status = done
  }
  return { core, log: (await session.log()) as Log | FairLog as FairLog }
}

async function alone(): Promise<{ readonly core: Engine; readonly log: Log }> {
  const core = directEngine()
  const game = await localGame('7', { end: { hands: 2 }, tie: 'shared' }, { core })
  await playOn(game)
  const log = game.log()
  game.close()
  return { core, log }
}

test.each([
  ['alone', alone, 0],
  ['among people', fair, 2],
] as const)('%s: its hands, its moves, and a second look at each', async (_, played, seat) => {
  const { core, log } = await played()
  const past = await pastGame(core, log, ['', 'Ingrid', 'Basil', 'Tomás'], seat)
  expect(past.last.over).toBe(true)
  expect(past.last.results).toHaveLength(2)
  const hand = await past.past(1)
  const moves = await past.moves(1)
  expect(hand.seat).toBe(seat)
  expect(moves.filter(({ action }) => action.kind === 'play')).toHaveLength(52)
  const own = moves.findIndex((move) => move.seat === seat && move.action.kind === 'play')
  const { view, advice } = await past.reviewMove(1, own)
  expect(view.seat).toBe(seat)
  expect(advice.choices.length).toBeGreaterThan(0)
  past.close()
  const summary = await summaryOf(core, 'x', log, seat)
  expect(summary.totals).toEqual(past.last.totals)
  expect(summary.hands).toHaveLength(2)
})

test('a log that can’t be played opens nothing', async () => {
  const { core, log } = await alone()
  const damaged = { ...log, actions: ['play 0 2C', 'play 0 2C'] }
  await expect(pastGame(core, damaged, [], 0)).rejects.toThrow('bad_log')
})
