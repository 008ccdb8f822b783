// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readReply } from '../src/core/line'
import type { Happened, Preset, SpectatorView, Status, View } from '../src/core/protocol'
import { start, type Core } from '../src/core/wasm'
import { wholeModule } from './core'

// The observer as WebAssembly: its views are the game's, for every seat and a spectator, action by action.

const module = wholeModule()

function asked<Answer>(core: Core, request: string): Answer {
  const reply = readReply(core.ask(request))
  if (!reply.ok) throw new Error(`${request}: ${reply.refusal.code} ${JSON.stringify(reply.refusal.message)}`)
  return reply.value as Answer
}

/** The parts of a view that don't depend on who looks. */
function seenByAll(view: View): object {
  const { seat, cards, pass, passed, received, legal, auction, kitty, ...rest } = view
  return { ...rest, auction: auction && { ...auction, least: null, most: null } }
}

async function compare(rules: string, seed: number, actions: number): Promise<number> {
  const game = await start(module)
  let status = asked<Status>(game, `new {"rules":${rules},"seed":"${seed}"}`)
  const players = status.totals.length
  const observers: Core[] = []
  for (let seat = 0; seat <= players; seat++) {
    const observer = await start(module)
    asked(observer, `observe {"rules":${rules},"seat":${seat < players ? seat : null}}`)
    observers.push(observer)
  }
  let seen = 0
  for (let n = 0; n <= actions && !status.over; n++) {
    for (const { event, own } of asked<Happened[]>(game, `events ${seen}`)) {
      seen++
      observers.forEach((observer, seat) => {
        const cards = own[seat] ?? undefined
        const view = asked<View | SpectatorView>(observer, `see ${JSON.stringify({ ...event, own: cards })}`)
        const ended = view.phase === 'done'
        const which = ended ? ` ${view.hand}` : ''
        if (!ended && view.hand !== status.hand) return
        if (seen < asked<Happened[]>(game, 'events').length && !ended) return
        const expected = asked<View>(game, `view ${seat % players}${which}`)
        if (seat < players) expect(view).toEqual(expected)
        else expect(seenByAll(view as unknown as View)).toEqual(seenByAll(expected))
      })
    }
    const actor = status.waiting[seed % Math.max(1, status.waiting.length)] ?? 0
    status = asked<Status>(game, asked<{ action: string }>(game, `bot random ${actor} ${seed + n}`).action)
  }
  return seen
}

const presets = asked<Preset[]>(await start(module), 'presets').map(({ id }) => id)

describe('an observer in the browser has the view that the game has', () => {
  test.each(presets)('%s', async (preset) => {
    expect(await compare(`{"extends":"${preset}"}`, presets.indexOf(preset) + 1, 130)).toBeGreaterThan(100)
  })

  test.each([
    '{"hearts_only":"pass_lead","breaking":true}',
    '{"pass_cycle":["scatter"],"players":6}',
    '{"players":7,"kitty":"first_penalty_trick","kitty_peek":true}',
    '{"packs":2,"players":8,"pass_cycle":["left"],"opening":"any_club"}',
    '{"stock":true,"players":3,"hand_size":6,"moon":"choice"}',
  ])('%s', async (rules) => {
    expect(await compare(rules, 5, 130)).toBeGreaterThan(20)
  })
})

test('bots and the coach advise the seat that observes, and no other', async () => {
  const core = await start(module)
  expect(readReply(core.ask('bot careful 0 1'))).toMatchObject({ ok: false, refusal: { code: 'no_game' } })
  const game = await start(module)
  asked(game, 'new {"rules":{},"seed":"3"}')
  const [deal] = asked<Happened[]>(game, 'events')
  asked(core, 'observe {"seat":2}')
  expect(readReply(core.ask('coach 2 20 1'))).toMatchObject({ ok: false, refusal: { code: 'no_game' } })
  asked(core, `see ${JSON.stringify({ ...deal?.event, own: deal?.own[2] })}`)
  for (const request of ['bot careful 2 1', 'think expert:50 2 1 1', 'coach 2 20 1']) {
    expect(core.ask(request)).toBe(game.ask(request))
  }
  expect(readReply(core.ask('bot careful 1 1'))).toMatchObject({ ok: false, refusal: { code: 'no_such_seat' } })
  expect(readReply(core.ask('truth'))).toMatchObject({ ok: false, refusal: { code: 'no_game' } })
})
