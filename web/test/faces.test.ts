import { expect, test } from 'vitest'
import { back } from '../src/views/cards/back'
import { COURTS, courtOf } from '../src/views/cards/courts'
import { face } from '../src/views/cards/face'
import { PIPS } from '../src/views/cards/pips'

const cards = [...'CDSH'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit))

function wellFormed(svg: string): void {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
}

const figures = new Map(await Promise.all(COURTS.map(async (card) => [card, await courtOf(card)] as const)))

test('every face is well formed, and no two are the same', () => {
  for (const kind of ['std', 'big'] as const) {
    const faces = cards.map((card) => face(card, kind, 'two', figures.get(card)))
    faces.forEach(wellFormed)
    expect(new Set(faces).size).toBe(52)
  }
  wellFormed(back())
})

test('there are twelve court figures, each with its suit on its clothes', () => {
  expect(figures.size).toBe(12)
  for (const court of figures.values()) {
    expect(court.paths).toMatch(/^<path/)
    expect(court.marks.length).toBeGreaterThan(0)
    for (const [x, y, size] of court.marks) for (const each of [x, y, size]) expect(each).toBeGreaterThan(0)
  }
  expect(figures.get('QS')?.marks[0]).toEqual([112, 935, 90, 40])
})

test('other cards have no figure to fetch', async () => {
  await expect(courtOf('TS')).rejects.toThrow('no court')
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
  expect(face('QS', 'big', 'two').length).toBeLessThan(face('QS', 'big', 'two', figures.get('QS')).length)
})
