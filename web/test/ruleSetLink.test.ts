import { beforeAll, expect, test } from 'vitest'
import { bare } from '../src/state/address'
import { sharedIn } from '../src/state/address'
import { decodeSet, encodeSet, linkTo, longestLink } from '../src/state/ruleSetLink'
import type { RuleSet } from '../src/state/ruleset'
import { say, words } from '../src/words/words.svelte'

beforeAll(() => words.need('rooms'))

const sunday: RuleSet = {
  name: 'Sunday ♥ für alle',
  about: 'Ours.',
  rules: { extends: 'omnibus', players: 5, points: { H: 1, QS: 13, JD: -10 }, pass_cycle: ['scatter', 'hold'] },
}
const address = (link: string): { hash: string; search: string } => new URL(link)

test('a link holds the whole rule set', () => {
  const link = linkTo(sunday, 'https://cards.example/play/?seed=7#old')
  expect(link).toMatch(/^https:\/\/cards\.example\/play\/#rules=[\w-]+\.[\w-]{3}$/)
  expect(decodeSet(sharedIn(address(link)) ?? '')).toEqual({ set: sunday, notes: [] })
  expect(link.length).toBeLessThan(320)
  expect(bare(link.replace('#', '?seed=7#'))).toBe('https://cards.example/play/?seed=7')
})

test('a rule set is found in the query too, and can be removed from the address', () => {
  const code = encodeSet(sunday)
  expect(sharedIn(address(`https://cards.example/?rules=${code}`))).toBe(code)
  expect(bare(`https://cards.example/?rules=${code}`)).toBe('https://cards.example/')
  expect(sharedIn(address('https://cards.example/?seed=7#top'))).toBeNull()
  // Mail programs break lines and encode the dot in various ways.
  expect(sharedIn({ hash: `#rules=${code.slice(0, 9)}%20%0A${code.slice(9)}`, search: '' })).toBe(code)
  expect(sharedIn({ hash: '#rules=%', search: '' })).toBe('%')
})

test('a link made by hand needs no check', () => {
  const code = btoa('{"moon":"new"}').replace(/=+$/, '')
  expect(decodeSet(code)).toEqual({ set: { name: '', about: '', rules: { moon: 'new' } }, notes: [] })
})

test('a link that was cut or changed anywhere is detected', () => {
  const code = encodeSet(sunday)
  for (let at = 0; at < code.length; at++) {
    const cut = decodeSet(code.slice(0, at))
    const other = code[at] === 'x' ? 'y' : 'x'
    const changed = decodeSet(code.slice(0, at) + other + code.slice(at + 1))
    // Cut at the dot, it is complete and only lacks the checksum.
    if (at !== code.indexOf('.')) expect('refusal' in cut, `cut at ${at}`).toBe(true)
    expect('refusal' in changed, `changed at ${at}`).toBe(true)
  }
})

test.each([
  ['', /no rules/],
  ['.abc', /no rules/],
  ['%%%', /missing or was changed/],
  ['AAAA', /missing or was changed/],
  ['gICA', /missing or was changed/],
  [btoa('[1]').replace(/=+$/, ''), /no rule set/],
  ['a'.repeat(longestLink + 1), /longer/],
  ['a.b.c', /missing or was changed/],
])('%s gets a sentence', (text, says) => {
  const reading = decodeSet(text)
  expect('refusal' in reading && say(reading.refusal)).toMatch(says)
})
