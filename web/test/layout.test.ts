import { describe, expect, test } from 'vitest'
import { fan, handBox, handPlaces, shapeOf, tall } from '../src/views/fans'
import { sway, table } from '../src/views/layout'
import { passPlaces } from '../src/views/passing'

const screens = [
  [360, 640],
  [390, 844],
  [844, 390],
  [667, 375],
  [768, 1024],
  [1024, 768],
  [1100, 700],
  [1440, 900],
  [1920, 1080],
] as const
const sizes: readonly (readonly [players: number, size: number])[] = [
  [3, 17],
  [4, 13],
  [5, 10],
  [6, 8],
  [7, 7],
]
const tables = screens.flatMap(([w, h]) => sizes.map(([players, size]) => ({ w, h, players, size })))

describe.each(tables)('$w × $h, $players players', ({ w, h, players, size }) => {
  const shown = table(w, h, players, size)

  test('every card of every hand left lies on the screen', () => {
    for (let n = 1; n <= size; n++) {
      const hand = handPlaces(shown.shape, w, h, n, size)
      expect(hand.cards).toHaveLength(n)
      for (const { x, y, turn } of hand.cards) {
        const angle = (Math.abs(turn) * Math.PI) / 180
        const wide = (hand.w / 2) * Math.cos(angle) + (tall(hand.w) / 2) * Math.sin(angle)
        const high = (hand.w / 2) * Math.sin(angle) + (tall(hand.w) / 2) * Math.cos(angle)
        expect(x - wide).toBeGreaterThanOrEqual(0)
        expect(x + wide).toBeLessThanOrEqual(w)
        expect(y + high).toBeLessThanOrEqual(h)
      }
    }
  })

  test('trick, turn line and hand do not lie on each other', () => {
    const own = shown.trickPlaces[0]!
    const trickBottom = own.y + tall(shown.trick.w) / 2
    expect(shown.trick.w).toBeGreaterThan(34)
    if (shown.shape === 'landscape') expect(trickBottom).toBeLessThanOrEqual(shown.hand.y)
    else {
      expect(trickBottom).toBeLessThanOrEqual(shown.turnLine.y + 14)
      expect(shown.turnLine.y + shown.turnLine.h).toBeLessThanOrEqual(shown.hand.y)
    }
  })

  test('everybody has a place, and the trick stays on the screen', () => {
    expect(shown.seats).toHaveLength(players - 1)
    expect(shown.trickPlaces).toHaveLength(players)
    for (const { x, y } of shown.trickPlaces) {
      expect(x - shown.trick.w / 2).toBeGreaterThanOrEqual(0)
      expect(x + shown.trick.w / 2).toBeLessThanOrEqual(w)
      expect(y - tall(shown.trick.w) / 2).toBeGreaterThanOrEqual(40)
    }
    for (const seat of shown.seats) {
      expect(seat.x).toBeGreaterThan(0)
      expect(seat.x).toBeLessThan(w)
    }
  })

  test('the slots of a pass lie between title and hand', () => {
    for (const [count, named] of [
      [3, false],
      [players - 1, true],
    ] as const) {
      const places = passPlaces(shown, w, count, named)
      expect(places.slots).toHaveLength(count)
      for (const slot of places.slots) {
        expect(slot.x - places.slotWidth / 2).toBeGreaterThanOrEqual(0)
        expect(slot.x + places.slotWidth / 2).toBeLessThanOrEqual(w)
        expect(slot.y + tall(places.slotWidth) / 2).toBeLessThanOrEqual(shown.hand.y)
      }
      expect(places.buttons.y + places.buttons.h).toBeLessThanOrEqual(shown.hand.y)
      expect(places.slotWidth).toBeGreaterThan(34)
    }
  })
})

test('the shape follows the screen', () => {
  expect(shapeOf(390, 844)).toBe('portrait')
  expect(shapeOf(844, 390)).toBe('landscape')
  expect(shapeOf(768, 1024)).toBe('tablet')
  expect(shapeOf(1440, 900)).toBe('desktop')
})

test('a fan is symmetric, its middle the highest', () => {
  const cards = fan(5, 100, 50, 20, 2)
  expect(cards[2]).toEqual({ x: 100, y: 50, turn: 0 })
  expect(cards[0]!.y).toBeCloseTo(cards[4]!.y)
  expect(cards[0]!.y).toBeGreaterThan(50)
  expect(cards.map((card) => card.turn)).toEqual([-4, -2, 0, 2, 4])
})

test('thirteen cards on a phone lie in two rows that share their edges', () => {
  const { cards, strip } = handPlaces('portrait', 390, 844, 13, 13)
  const rows = [...new Set(cards.map((card) => card.y))]
  expect(rows).toHaveLength(2)
  expect(rows[1]! - rows[0]!).toBe(78)
  expect(cards[0]!.x).toBeCloseTo(cards[7]!.x)
  expect(cards[6]!.x).toBeCloseTo(cards[12]!.x)
  expect(strip).toBeGreaterThanOrEqual(44)
})

test('the room of a hand does not change while it is played down', () => {
  expect(handBox('desktop', 1440, 900, 13).y).toBe(handBox('desktop', 1440, 900, 13).y)
  const first = handPlaces('desktop', 1440, 900, 13, 13).cards[6]!
  const last = handPlaces('desktop', 1440, 900, 1, 13).cards[0]!
  expect(last.y).toBeCloseTo(first.y)
})

test('cards sway by at most 1.5°, always the same for the same card of a trick', () => {
  const turns = Array.from({ length: 200 }, (_, i) => sway(i >> 4, i & 15, i % 4))
  expect(Math.max(...turns.map(Math.abs))).toBeLessThanOrEqual(1.5)
  expect(new Set(turns).size).toBeGreaterThan(60)
  expect(sway(3, 5, 2)).toBe(sway(3, 5, 2))
})
