/**
 * Automatic play on the player's turn: a card chosen ahead, the only card, a rest that can't change anything; and keys.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Alone } from '../src/game/game'
import type { Rest, View } from '../src/core/protocol'
import { beat, Flow, type Choices } from '../src/state/flow.svelte'
import { Presenter } from '../src/state/presenter.svelte'
import { settings } from '../src/state/settings.svelte'
import { tapOnCard } from '../src/state/taps'
import { PassSelection } from '../src/state/passSelection.svelte'
import { askedIn } from '../src/state/turn'
import { press, shortcutFor, shortcuts } from '../src/views/table/shortcuts'
import { scripted } from './scripted'
import { trick, view, won } from './views'

const before = [won(1, ['2C', '3C', '5C', 'KC'], 0)]
const others = view({ to_act: 3, waiting: [3], tricks: before, trick: trick(1, ['2D', '3D']) })
const mine = (given: Partial<View> = {}): View =>
  view({ to_act: 0, waiting: [0], legal: ['4C'], tricks: before, trick: trick(1, ['7C', '3C', '5C']), ...given })
const free = mine({ legal: ['4C', 'QS', '2H'] })
const worthless: Rest = { why: 'worthless', plays: ['play 0 4C'] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  settings.choose({ ahead: false })
})
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

/** A table with these choices, at which the rest of the hand is known. */
async function table(first: View, choices: Partial<Choices> = {}, rest: Rest | null = null) {
  const finished: Rest[] = []
  const told = vi.fn()
  const alone = {
    rest: () => Promise.resolve(rest),
    finish: (how: Rest) => {
      finished.push(how)
      return Promise.resolve()
    },
  }
  const { game, acted, say } = scripted(first, alone)
  const presenter = new Presenter(game, { pace: () => 1, sweeps: () => true }, false)
  const flow = new Flow(
    presenter,
    () => ({ forced: false, finish: false, ...choices }),
    () => 1,
    told,
  )
  await pass(0)
  flow.look(false)
  await pass(0)
  return { presenter, flow, acted, say, finished, told }
}

test('the only card that may be played plays itself, a beat late', async () => {
  const { acted } = await table(mine(), { forced: true })
  await pass(beat(1) - 1)
  expect(acted).toEqual([])
  await pass(1)
  expect(acted).toEqual([{ kind: 'play', card: '4C' }])
})

test.each([
  ['where that was not chosen', mine(), { forced: false }, false],
  ['where there is a choice', free, { forced: true }, false],
  ['where others are to play', others, { forced: true }, false],
  ['while something lies over the table', mine(), { forced: true }, true],
])('nothing plays itself %s', async (_, now, choices, held) => {
  const { acted, flow } = await table(now, choices)
  flow.look(held)
  await pass(5000)
  expect(acted).toEqual([])
})

test('a card chosen ahead is played when it is the player’s turn', async () => {
  settings.choose({ ahead: true })
  const { presenter, flow, acted, say } = await table(others)
  const choose = (card: string): void =>
    tapOnCard(presenter, askedIn(presenter.scene), new PassSelection(), { card, key: card }, null)
  choose('QS')
  choose('4C')
  expect(presenter.ahead?.key).toBe('4C')
  expect(acted).toEqual([])
  say(mine())
  await pass(5000)
  flow.look(false)
  expect(acted).toEqual([{ kind: 'play', card: '4C' }])
  expect(presenter.ahead).toBeNull()
})

test('a second tap cancels a card chosen ahead; if the setting is off, a tap hurries things on', async () => {
  const { presenter, acted } = await table(others)
  const tap = (): void =>
    tapOnCard(presenter, askedIn(presenter.scene), new PassSelection(), { card: '4C', key: '4C' }, null)
  settings.choose({ ahead: true })
  tap()
  tap()
  expect(presenter.ahead).toBeNull()
  settings.choose({ ahead: false })
  tap()
  expect(presenter.ahead).toBeNull()
  expect(acted).toHaveLength(1)
})

test('a card chosen ahead that may not be played is asked for all the same, so that the game says why not', async () => {
  const { presenter, flow, acted, say } = await table(others)
  presenter.ahead = { card: 'QS', key: 'QS' }
  say(mine())
  await pass(5000)
  flow.look(false)
  expect(acted).toEqual([{ kind: 'play', card: 'QS' }])
  expect(presenter.ahead).toBeNull()
})

test('a card chosen ahead is forgotten with its hand', async () => {
  const { presenter, flow, acted, say } = await table(others)
  presenter.ahead = { card: 'QS', key: 'QS' }
  say(view({ phase: 'done', cards: [] }))
  await pass(5000)
  flow.look(false)
  expect(presenter.ahead).toBeNull()
  expect(acted).toEqual([])
})

test('nothing plays itself while the coach’s advice is shown, or once the table is left', async () => {
  const { presenter, flow, acted, finished } = await table(mine(), { forced: true, finish: true }, worthless)
  await presenter.advise()
  flow.look(false)
  await pass(5000)
  await presenter.advise()
  flow.look(false)
  flow.close()
  await pass(5000)
  expect([...acted, ...finished]).toEqual([])
})

test('a rest that is proved too late is not offered', async () => {
  const { presenter, flow, say } = await table(free, {}, worthless)
  presenter.rest = null
  flow.look(false)
  say(others)
  await pass(5000)
  expect(presenter.rest).toBeNull()
})

test('a certain rest is offered until the table changes', async () => {
  const { presenter, flow, finished, say } = await table(free, {}, worthless)
  expect(presenter.rest).toMatchObject(worthless)
  await pass(5000)
  expect(finished).toEqual([])
  flow.finish()
  expect(finished).toHaveLength(1)
  say(others)
  await pass(5000)
  flow.look(false)
  expect(presenter.rest).toBeNull()
  flow.finish()
  expect(finished).toHaveLength(1)
})

test('tricks that can’t change anything are played at once if so chosen, a beat late, with an announcement', async () => {
  const { finished, told } = await table(free, { finish: true }, worthless)
  expect(finished).toEqual([])
  await pass(beat(1))
  expect(finished).toHaveLength(1)
  expect(told).toHaveBeenCalledOnce()
})

test('a sheet holds up the tricks that are played at once, even if it opens while they are looked at, and not for longer', async () => {
  const { presenter, flow, finished } = await table(free, { finish: true }, worthless)
  presenter.rest = null
  flow.look(false)
  flow.look(true)
  await pass(5000)
  expect(finished).toEqual([])
  flow.look(false)
  await pass(beat(1))
  expect(finished).toHaveLength(1)
})

test('the player’s own rest is offered, and never played without them', async () => {
  const { presenter, finished } = await table(free, { finish: true }, { why: 'own', plays: [] })
  await pass(5000)
  expect(presenter.rest?.why).toBe('own')
  expect(finished).toEqual([])
})

const bots = { alone: { returns: true } as Alone }
const once = { alone: { returns: false } as Alone }
const people = {}
const key = (key: string, more: KeyboardEventInit = {}): KeyboardEvent => new KeyboardEvent('keydown', { key, ...more })

test('every key does one thing, by a letter, on any keyboard', () => {
  expect(new Set(shortcuts.map((each) => each.key)).size).toBe(shortcuts.length)
  expect(shortcutFor(key('H'), bots, true)?.presses).toBe('hint')
  expect(shortcutFor(key('?', { shiftKey: true }), people, true)?.does).toBe('keys')
  // Arabic has its own question mark.
  expect(shortcutFor(key('؟', { code: 'Slash', shiftKey: true }), people, true)?.does).toBe('keys')
  // On a Greek or an Arabic keyboard it is the key in the same position.
  expect(shortcutFor(key('υ', { code: 'KeyU' }), bots, true)?.does).toBe('take-back')
  // Not where letters have other positions.
  expect(shortcutFor(key('a', { code: 'KeyQ' }), bots, true)?.does).toBe('again')
  for (const other of [key('h', { ctrlKey: true }), key('Tab', { code: 'Tab' }), key('1', { code: 'Digit1' })])
    expect(shortcutFor(other, bots, true)).toBeNull()
})

test('a game with people offers nothing that needs bots, and a game played once can’t go back', () => {
  for (const { key: name, needs } of shortcuts) {
    expect(shortcutFor(key(name), people, true) === null).toBe(needs !== undefined)
    expect(shortcutFor(key(name), once, true) === null).toBe(needs === 'return')
  }
  expect(shortcutFor(key('z', { ctrlKey: true }), people, true)).toBeNull()
})

test('letter shortcuts can be turned off; undo is no letter', () => {
  expect(shortcutFor(key('u'), bots, false)).toBeNull()
  expect(shortcutFor(key('z', { ctrlKey: true }), bots, false)?.does).toBe('take-back')
})

test('a key presses a button that is there and can be used', () => {
  document.body.innerHTML = '<button data-testid="hint"></button><button data-testid="scores" disabled></button>'
  const clicked = vi.fn()
  document.querySelector('[data-testid="hint"]')?.addEventListener('click', clicked)
  expect(press(document, 'hint')).toBe(true)
  expect(clicked).toHaveBeenCalledOnce()
  expect(press(document, 'scores')).toBe(false)
  expect(press(document, 'menu')).toBe(false)
  document.body.innerHTML = ''
})
