import { beforeAll, expect, test } from 'vitest'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { drawn, elsewhere, stripped } from '../catalogues'
import { Catalogue, nobody } from '../src/words/catalogue'
import { say, Words, words } from '../src/words/words.svelte'

beforeAll(() => words.need('cards', 'play'))

test('a message of the engine is said in the words of the catalogue', () => {
  expect(say({ id: 'refusal-must_follow_suit', args: { suit: 'clubs' } })).toBe(
    'You still have a club, so you must follow suit.',
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
  const catalogue = new Catalogue('en', [cards.replace('en-GB', formats), `shown = ${pattern}`])
  expect(catalogue.format('shown', args, people ?? nobody)).toBe(text)
})

/** The page's own sources, without comments. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => ({ name, code: readFileSync(`src/${name}`, 'utf-8').replace(/\/\*[^]*?\*\/|<!--[^]*?-->/g, '') }))
const texts = sources.flatMap(({ name, code }) =>
  [...code.matchAll(/\b(?:text|label|message|turn|quiet|news|plain)\(\s*'([a-z]+-[\w.-]+)'/g)].map(
    ([, id]) => `${name}: ${id}`,
  ),
)

test('everything the page says is in a catalogue', () => {
  const files = readdirSync('../locales/en').map((name) => readFileSync(`../locales/en/${name}`, 'utf-8'))
  const english = new Catalogue('en', files)
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((each) => !english.has(each.split(': ')[1] ?? ''))).toEqual([])
})

test('an entry is parsed on request, with everything it refers to', () => {
  const files = [
    'a = { b } { -c(of: "d") }\nb = { $n ->\n  [e] { f }\n *[other] none\n}\n',
    '-c = see\nf = five\ng =\n .h = { a }',
  ]
  const catalogue = new Catalogue('en', files)
  expect(catalogue.format('a', { n: 'e' }, nobody)).toBe('five see')
  expect(catalogue.format('g.h', { n: 1 }, nobody)).toBe('none see')
  expect(['a', 'b', 'f', 'g.h'].filter((id) => !catalogue.has(id))).toEqual([])
  expect(['g', 'c', '-c', 'h', 'see', ''].filter((id) => catalogue.has(id))).toEqual([])
})

const catalogues = readdirSync('../locales', { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .flatMap(({ name }) => readdirSync(`../locales/${name}`).map((file) => `${name}/${file}`))

test('numbers and lists are those of the locale, whichever file is needed first', async () => {
  const asked = new Words()
  await asked.need('tables')
  expect(asked.locale).toBe('en-GB')
})

test('there are catalogues in several languages', () => {
  expect(catalogues).toContain('en/play.ftl')
  expect(catalogues).toContain('de/play.ftl')
})

test.each(catalogues)('%s says the same without what only its authors read', (name) => {
  const whole = readFileSync(`../locales/${name}`, 'utf-8')
  const sent = stripped(whole)
  expect(sent).not.toMatch(/^#/m)
  expect(sent.length).toBeLessThan(whole.length)
  const messages = new FluentResource(whole).body
  // None was lost in either because of a comment or a line that Fluent can't read.
  expect(messages.map(({ id }) => id)).toEqual([...whole.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id))
  expect(new FluentResource(sent).body).toEqual(messages)
})

test.each([...new Set(catalogues.map((name) => name.split('/')[0] ?? ''))])(
  '%s writes small numbers as Intl does',
  (tag) => {
    const catalogue = new Catalogue(tag, [readFileSync(`../locales/${tag}/cards.ftl`, 'utf-8'), 'shown = { $n }'])
    const intl = new Intl.NumberFormat(catalogue.locale)
    const numbers = [...Array(1200).keys(), 0.5, 12.25, 10_000, 1e6]
    const shown = numbers.map((n) => catalogue.format('shown', { n }, nobody).replace(/[\u2068\u2069]/g, ''))
    expect(shown).toEqual(numbers.map((n) => intl.format(n)))
  },
)

/** The characters that the `-english` typefaces have. */
function inFirstTypeface(): (character: string) => boolean {
  const css = readFileSync('src/views/look/tokens.css', 'utf-8')
  const ranges = [...css.matchAll(/-english\.woff2[^}]*unicode-range:([^;]*);/g)].map(([, range]) => range?.trim())
  expect(ranges).toHaveLength(2)
  expect(ranges[0]).toBe(ranges[1])
  const parts = [...(ranges[0] ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
  const spans = parts.map(([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const)
  return (character) => spans.some(([from, to]) => from <= character.charCodeAt(0) && character.charCodeAt(0) <= to)
}

test('the first screen and the table are written with the first typefaces', () => {
  const has = inFirstTypeface()
  const words = ['cards', 'games', 'page', 'play'].map((name) =>
    drawn(readFileSync(`../locales/en/${name}.ftl`, 'utf-8')),
  )
  const names = readFileSync('src/game/start.ts', 'utf-8').match(/^export const hosts = .*$/m)?.[0] ?? ''
  expect(names).toContain('Ingrid')
  // No typeface of the page contains the suits.
  const missing = [...words.join(''), ...names].filter((character) => !/[\n♣♦♠♥]/.test(character) && !has(character))
  expect(missing).toEqual([])
})

/** All letters for which a style sheet names a typeface. */
function lettersOf(css: string): (letter: string) => boolean {
  const parts = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
  const spans = parts.map(([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const)
  return (letter) => spans.some(([from, to]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to)
}
const read = catalogues.filter((name) => !name.startsWith('en-XA') && !elsewhere.has(name.split('/')[1] ?? ''))
const files = (tag: string): readonly string[] => read.filter((name) => name.startsWith(`${tag}/`))
const tags = [...new Set(read.map((name) => name.split('/')[0] ?? ''))]

test.each(tags)('%s is written with our typefaces', (tag) => {
  const first = readFileSync('src/views/look/tokens.css', 'utf-8')
  const more = `src/assets/fonts/${tag}/typefaces.css`
  const has = lettersOf(existsSync(more) ? first + readFileSync(more, 'utf-8') : first)
  const words = files(tag)
    .map((name) => drawn(readFileSync(`../locales/${name}`, 'utf-8')))
    .join('')
  // None of them contains line breaks, the suits, superscripts, narrow spaces or invisible characters.
  const letters = [...new Set(words)]
  const missing = letters.filter((letter) => !has(letter) && !/[\n♣♦♠♥⁴⁶\u202f\p{Cf}]/u.test(letter))
  // A few of the many Chinese and Japanese characters may come from the device until tools/typefaces.py is run again.
  const signs = missing.filter((letter) => /\p{Script=Han}/u.test(letter))
  expect(missing.filter((letter) => !signs.includes(letter)).join('')).toBe('')
  expect(signs.length, signs.join('')).toBeLessThan(0.08 * letters.length + 1)
})

test('a German card is never parted at the end of a line', () => {
  const words = files('de').map((name) => readFileSync(`../locales/${name}`, 'utf-8'))
  const parted = words.flatMap((each) => each.match(/^[^#\n]*(?:\{ suit \}|Pik|Herz|Karo|Kreuz)-.*$/gm) ?? [])
  expect(parted).toEqual([])
  const catalogue = new Catalogue('de', words.map(drawn))
  expect(catalogue.format('card-label', { card: 'QS' }, nobody).replace(/[\u2068\u2069]/g, '')).toBe('Pik-\u2060Dame')
})

test('where a line breaks, the dot between two parts stays at its end', () => {
  const parted = catalogues.filter((name) => drawn(readFileSync(`../locales/${name}`, 'utf-8')).includes(' ·'))
  expect(parted).toEqual([])
  const views = sources.filter(({ code }) => /' · '|\{' '\}·|\} · \{/.test(code))
  expect(views.map(({ name }) => name)).toEqual([])
})

test('no view has words of its own', () => {
  const own = sources
    .filter(({ name }) => name.endsWith('.svelte'))
    .flatMap(({ name, code }) => {
      let markup = code.replace(/<(script|style)[^]*?<\/\1>/g, '')
      // Whatever is in braces, nested ones included, is code.
      for (let whole = ''; whole !== markup;) [whole, markup] = [markup, markup.replace(/\{[^{}]*\}/g, '')]
      // Between tags, and in texts that are read out: anything with a word in it.
      const between = [...markup.matchAll(/>([^<>]*[A-Za-z]{2,}[^<>]*)</g)].map(([, words]) => words ?? '')
      const labels = [...markup.matchAll(/(?:aria-label|title|alt|placeholder)="([^"]*[A-Za-z]{2,}[^"]*)"/g)]
      return [...between, ...labels.map(([, words]) => words ?? '')].map((words) => `${name}: ${words.trim()}`)
    })
  expect(own).toEqual([])
})

/** Quoted texts that read as words: two or more, and nothing from a selector, from SVG or for developers only. */
function wordsIn(code: string): readonly string[] {
  let bare = code.replace(/(?<!:)\/\/[^\n]*/g, '')
  // Whatever is interpolated into a text is code.
  for (let whole = ''; whole !== bare;)
    [whole, bare] = [bare, bare.replace(/\$\{[^{}]*\}|(?<=\$\{[^`}]*)\{[^{}]*\}/g, '')]
  return (
    [...bare.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)]
      .filter(({ index }) => !/Error(Event)?\b[^;]*$/.test(bare.slice(Math.max(0, index - 60), index)))
      .map(([, quoted, template]) => quoted ?? template ?? '')
      // Cards are written the same in every language.
      .filter((text) => !/^([2-9TJQKA][CDSH]( |$))+$/.test(text))
      .filter((text) => /\p{L}{2,}[,;:.]? \p{L}{2,}/u.test(text) && /^[\p{L}\p{N}\s,.;:!?’'“”–-]+$/u.test(text))
  )
}

test('no code of the page has words of its own', () => {
  expect(wordsIn("const why = n > 1 ? 'Two are left' : `${n} is left`")).toEqual(['Two are left', ' is left'])
  expect(wordsIn("throw new Error('not for people')")).toEqual([])
  const own = sources.flatMap(({ name, code }) => {
    const scripts = name.endsWith('.svelte') ? (code.match(/<script[^]*?<\/script>/g) ?? []).join('\n') : code
    return wordsIn(scripts).map((words) => `${name}: ${words}`)
  })
  expect(own).toEqual([])
})

test('whole sentences follow each other as the language sets them, never with a space of the page’s own', () => {
  /** Two texts in one line of markup, with a space between them. */
  const said = String.raw`\{[^{}]*\btext\((?:[^(){}]|\((?:[^()])*\)|\{[^{}]*\})*\)\}`
  const joined = new RegExp(String.raw`${said}\s+(?:\{#if [^}]*\})?(?:<span[^>]*>)?\{(?:text|say)\(`)
  expect("{text('one')} {#if more}{text('two')}{/if}").toMatch(joined)
  expect("{text('one', { of: 1 })} <span class=\"second\">{text('two')}</span>").toMatch(joined)
  expect("<p>{text('one')}</p> <p>{text('two')}</p>").not.toMatch(joined)
  expect(sources.filter(({ code }) => joined.test(code)).map(({ name }) => name)).toEqual([])
})
