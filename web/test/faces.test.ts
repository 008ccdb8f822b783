import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DECK } from '../src/core/cards'
import { back } from '../src/views/cards/back'
import { COURTS } from '../src/views/cards/courts'
import { face } from '../src/views/cards/face'
import { GLYPHS } from '../src/views/cards/glyphs'
import { LETTERS } from '../src/views/cards/letters'
import { PIPS } from '../src/views/cards/pips'
import { SHAPES } from '../src/views/cards/suits'
import { Catalogue, nobody } from '../src/words/catalogue'

function wellFormed(svg: string): void {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
}

test('every face is well formed, and no two are the same', () => {
  for (const kind of ['std', 'big'] as const) {
    const faces = DECK.map((card) => face(card, kind, 'two', COURTS.get(card)))
    faces.forEach(wellFormed)
    expect(new Set(faces).size).toBe(52)
  }
  wellFormed(back('#27304a'))
})

test('there are twelve court figures, each with its suit on its clothes', () => {
  expect([...COURTS.keys()].sort()).toEqual(DECK.filter((card) => 'JQK'.includes(card.charAt(0))).sort())
  for (const court of COURTS.values()) {
    expect(court.paths).toMatch(/^<path/)
    expect(court.marks.length).toBeGreaterThan(0)
    for (const [x, y, size] of court.marks) for (const each of [x, y, size]) expect(each).toBeGreaterThan(0)
  }
  expect(COURTS.get('QS')?.marks[0]).toEqual([112, 935, 90, 40])
})

test('a court without its figure yet shows its suit: no frame is empty', () => {
  for (const kind of ['std', 'big'] as const) {
    for (const card of COURTS.keys()) {
      const plain = face(card, kind, 'two')
      wellFormed(plain)
      const suit = SHAPES[card.charAt(1) as keyof typeof SHAPES]
      // Besides those of its indices.
      expect(plain.split(suit)).toHaveLength(kind === 'std' ? 6 : 3)
    }
  }
})

test('a rank has as many pips as it says', () => {
  for (const [rank, { spots }] of Object.entries(PIPS)) expect(spots).toHaveLength(rank === 'T' ? 10 : Number(rank))
})

test('four colours change clubs and diamonds only', () => {
  for (const card of ['2S', 'AH']) expect(face(card, 'std', 'four')).toBe(face(card, 'std', 'two'))
  for (const card of ['2C', 'AD']) expect(face(card, 'std', 'four')).not.toBe(face(card, 'std', 'two'))
})

test('a court card without its figure still shows its index', () => {
  expect(face('QS', 'big', 'two').length).toBeGreaterThan(1000)
  expect(face('QS', 'big', 'two').length).toBeLessThan(face('QS', 'big', 'two', COURTS.get('QS')).length)
})

test('a court card has the letter of its name in its corner, in every language', () => {
  const languages = readdirSync('../locales', { withFileTypes: true }).filter((each) => each.isDirectory())
  const cornersIn = (language: string): string[] => {
    const catalogue = new Catalogue(language, [readFileSync(`../locales/${language}/cards.ftl`, 'utf-8')])
    return ['JS', 'QS', 'KS', 'AS', 'TS', '7S'].map((card) => catalogue.format('card-corner', { card }, nobody))
  }
  expect(cornersIn('en')).toEqual(['J', 'Q', 'K', 'A', '10', '7'])
  expect(cornersIn('de')).toEqual(['B', 'D', 'K', 'A', '10', '7'])
  for (const { name } of languages)
    for (const letter of cornersIn(name).slice(0, 4)) expect({ ...GLYPHS, ...LETTERS }, name).toHaveProperty(letter)
})

test('another letter takes the place of the usual one, and the suit moves up under a Q without its tail', () => {
  for (const kind of ['std', 'big'] as const)
    for (const [letter, glyphs] of Object.entries(LETTERS)) {
      const drawn = face('QS', kind, 'two', undefined, glyphs)
      wellFormed(drawn)
      expect(drawn, letter).toContain(glyphs[0]?.d)
      expect(drawn).not.toContain(GLYPHS['Q']?.[0]?.d)
      const suits = (svg: string): string[] => svg.match(/translate\(-\d+ -\d+\)scale\(0\.0(27|56)\)/g) ?? []
      expect(suits(drawn)).toEqual(suits(face('KS', kind, 'two')))
      expect(suits(drawn)).not.toEqual(suits(face('QS', kind, 'two')))
    }
})
