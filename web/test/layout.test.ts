// @vitest-environment node
import { expect, test } from 'vitest'
import { fan, handBox, handPlaces, mirrored, shapeOf, tall, type Box, type Place } from '../src/table/fans'
import { sway, table, type Sitting } from '../src/table/layout'
import { passPlaces } from '../src/table/passPlaces'
import { evenly } from '../src/table/ring'
import { HEADER } from '../src/table/seats'

const screens = [
  [360, 640],
  [390, 844],
  [844, 390],
  [915, 412],
  [667, 375],
  [900, 700],
  [1220, 690],
  [1366, 625],
  [768, 1024],
  [1024, 768],
  [1100, 700],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const
/** So low or so narrow that more than eight can't sit there, nor seven with a stock choose cards to pass. */
const small = [
  [640, 360],
  [740, 360],
  [640, 640],
  [800, 600],
  [1024, 600],
] as const
/** What can be dealt: the usual hands, Domino for two players and more, and two packs for up to eleven. */
const sittings: readonly Sitting[] = [
  ...[2, 3, 4, 5, 6, 7].map((players) => ({
    players,
    size: 6,
    grows: true,
    chips: false,
    pile: true,
    cancels: false,
  })),
  ...(
    [
      [3, 17],
      [4, 13],
      [5, 10],
      [6, 8],
      [6, 17],
      [7, 7],
      [7, 14],
      [8, 13],
      [9, 11],
      [10, 10],
      [11, 9],
    ] as const
  ).flatMap(([players, size]) =>
    [false, true].map((chips) => ({
      players,
      size,
      grows: false,
      chips,
      pile: true,
      cancels: size > 7 && players > 5,
    })),
  ),
]

interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
const edges = ({ x, y, w, h }: Box): Edges => ({ left: x, top: y, right: x + w, bottom: y + h })
/** The card's own box when turned. */
function lying({ x, y, turn }: Place, w: number): Edges {
  const angle = (Math.abs(turn) * Math.PI) / 180
  const wide = (w / 2) * Math.cos(angle) + (tall(w) / 2) * Math.sin(angle)
  const high = (w / 2) * Math.sin(angle) + (tall(w) / 2) * Math.cos(angle)
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high }
}
/** How much two boxes overlap, 0 if they don't. */
function over(a: Edges, b: Edges): number {
  const x = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return x > 0 && y > 0 ? Math.min(x, y) : 0
}

/** Everything that must hold for a table on a screen. */
function* checks(w: number, h: number, sitting: Sitting): Generator<[string, () => void]> {
  const { players, size, grows } = sitting
  const shown = table(w, h, sitting)
  const { trick } = shown
  const cards = trick.places.map((place) => lying(place, trick.w))
  const onScreen = (box: Edges): void => {
    const inside = box.left >= 0 && box.right <= w && box.top >= 0 && box.bottom <= h
    if (!inside) throw new Error(`off the screen: ${JSON.stringify(box)}`)
  }

  yield [
    'every card of every hand left lies on the screen, and can be touched',
    () => {
      for (let n = 1; n <= (grows ? 27 : size); n++) {
        const hand = handPlaces(shown.shape, w, h, n, sitting)
        expect(hand.cards).toHaveLength(n)
        for (const place of hand.cards) onScreen(lying(place, hand.w))
        expect(hand.strip).toBeGreaterThanOrEqual(n > 17 ? 16 : 23)
        if (n <= 13 && size <= 13 && w >= 390 && shown.shape === 'portrait') {
          expect(hand.strip).toBeGreaterThanOrEqual(grows ? 40 : 44)
        }
      }
    },
  ]

  yield [
    'everybody has a place of their own, clear of the corners, the trick and the hand',
    () => {
      expect(shown.seats).toHaveLength(players - 1)
      const places = shown.seats.map(({ box }) => edges(box))
      // More than seven leave no room for the tools of people on the smallest phones held sideways.
      const people = shown.shape === 'landscape' && players <= 7 ? (sitting.people ?? 0) : 0
      const [menu, tools] = [0, w - (sitting.large ? 194 : 158) - people].map((x) => ({
        x,
        y: 0,
        w: x ? w - x : sitting.large ? 68 : 56,
        h: 60,
      })) as [Box, Box]
      const corners =
        shown.shape === 'portrait'
          ? [edges({ x: 0, y: 0, w, h: HEADER })]
          : [menu, tools].map((corner) => edges({ ...(sitting.left ? mirrored(corner, w) : corner), y: 0, h: 60 }))
      for (const [i, place] of places.entries()) {
        onScreen(place)
        for (const other of places.slice(i + 1)) expect(over(place, other)).toBeLessThan(0.01)
        for (const card of cards) expect(over(place, card)).toBeLessThan(3)
        for (const corner of corners) expect(over(place, corner)).toBe(0)
        for (const box of [shown.turnLine, shown.own, shown.hand]) expect(over(place, edges(box))).toBeLessThan(0.01)
      }
      for (const { box, x, y, medallion } of shown.seats) {
        expect(box.w).toBeGreaterThanOrEqual(sitting.large ? 40 : 44)
        expect(x - medallion / 2).toBeGreaterThanOrEqual(box.x)
        expect(y + medallion / 2).toBeLessThanOrEqual(box.y + box.h)
      }
    },
  ]

  yield [
    'the cards of a trick lie apart, on the screen, clear of words and hand',
    () => {
      expect(trick.places).toHaveLength(players)
      expect(trick.w).toBeGreaterThan(32)
      for (const [i, card] of cards.entries()) {
        onScreen(card)
        expect(card.top).toBeGreaterThanOrEqual(40)
        // Turned corners may touch, but a card never hides another's index.
        for (const other of cards.slice(i + 1)) expect(over(card, other)).toBeLessThan(trick.w * 0.3)
        if (shown.shape === 'landscape') {
          for (const box of [shown.turnLine, shown.own]) expect(over(card, edges(box))).toBeLessThan(3)
        }
        expect(over(card, edges(shown.hand))).toBe(0)
      }
      const bottom = Math.max(...cards.map((card) => card.bottom))
      if (shown.shape !== 'landscape') {
        expect(bottom).toBeLessThanOrEqual(shown.turnLine.y + 14)
        expect(shown.turnLine.y + shown.turnLine.h).toBeLessThanOrEqual(shown.hand.y)
      }
    },
  ]

  yield [
    'pile, pot and cancelled cards lie between, over nothing',
    () => {
      const { lying: row, ...aside } = shown.piles
      const pile = lying({ ...aside.pile, turn: 0 }, aside.pile.w)
      const pot = edges({ x: aside.pot.x - aside.pot.w / 2, y: aside.pot.y - 11, w: aside.pot.w, h: 22 })
      const left = row && edges({ x: row.x - row.room / 2, y: row.y - tall(row.w) / 2, w: row.room, h: tall(row.w) })
      expect(aside.pile.w).toBeGreaterThanOrEqual(22)
      expect(aside.pot.w).toBeGreaterThanOrEqual(60)
      for (const box of [pile, ...(sitting.chips ? [pot] : []), ...(left ? [left] : [])]) {
        onScreen(box)
        for (const card of cards) expect(over(box, card)).toBeLessThan(7)
        for (const seat of shown.seats) expect(over(box, edges(seat.box))).toBeLessThan(3)
        for (const words of [shown.turnLine, shown.hand]) expect(over(box, edges(words))).toBeLessThan(3)
      }
      if (sitting.chips) expect(over(pile, pot)).toBe(0)
      if (row && left) {
        expect(row.w).toBeGreaterThanOrEqual(20)
        expect(row.room).toBeGreaterThanOrEqual(row.w * 2.4)
        for (const box of sitting.chips ? [pile, pot] : [pile]) expect(over(box, left)).toBeLessThan(1)
      }
    },
  ]

  yield [
    'the slots of a pass lie between title and hand',
    () => {
      for (const [count, named] of [
        [3, false],
        [players - 1, true],
      ] as const) {
        const places = passPlaces(shown, w, count, named)
        expect(places.slots).toHaveLength(count)
        const boxes = places.slots.map((slot) => lying(slot, places.slotWidth))
        for (const [i, box] of boxes.entries()) {
          onScreen(box)
          expect(box.bottom).toBeLessThanOrEqual(shown.hand.y)
          for (const other of boxes.slice(i + 1)) expect(over(box, other)).toBe(0)
        }
        expect(places.buttons.y + places.buttons.h).toBeLessThanOrEqual(shown.hand.y)
        const buttons = edges(places.buttons)
        onScreen(buttons)
        for (const box of boxes) expect(over(box, buttons)).toBe(0)
        expect(places.slotWidth).toBeGreaterThan(27)
      }
    },
  ]

  yield [
    'the score sheet is shown only beside the hand',
    () => {
      if (shown.scores) expect(shown.scores.x + shown.scores.w).toBeLessThanOrEqual(shown.hand.x)
    },
  ]
}

// One test per screen, because a test costs more than a check; it reports every failed check with its table.
const tables = [...screens, ...small].flatMap(([w, h]) => [
  [w, h, 'usual', {}] as const,
  [w, h, 'left-handed, large', { left: true, large: true }] as const,
  [w, h, 'among people', { people: 112 }] as const,
])
test.each(tables)('on a screen of %i × %i every table fits: %s', (w, h, _, hand) => {
  const faults: string[] = []
  let checked = 0
  const fewer = small.some(([width, height]) => width === w && height === h)
  const seated = fewer ? sittings.filter(({ players, grows }) => players < 7 || (players < 9 && !grows)) : sittings
  for (const usual of seated) {
    const sitting = { ...usual, ...hand }
    for (const [shows, check] of checks(w, h, sitting)) {
      checked++
      try {
        check()
      } catch (fault) {
        const { players, size, grows, chips } = sitting
        faults.push(`${players} players, ${size} cards, grows ${grows}, chips ${chips}: ${shows}: ${String(fault)}`)
      }
    }
  }
  expect(checked).toBe(6 * seated.length)
  expect(faults).toEqual([])
})

test('the shape follows the screen', () => {
  expect(shapeOf(390, 844)).toBe('portrait')
  expect(shapeOf(844, 390)).toBe('landscape')
  expect(shapeOf(768, 1024)).toBe('tablet')
  expect(shapeOf(1440, 900)).toBe('desktop')
  expect(shapeOf(1180, 820)).toBe('desktop')
  // A hand of seventeen would lie too close there.
  expect(shapeOf(1180, 820, 17)).toBe('tablet')
})

test('the names of people have more room beside a medallion than those of bots, or stand below it', () => {
  const sitting = { size: 8, grows: false, players: 6, chips: false, pile: false, cancels: false }
  for (const [w, h] of [
    [390, 844],
    [844, 390],
  ] as const) {
    expect(table(w, h, sitting).seats[0]?.form).toBe('compact')
    expect(table(w, h, { ...sitting, people: 112 }).seats[0]?.form).toBe('mini')
  }
})

test('in a low window the cards of a trick stay as large as on a phone, and those of a pass are read', () => {
  const sitting = { ...thirteen, players: 4, chips: false, pile: false, cancels: false }
  for (const [w, h] of [
    [1280, 640],
    [1366, 625],
    [1280, 600],
    [1024, 600],
    [640, 640],
  ] as const) {
    const shown = table(w, h, sitting)
    expect(shown.trick.w, `${w} × ${h}`).toBeGreaterThanOrEqual(63)
    expect(passPlaces(shown, w, 3, false).slotWidth, `${w} × ${h}`).toBeGreaterThanOrEqual(63)
  }
})

test('a question in the middle stays clear of those who sit at the sides', () => {
  for (const players of [3, 4, 5, 6]) {
    const { floor, seats } = table(640, 640, { ...thirteen, players, chips: true, pile: false, cancels: false })
    for (const { side, box } of seats) if (side !== 'top') expect(over(edges(floor), edges(box))).toBe(0)
  }
})

test('a fan is symmetric, its middle the highest', () => {
  const cards = fan(5, 100, 50, 20, 2)
  expect(cards[2]).toEqual({ x: 100, y: 50, turn: 0 })
  expect(cards[0]!.y).toBeCloseTo(cards[4]!.y)
  expect(cards[0]!.y).toBeGreaterThan(50)
  expect(cards.map((card) => card.turn)).toEqual([-4, -2, 0, 2, 4])
})

test('a ring goes clockwise from its lowest point, in even steps', () => {
  const points = evenly(8, 200, 100)
  expect(points[0]!.y).toBeCloseTo(100)
  expect(points[2]!.x).toBeCloseTo(-200, 0)
  expect(points[4]!.y).toBeCloseTo(-100, 0)
  expect(points[6]!.x).toBeCloseTo(200, 0)
  const steps = points.map((one, i) => Math.hypot(one.x - points[(i + 1) % 8]!.x, one.y - points[(i + 1) % 8]!.y))
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.15)
})

const thirteen = { size: 13, grows: false }
const growing = { size: 6, grows: true }

test('large targets let a finger hit each of thirteen cards wherever they fit', () => {
  for (const [w, h] of [...screens, [320, 568], [344, 882]] as const) {
    // Too low for another table, and too narrow for this one.
    if (h === 700) continue
    const large = { ...thirteen, large: true }
    const shape = shapeOf(w, h, 13, false, true)
    expect(handPlaces(shape, w, h, 13, large).strip, `${w} × ${h}`).toBeGreaterThanOrEqual(44)
    for (let n = 1; n <= 13; n++)
      for (const place of handPlaces(shape, w, h, n, large).cards) expect(place.x).toBeGreaterThan(0)
  }
})

test('for the left hand, the own place and the words swap sides on a phone held sideways, and a pass is confirmed there', () => {
  const sitting = { ...thirteen, players: 4, chips: false, pile: false, cancels: false }
  const right = table(844, 390, sitting)
  const left = table(844, 390, { ...sitting, left: true })
  expect(left.own).toEqual(mirrored(right.own, 844))
  expect(left.turnLine).toEqual(mirrored(right.turnLine, 844))
  expect(left.seats).toEqual(right.seats)
  const [one, other] = [passPlaces(right, 844, 3, false), passPlaces(left, 844, 3, false)]
  expect(other.buttons).toEqual(mirrored(one.buttons, 844))
  expect(other.title).toEqual(mirrored(one.title, 844))
})

test('thirteen cards on a phone lie in two rows that share their edges', () => {
  const { cards, strip } = handPlaces('portrait', 390, 844, 13, thirteen)
  const rows = [...new Set(cards.map((card) => card.y))]
  expect(rows).toHaveLength(2)
  expect(rows[1]! - rows[0]!).toBe(78)
  expect(cards[0]!.x).toBeCloseTo(cards[7]!.x)
  expect(cards[6]!.x).toBeCloseTo(cards[12]!.x)
  expect(strip).toBeGreaterThanOrEqual(44)
})

test('a hand that grows goes over to three rows, and nothing above it moves', () => {
  const rows = (n: number): number =>
    new Set(handPlaces('portrait', 390, 844, n, growing).cards.map((card) => card.y)).size
  expect([6, 8, 18, 19, 27].map(rows)).toEqual([1, 2, 2, 3, 3])
  const top = handBox('portrait', 390, 844, growing).y
  for (const n of [6, 18, 27]) {
    const { cards, w } = handPlaces('portrait', 390, 844, n, growing)
    expect(Math.min(...cards.map((card) => card.y)) - tall(w) / 2).toBeGreaterThanOrEqual(top - 0.01)
  }
})

test('the room of a hand does not change while it is played down', () => {
  const first = handPlaces('desktop', 1440, 900, 13, thirteen).cards[6]!
  const last = handPlaces('desktop', 1440, 900, 1, thirteen).cards[0]!
  expect(last.y).toBeCloseTo(first.y)
})

test('cards sway by at most 1.5°, always the same for the same card of a trick', () => {
  const turns = Array.from({ length: 200 }, (_, i) => sway(i >> 4, i & 15, i % 4))
  expect(Math.max(...turns.map(Math.abs))).toBeLessThanOrEqual(1.5)
  expect(new Set(turns).size).toBeGreaterThan(60)
  expect(sway(3, 5, 2)).toBe(sway(3, 5, 2))
})

test('a long name has more room at the sides of a table with space', () => {
  const sitting = { players: 4, size: 13, grows: false, chips: false, pile: false, cancels: false }
  const widths = (width: number): readonly number[] =>
    table(width, 720, sitting)
      .seats.filter(({ form }) => form === 'side')
      .map(({ box }) => box.w)
  expect(widths(908)).toEqual([170, 170])
  expect(widths(660)).toEqual([116, 116])
})
