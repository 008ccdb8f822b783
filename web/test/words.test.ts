import { beforeAll, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { Catalogue, nobody } from '../src/words/catalogue'
import { say, words } from '../src/words/words.svelte'

beforeAll(() => words.need('cards', 'play'))

test('a message of the engine is said in the words of the catalogue', () => {
  expect(say({ id: 'refusal-must_follow_suit', args: { suit: 'clubs' } })).toBe(
    'You still have a club, so a club must be played.',
  )
})

interface Case {
  readonly why: string
  readonly pattern: string
  readonly args: Readonly<Record<string, unknown>>
  readonly people?: { readonly names: readonly string[]; readonly me: number | null }
  readonly formats?: string
  readonly text: string
}
const vectors = JSON.parse(readFileSync('../locales/functions.json', 'utf-8')) as { readonly cases: readonly Case[] }
const cards = readFileSync('../locales/en/cards.ftl', 'utf-8')

test.each(vectors.cases)('$why', ({ pattern, args, people, formats = 'en-GB', text }) => {
  const catalogue = new Catalogue('en', [cards.replace('en-GB', formats), `said = ${pattern}`])
  expect(catalogue.format('said', args, people ?? nobody)).toBe(text)
})
