// @vitest-environment node
import { beforeAll, expect, test } from 'vitest'
import { CoreError } from '../src/core/line'
import type { Engine } from '../src/core/engine'
import type { Field, Preset } from '../src/core/protocol'
import type { RulesJson } from '../src/core/types'
import {
  baseValue,
  differs,
  draftOf,
  grouped,
  rulesOf,
  same,
  standard,
  valueOf,
  withValue,
  without,
  worthKeeping,
  type Draft,
} from '../src/state/editor'
import { fixes } from '../src/state/fixes'
import { faultOf, placed, type Fault } from '../src/state/faults'
import { termsOf, writtenTerms } from '../src/state/settlement'
import { say, words } from '../src/words/words.svelte'
import { directEngine } from './core'

let core: Engine
let fields: readonly Field[]
let presets: readonly Preset[]
beforeAll(async () => {
  core = directEngine()
  fields = await core.fields()
  presets = await core.presets()
  await words.need('cards', 'games', 'rules', 'page')
})

const field = (name: string): Field => {
  const found = fields.find((each) => each.name === name)
  if (!found) throw new Error(`no field ${name}`)
  return found
}
const from = (rules: RulesJson): Draft => draftOf({ name: '', about: '', rules })
async function check(rules: RulesJson): Promise<Fault | null> {
  try {
    await core.rules(rules)
    return null
  } catch (error) {
    if (error instanceof CoreError) return faultOf(error.refusal)
    throw error
  }
}

test('every field of the table stands in exactly one group that people know', () => {
  const groups = grouped(fields)
  expect(groups.map(({ name }) => name)).not.toContain('more')
  expect(groups.flatMap((group) => group.fields.map(({ name }) => name)).sort()).toEqual(
    fields.map(({ name }) => name).sort(),
  )
})

test('a field that no group names stands in the last', () => {
  const odd = { ...field('moon'), name: 'joker' } as unknown as Field
  expect(grouped([...fields, odd]).at(-1)).toEqual({ name: 'more', fields: [odd] })
})

test('a preset as a draft is the preset, and nothing of it counts as changed by the player', async () => {
  for (const preset of presets) {
    const draft = from({ extends: preset.id })
    expect(draft.changes).toEqual({})
    expect((await core.rules(rulesOf(draft))).changes).toEqual(preset.rules)
    for (const each of fields) {
      expect(differs(draft, each, presets), `${preset.id} ${each.name}`).toBe(each.name in preset.rules)
    }
  }
})

test('a value that the base has anyway is left out', () => {
  const maria = from({ extends: 'black-maria' })
  const left = withValue(maria, field('pass_cycle'), ['left'], presets)
  expect(left.changes).toEqual({ pass_cycle: ['left'] })
  expect(withValue(left, field('pass_cycle'), ['right'], presets).changes).toEqual({})
  expect(withValue(standard, field('points'), { QS: 13, H: 1 }, presets).changes).toEqual({})
  expect(withValue(standard, field('sun'), null, presets).changes).toEqual({})
  expect(withValue(standard, field('settlement'), { kind: 'none' }, presets).changes).toEqual({})
})

test('cards removed by a preset apply only at its own number of players', async () => {
  const maria = from({ extends: 'black-maria' })
  expect(baseValue(maria, field('removed'), presets)).toEqual(['2C'])
  const four = withValue(maria, field('players'), 4, presets)
  expect(valueOf(four, field('removed'), presets)).toBe('by_table')
  expect((await core.rules(rulesOf(four))).rules.removed).toEqual([])
})

test('the same, however written', () => {
  expect(same(field('removed'), 'none', [])).toBe(true)
  expect(same(field('removed'), ['2C', '2D'], ['2D', '2C'])).toBe(true)
  expect(same(field('moon'), null, 'off')).toBe(true)
  expect(same(field('pass_cycle'), ['left', 'hold'], ['hold', 'left'])).toBe(false)
  expect(same(field('settlement'), 'howell', { kind: 'howell', buy_in: 100 })).toBe(true)
  expect(same(field('settlement'), 'howell', { kind: 'howell', buy_in: 50 })).toBe(false)
})

test('a settlement is written as the word while the rest is as usual', () => {
  expect(writtenTerms(termsOf('howell'))).toBe('howell')
  expect(writtenTerms({ ...termsOf('howell'), buy_in: 50 })).toEqual({ kind: 'howell', buy_in: 50 })
  expect(termsOf({ kind: 7, buy_in: 'many' })).toEqual({ kind: '7', chip_value: 1, buy_in: 'many', split_two: false })
  expect(termsOf(null).kind).toBe('none')
})

test('values of the wrong kind stay as they are', async () => {
  const draft = from({ players: 'four', points: { QS: 'much' }, settlement: { kind: 7 } })
  expect(rulesOf(draft)).toEqual({ players: 'four', points: { QS: 'much' }, settlement: { kind: 7 } })
  for (const each of fields) valueOf(draft, each, presets)
  expect((await check(rulesOf(draft)))?.field).toBe('players')
})

test('a fault is said with the name of its field before it', () => {
  const message = { id: 'fault-no-field', args: {} }
  expect(say(placed({ field: 'auction', message: { id: 'fault-auction-none', args: {} } }))).toBe(
    'Auction: Without an auction there is no bidder to lead to the first trick.',
  )
  expect(say(placed({ field: 'colour', message }))).toBe('“colour”: There is no such field.')
  expect(placed({ field: 'extends', message })).toBe(message)
})

test('a fault names other rules and their values as the editor does', async () => {
  const auction = { auction: true, opening: 'bidder' }
  const said = async (rules: RulesJson): Promise<string> => {
    const fault = await check(rules)
    return fault === null ? '' : say(fault.message)
  }
  expect(await said({ auction: true })).toBe(
    'After an auction the high bidder leads to the first trick (“First lead”: “the high bidder of the auction leads”).',
  )
  expect(await said(auction)).toBe('With an auction no cards are passed (“Passing”: “no pass”).')
  expect(await said({ pooled: true })).toBe('This needs sides: choose who plays together at “Sides”.')
  const rest: readonly RulesJson[] = [
    { ...auction, pass_cycle: ['hold'] },
    { pass_cycle: [] },
    { objective: 'high', settlement: 'howell' },
    { end: { target: 'soon' } },
    { settlement: { kind: 'average', buy_in: 1.5 } },
    { settlement: { kind: 'average', chip_value: 0.0001 } },
  ]
  for (const rules of rest) expect(await said(rules)).toMatch(/^[^"[\]{}_]+\.$/)
})

/** The draft, the field to blame, and what the fixes change. */
const clashes: readonly [RulesJson, string, readonly string[]][] = [
  [{ players: 5, pass_cycle: ['left', 'across'] }, 'pass_cycle', ['pass_cycle', 'players']],
  [{ players: 9 }, 'players', ['players', 'packs']],
  [{ packs: 2 }, 'players', ['packs', 'players']],
  [{ teams: '3v3' }, 'teams', ['teams', 'players']],
  [{ pooled: true }, 'pooled', ['pooled', 'teams']],
  [{ kitty: 'none', players: 7 }, 'kitty', ['kitty', 'players', 'stock']],
  [{ moon: 'off', sun: 52 }, 'sun', ['sun', 'moon']],
  [{ auction: true }, 'auction', ['pass_cycle opening settlement', 'auction']],
  [{ extends: 'auction', settlement: 'average' }, 'auction', ['settlement']],
  [{ extends: 'sweepstakes', objective: 'high' }, 'settlement', ['objective']],
  [{ extends: 'nosuch', moon: 'new' }, 'extends', ['extends']],
  [{ colour: 'red' }, 'colour', ['colour']],
  [{ players: 'four' }, 'players', ['players']],
  [{ end: { target: 24 } }, 'end', ['end']],
]

test.each(clashes)('%o blames %s, and can be mended', async (rules, blamed, changed) => {
  const draft = from(rules)
  const fault = await check(rulesOf(draft))
  if (!fault) throw new Error('it can be played')
  expect(fault.field).toBe(blamed)
  const ways = await fixes(draft, fault, fields, presets, check)
  expect(ways.length).toBeGreaterThan(0)
  expect(ways.length).toBeLessThanOrEqual(3)
  for (const way of ways) expect(await check(rulesOf(way.draft))).toBeNull()
  expect(ways.map((way) => way.fields.join(' '))).toEqual(changed)
})

test('if two things are wrong, a fix removes the first', async () => {
  const draft = from({ players: 17, moon: 'blue' })
  const fault = await check(rulesOf(draft))
  if (!fault) throw new Error('it can be played')
  const [way] = await fixes(draft, fault, fields, presets, check)
  expect(way?.draft.changes).toEqual({ moon: 'blue' })
})

test('a draft is worth keeping if more than the table size or the end differs', () => {
  expect(worthKeeping(from({ extends: 'omnibus', players: 5, end: { hands: 4 } }))).toBe(false)
  expect(worthKeeping(from({ moon: 'new' }))).toBe(true)
  expect(worthKeeping({ ...standard, name: 'Ours' })).toBe(true)
  expect(without(from({ extends: 'x', moon: 'new' }), 'extends').base).toBeNull()
})
