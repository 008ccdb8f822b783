// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { fileName, longestAbout, longestName, longestText, oneLine, readFile, writeFile } from '../src/state/ruleset'
import { say, words } from '../src/words/words.svelte'

beforeAll(() => words.need('rooms'))

const folder = new URL('../../rules/', import.meta.url)
const presets = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'schema.json')

test.each(presets)('rules/%s is read as a file, and is the same after it is written', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8')
  const reading = readFile(text)
  if ('refusal' in reading) throw new Error(reading.refusal.id)
  expect(reading.notes).toEqual([])
  // A preset's name is in the catalogues.
  const { $schema: _, ...rules } = JSON.parse(text) as Record<string, unknown>
  expect(reading.set).toEqual({ name: '', about: '', rules })
  expect(readFile(writeFile(reading.set))).toEqual(reading)
})

test('a file has one line per field, like those of the presets', () => {
  const set = {
    name: 'Sunday',
    about: '',
    rules: { extends: 'omnibus', points: { QS: 13, H: 1 }, pass_cycle: ['left'] },
  }
  expect(writeFile(set)).toBe(
    '{\n  "name": "Sunday",\n  "extends": "omnibus",\n  "points": {"H": 1, "QS": 13},\n  "pass_cycle": ["left"]\n}\n',
  )
  expect(writeFile({ name: '', about: '', rules: {} })).toBe('{}\n')
})

test.each([
  ['', /empty/],
  ['{"players": 4', /not valid JSON/],
  ['{\n "players": 4,\n}', /line 3/],
  ['[1]', /no rule set/],
  ['7', /no rule set/],
  ['null', /no rule set/],
  [JSON.stringify({ about: 'x'.repeat(longestText) }), /longer/],
])('%s gets a sentence', (text, says) => {
  const reading = readFile(text)
  expect('refusal' in reading && say(reading.refusal)).toMatch(says)
})

test('a name that is too long is cut, one that is not text is dropped, and both are reported', () => {
  const long = readFile(JSON.stringify({ name: 'n'.repeat(99), about: 'a'.repeat(999), players: 5 }))
  if ('refusal' in long) throw new Error()
  expect(long.set.name).toHaveLength(longestName)
  expect(long.set.about).toHaveLength(longestAbout)
  expect(long.notes.map((note) => say(note))).toEqual([
    'Its name was cut to 60 letters.',
    'Its description was cut to 240 letters.',
  ])
  const number = readFile('{"name": 7, "players": 5}')
  expect(number).toEqual({
    set: { name: '', about: '', rules: { players: 5 } },
    notes: [{ id: 'ruleset-name-not-text', args: {} }],
  })
})

test('what was entered stays, even if no rule set may have it', () => {
  const reading = readFile('\uFEFF{"colour": "red", "players": "four", "points": {"ZZ": 1}, "__proto__": 1}')
  if ('refusal' in reading) throw new Error()
  expect(Object.entries(reading.set.rules)).toEqual([
    ['colour', 'red'],
    ['players', 'four'],
    ['points', { ZZ: 1 }],
    ['__proto__', 1],
  ])
  expect(readFile(writeFile(reading.set))).toEqual(reading)
})

test('names become file names', () => {
  expect(fileName('Sunday game')).toBe('sunday-game.json')
  expect(fileName('Ömer’s  Tisch!')).toBe('omer-s-tisch.json')
  expect(fileName('../../etc')).toBe('etc.json')
  expect(fileName('♥')).toBe('house-rules.json')
  expect(fileName('Ŷê Ναύς')).toBe('ye-ναυς.json')
  expect(fileName('がっこう')).toBe('がっこう.json')
  expect(fileName('Мой йод')).toBe('мой-йод.json')
  expect(fileName('हिन्दी 한국')).toBe('हिन्दी-한국.json')
  expect(oneLine(' a\n\u0007b\u202E c ')).toBe('a b c')
})

test('a line keeps the invisible characters that belong to emoji and letters, and no others', () => {
  const family = '\u{1F468}\u200D\u{1F469}\u{1F3FD}\u200D\u{1F467}'
  const rainbow = '\u{1F3F3}\uFE0F\u200D\u{1F308}'
  const wales = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}'
  for (const whole of [family, rainbow, wales, 'می\u200Cخواهم', 'क्\u200Dष']) {
    expect(oneLine(`  ${whole}\n${whole} `)).toBe(`${whole} ${whole}`)
  }
  expect(oneLine('a\u200Db \u{1F468}\u200D c\u200C')).toBe('a b \u{1F468} c')
})

test('a name that is cut keeps no joiner at its end', () => {
  const name = `${'a'.repeat(longestName - 2)}\u{1F468}\u200D\u{1F469}`
  expect(readFile(JSON.stringify({ name }))).toMatchObject({ set: { name: `${'a'.repeat(longestName - 2)}\u{1F468}` } })
})

test('a name with brackets is the same after it is written', () => {
  const name = 'At [ Ada ] { and } Bo'
  expect(readFile(writeFile({ name, about: name, rules: {} }))).toMatchObject({ set: { name, about: name } })
})
