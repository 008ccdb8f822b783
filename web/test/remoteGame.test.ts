// @vitest-environment node
/**
 * A game played elsewhere, from its events alone: its views are the core's own, and the player's action shows at once.
 */
import { describe, expect, test } from 'vitest'
import { engine } from '../src/core/engine'
import { readAction, readReply } from '../src/core/line'
import type { Event, Happened, Preset, Refusal, Status, View } from '../src/core/protocol'
import { sessions } from '../src/core/sessions'
import type { Action, RulesJson } from '../src/core/types'
import { start, type Core } from '../src/core/wasm'
import { startRemote, type RemoteGame } from '../src/game/remote'
import { scenes } from '../src/state/scenes'
import { wholeModule } from './core'

const module = wholeModule()
const whole = engine(sessions(Promise.resolve(module)))

function asked<Answer>(core: Core, request: string): Answer {
  const reply = readReply(core.ask(request))
  if (!reply.ok) throw new Error(`${request}: ${reply.refusal.code}`)
  return reply.value as Answer
}

/** A small server: it has the game, and sends a seat what the real one would. */
class Server {
  status: Status
  sent = 0
  constructor(
    readonly core: Core,
    readonly seat: number,
    rules: string,
    seed: string,
  ) {
    this.status = asked(core, `new {"rules":${rules},"seed":"${seed}"}`)
  }
  /** The events that the seat has not been sent yet. */
  news(): Event[] {
    const more = asked<Happened[]>(this.core, `events ${this.sent}`)
    this.sent += more.length
    return more.map(({ event, own }) => ({ ...event, ...(own[this.seat] ? { own: own[this.seat] } : {}) }) as Event)
  }
  act(action: string): void {
    this.status = asked(this.core, action)
  }
  /** What a bot would do in a seat. */
  bot(seat: number, seed: number): string {
    return asked<{ action: string }>(this.core, `bot random ${seat} ${seed}`).action
  }
  view(hand?: number): View {
    return asked(this.core, `view ${this.seat}${hand === undefined ? '' : ` ${hand}`}`)
  }
}

type Send = (hand: number, action: string) => Promise<Refusal | null>

async function remote(server: Server, rules: string, send: Send = () => Promise.resolve(null)): Promise<RemoteGame> {
  const names = server.status.totals.map((_, seat) => `P${seat}`)
  return startRemote(whole, {
    rules: JSON.parse(rules) as RulesJson,
    seat: server.seat,
    names,
    advises: true,
    events: server.news(),
    send,
  })
}

/** Waits until everything sent has been seen. */
const settled = (game: RemoteGame): Promise<unknown> => game.moves(99).catch(() => null)

const presets = asked<Preset[]>(await start(module), 'presets').map(({ id }) => `{"extends":"${id}"}`)

describe('the views of a game played elsewhere are the views that the game has', () => {
  test.each([
    ...presets,
    '{"hearts_only":"pass_lead","breaking":true}',
    '{"pass_cycle":["scatter"],"players":6}',
    '{"stock":true,"players":3,"hand_size":6,"moon":"choice"}',
  ])('%s', async (rules) => {
    const server = new Server(await start(module), 1, rules, '11')
    const game = await remote(server, rules)
    const heard: View[] = []
    game.listen((view) => heard.push(view))
    expect(game.view()).toEqual(server.view())
    for (let n = 0; n < 90 && !server.status.over; n++) {
      const { hand } = server.status
      server.act(server.bot(server.status.waiting[0] ?? 0, n + 1))
      game.see(server.news())
      await settled(game)
      expect(game.view()).toEqual(server.view())
      if (server.status.hand !== hand) {
        expect(heard.at(-2)).toEqual(server.view(hand))
        expect(await game.past(hand)).toEqual(server.view(hand))
      }
    }
  })
})

test('a spectator sits behind the seat that they choose, and sees no cards', async () => {
  const server = new Server(await start(module), 1, '{}', '7')
  const events = asked<Happened[]>(server.core, 'events 0').map(({ event }) => event)
  const elsewhere = { rules: {}, seat: null, names: ['A', 'B', 'C', 'D'], advises: false, events } as const
  const send = (): Promise<null> => Promise.resolve(null)
  for (const side of [0, 2]) {
    const game = await startRemote(whole, { ...elsewhere, side, send })
    expect(game).toMatchObject({ seat: side, watching: true })
    expect(game.view()).toMatchObject({ seat: side, cards: [], counts: [13, 13, 13, 13] })
    game.close()
  }
})

test('the places that count elsewhere are shown at the end of each hand, and in the next one', async () => {
  const server = new Server(await start(module), 1, '{"pass_cycle":["hold"]}', '7')
  const standing = { ...server.view().standing, places: [4, 1, 2, 3] }
  const counted = (view: View): View => ({ ...view, standing })
  const send = (): Promise<null> => Promise.resolve(null)
  const elsewhere = { rules: { pass_cycle: ['hold'] }, seat: 1, names: ['A', 'B', 'C', 'D'], advises: false, counted }
  const game = await startRemote(whole, { ...elsewhere, events: server.news(), send })
  for (let n = 0; server.status.hand === 0; n++) server.act(server.bot(server.status.to_act ?? 0, n))
  game.see(server.news())
  await settled(game)
  for (const view of [await game.past(0), game.view()]) expect(view.standing).toEqual(standing)
})

/** A game at our turn to play, with or without other players' cards on the table. */
async function atTurn(enough: (view: View) => boolean, send: Send) {
  const rules = '{"pass_cycle":["hold"]}'
  const server = new Server(await start(module), 1, rules, '7')
  const game = await remote(server, rules, send)
  const playOn = async (): Promise<void> => {
    for (let n = 0; !(server.view().to_act === 1 && enough(server.view())); n++)
      server.act(server.bot(server.status.to_act ?? 0, n))
    game.see(server.news())
    await settled(game)
  }
  await playOn()
  return { server, game, playOn }
}

const cardOf = (view: View): Action => ({ kind: 'play', card: view.legal[0] ?? '' })

test('a card is shown as played before the answer, once, and what it completes afterwards', async () => {
  let answer: (refusal: Refusal | null) => void = () => undefined
  const sent: [number, string][] = []
  const last = (view: View): boolean => view.trick?.cards.length === 3
  const { server, game } = await atTurn(last, (hand, action) => {
    sent.push([hand, action])
    return new Promise((done) => (answer = done))
  })
  const heard: View[] = [game.view()]
  game.listen((view) => heard.push(view))
  const action = cardOf(game.view())
  const text = `play 1 ${action.kind === 'play' ? action.card : ''}`
  const done = game.act(action)
  expect(game.view().trick?.cards).toHaveLength(4)
  expect(game.view().cards).toHaveLength(server.view().cards.length - 1)
  expect(game.view().waiting).toEqual([])
  expect(sent).toEqual([[0, text]])
  // A second tap meanwhile does nothing.
  expect(await game.act(action)).toBeNull()
  expect(sent).toHaveLength(1)
  server.act(text)
  game.see(server.news())
  answer(null)
  expect(await done).toBeNull()
  await settled(game)
  expect(game.view()).toEqual(server.view())
  // On the screen, the card travels once; then the trick lies complete and goes to its taker.
  const steps = heard.flatMap((view, i) => (i > 0 ? scenes(heard[i - 1] as View, view, 1) : [])).map(({ step }) => step)
  expect(steps.filter((step) => step === 'play')).toHaveLength(1)
  expect(steps.filter((step) => step === 'full')).toHaveLength(1)
  expect(steps.filter((step) => step === 'sweep')).toHaveLength(1)
  expect(steps.indexOf('full')).toBeGreaterThan(steps.indexOf('play'))
})

test('a card that is refused comes back, with what was done in its place', async () => {
  const refusal: Refusal = { code: 'time_is_up', message: { id: 'people-refused-time_is_up', args: {} } as never }
  let answer: (refusal: Refusal | null) => void = () => undefined
  const { server, game, playOn } = await atTurn(
    () => true,
    () => new Promise((done) => (answer = done)),
  )
  const before = game.view()
  const late = game.act(cardOf(before))
  expect(game.view()).not.toEqual(before)
  answer(refusal)
  expect(await late).toEqual(refusal)
  expect(game.view()).toEqual(before)
  // The bot's card comes before the refusal, and is the one that counts.
  const again = game.act(cardOf(before))
  const other = server.view().legal.at(-1) ?? ''
  server.act(`play 1 ${other}`)
  game.see(server.news())
  await settled(game)
  expect(game.view()).toEqual(server.view())
  answer(refusal)
  await again
  expect(game.view()).toEqual(server.view())
  await playOn()
  expect(game.view()).toEqual(server.view())
})

test('an action lost on the way is taken back and rejected', async () => {
  const { game } = await atTurn(
    () => true,
    () => Promise.reject(new Error('closed')),
  )
  const before = game.view()
  await expect(game.act(cardOf(before))).rejects.toThrow('closed')
  expect(game.view()).toEqual(before)
})

test('a finished hand shows what this seat may know, and its own moves can be reviewed', async () => {
  const rules = '{"extends":"black-lady"}'
  const server = new Server(await start(module), 1, rules, '5')
  const game = await remote(server, rules)
  await expect(game.moves(0)).rejects.toThrow('not finished')
  for (let n = 0; server.status.hand === 0; n++) server.act(server.bot(server.status.waiting[0] ?? 0, n))
  game.see(server.news())
  const moves = await game.moves(0)
  // The first hand is passed to the left: what this seat gave, and what seat 0 gave to it.
  expect(moves.map(({ action }) => action.kind)).toEqual([...Array(2).fill('pass'), ...Array(52).fill('play')])
  expect(
    moves
      .slice(0, 2)
      .map(({ seat }) => seat)
      .sort(),
  ).toEqual([0, 1])
  const plays = server.view(0).tricks.flatMap(({ seats, cards }) => cards.map((card, i) => `play ${seats[i]} ${card}`))
  expect(moves.slice(2).map(({ seat, action }) => ({ seat, action }))).toEqual(plays.map((text) => readAction(text)))
  const number = moves.findIndex(({ seat, action }) => seat === 1 && action.kind === 'play')
  const { view, advice } = await game.reviewMove(0, number)
  expect(view).toMatchObject({ seat: 1, hand: 0, phase: 'play', to_act: 1 })
  expect(advice.choices.length).toBeGreaterThan(0)
  expect(game.reviews(1)).toBe(true)
  expect(game.reviews(0)).toBe(false)
  await expect(
    game.reviewMove(
      0,
      moves.findIndex(({ seat }) => seat === 0),
    ),
  ).rejects.toThrow()
  // The game itself has not moved.
  expect(game.view()).toEqual(server.view())
})
