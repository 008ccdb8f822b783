// @vitest-environment node
/** An evening before its first hand. */
import { afterAll, expect, test, vi } from 'vitest'
import type { Preset } from '../src/core/protocol'
import { message, type RulesJson } from '../src/core/types'
import type { Evening } from '../src/state/evening'
import { ownDevice } from './ownDevice'

await ownDevice()
const { NewEvening } = await import('../src/state/newEvening.svelte')
const { nothing, reopen } = await import('../src/state/evening')
const { pad } = await import('../src/state/scorepad.svelte')
const { words } = await import('../src/words/words.svelte')
afterAll(() => words.use('en'))

test('its chips are written as the language writes numbers, and can be played like that', async () => {
  vi.stubGlobal('navigator', {})
  await words.use('de', 'scorepad')
  const settlement = { kind: 'sweepstakes', chip_value: 0.05, buy_in: 2000, split_two: false }
  const last = {
    names: ['Ada', 'Ben', 'Cleo'],
    rules: { settlement },
    title: '',
    dealer: 0,
    began: 0,
    hands: [],
    waiting: [],
  }
  pad.change({ ...nothing, evening: last })
  const evening = new NewEvening(() => ({ presets: [], ownRules: {}, library: [] }), false)
  await evening.check()
  expect(evening.chips).toMatchObject({ value: '0,05', buyIn: '2000' })
  evening.type({ splitTwo: true })
  await evening.check()
  expect(evening.trouble).toBeNull()
  expect(evening.start()).toBe(true)
  expect(pad.state.evening?.rules['settlement']).toEqual({ ...settlement, split_two: true })
})

const going = (hands: readonly object[]): Evening => ({
  ...{ names: ['Ada', 'Ben', 'Cleo', 'Dan'], rules: { extends: 'black-lady', players: 4 } },
  ...{ title: '', dealer: 0, began: 7, hands, waiting: [] },
})

test('what rules would make wrong of the hands on the sheet is said before they are kept', async () => {
  vi.stubGlobal('navigator', {})
  const now = going([{ points: [26, 0, 0, 0] }, { points: [3, 5, 18, 0] }])
  pad.change({ ...nothing, evening: now })
  const evening = new NewEvening(() => ({ presets: [], ownRules: { extends: 'original' }, library: [] }), true)
  await evening.check()
  expect(evening.spoilt).toBeNull()
  evening.choose('own')
  await evening.check()
  expect(evening.trouble).toBeNull()
  expect(evening.spoilt).toMatchObject({ hand: 0 })
  evening.choose('last')
  await evening.check()
  expect(evening.spoilt).toBeNull()
})

test('hands that another tab enters while names are changed stay, and so does another evening that it begins', () => {
  vi.stubGlobal('navigator', {})
  pad.change({ ...nothing, evening: going([]) })
  const tab = (names: readonly string[]) => {
    const evening = new NewEvening(() => ({ presets: [], ownRules: {}, library: [] }), true)
    evening.info = {} as never
    evening.names = [...names]
    return evening
  }
  const hands = [{ points: [3, 5, 18, 0] }]
  const named = tab(['Ada', 'Ben', 'Cleo', 'Daniel'])
  const fewer = tab(['Ada', 'Ben', 'Cleo'])
  pad.change({ ...pad.state, evening: going(hands) })
  expect(fewer.start()).toBe(false)
  expect(fewer.trouble).toEqual(message('scorepad-seated'))
  expect(named.start()).toBe(true)
  expect(pad.state.evening).toMatchObject({ names: ['Ada', 'Ben', 'Cleo', 'Daniel'], hands })

  const late = tab(['Ada', 'Ben', 'Cleo', 'Dana'])
  const other = { ...going(hands), began: 8 }
  pad.change({ ...nothing, evening: other })
  expect(late.start()).toBe(true)
  expect(pad.state.evening).toEqual(other)
})

test('the deal stays with whoever has it when a place is dropped or left empty', () => {
  vi.stubGlobal('navigator', {})
  pad.change(nothing)
  const begun = (names: readonly string[], dealer: number, dropped: number | null): string | undefined => {
    const evening = new NewEvening(() => ({ presets: [], ownRules: {}, library: [] }), false)
    evening.info = {} as never
    evening.names = [...names]
    evening.dealer = dealer
    if (dropped !== null) evening.drop(dropped)
    expect(evening.start()).toBe(true)
    const { names: seated = [], dealer: deals = -1 } = pad.state.evening ?? {}
    pad.change(nothing)
    return seated[deals]
  }
  expect(begun(['Ada', 'Ben', 'Cleo', 'Dan'], 2, 0)).toBe('Cleo')
  expect(begun(['Ada', 'Ben', 'Cleo', 'Dan'], 2, 3)).toBe('Cleo')
  // The next player deals in place of somebody who is gone.
  expect(begun(['Ada', 'Ben', 'Cleo', 'Dan'], 2, 2)).toBe('Dan')
  expect(begun(['Ada', 'Ben', 'Cleo', 'Dan'], 3, 3)).toBe('Ada')
  expect(begun(['Ada', '', 'Anna  Maria', 'Dan'], 2, null)).toBe('Anna Maria')
  expect(begun(['Ada', 'Ben', '', 'Dan'], 2, null)).toBe('Dan')
  expect(begun(['Ada', 'Ben', 'Cleo', ''], 3, null)).toBe('Ada')
  expect(begun(['Ada', 'Ben', '', ''], 1, null)).toBe('Ben') // two are enough
})

test('the first game is that of the table: a preset by its name, and anything else as the player’s own', async () => {
  await words.need('games', 'scorepad')
  pad.change(nothing)
  const presets = ['black-lady', 'omnibus', 'black-maria'].map((id) => ({ id, rules: {} }) as Preset)
  const choice = (ownRules: RulesJson): { game: string; own: boolean } => {
    const { game, choices } = new NewEvening(() => ({ presets, ownRules, library: [] }), false)
    return { game, own: choices.some(({ value }) => value === 'own') }
  }
  expect(choice({})).toEqual({ game: 'black-lady', own: false })
  expect(choice({ extends: 'omnibus' })).toEqual({ game: 'omnibus', own: false })
  expect(choice({ extends: 'black-maria', players: 4 })).toEqual({ game: 'black-maria', own: false })
  expect(choice({ end: { target: 50 } })).toEqual({ game: 'own', own: true })
  expect(choice({ extends: 'omnibus', moon: 'new' })).toEqual({ game: 'own', own: true })
})

test('what was typed for an evening that has begun is not typed for another beside the same one before', async () => {
  vi.stubGlobal('navigator', {})
  const before = going([{ points: [26, 0, 0, 0] }])
  pad.change({ ...nothing, evening: before })
  const anew = (): InstanceType<typeof NewEvening> =>
    new NewEvening(() => ({ presets: [], ownRules: {}, library: [] }), false)
  const left = anew()
  left.names = ['Eva', 'Finn', 'Gil', 'Hal']
  left.leave()
  const evening = anew()
  expect(evening.names).toEqual(['Eva', 'Finn', 'Gil', 'Hal'])
  await evening.check()
  expect(evening.start()).toBe(true)
  pad.change(reopen(pad.state, before))
  expect(anew().names).toEqual(before.names)
})

test('what was typed for a new evening stays while the one before goes on, and the deal moves on with it', () => {
  vi.stubGlobal('navigator', {})
  pad.change({ ...nothing, evening: going([]) })
  const anew = (): InstanceType<typeof NewEvening> =>
    new NewEvening(() => ({ presets: [], ownRules: {}, library: [] }), false)
  const left = anew()
  left.names = ['Eva', 'Finn', 'Gil', 'Hal']
  // A hand comes on the sheet in another tab, or before its maker comes back.
  pad.change({ ...nothing, evening: going([{ points: [26, 0, 0, 0] }]) })
  left.leave()
  const back = anew()
  expect(back.names).toEqual(['Eva', 'Finn', 'Gil', 'Hal'])
  expect(back.dealer).toBe(1)
  back.dealer = 3
  back.leave()
  pad.change({ ...nothing, evening: going([{ points: [26, 0, 0, 0] }, { points: [0, 26, 0, 0] }]) })
  expect(anew().dealer).toBe(3)
  pad.change({ ...nothing, evening: { ...going([]), began: 9 } })
  expect(anew().names).toEqual(going([]).names)
})
