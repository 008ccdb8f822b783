import { beforeAll, expect, test } from 'vitest'
import { barsOf } from '../src/state/advice'
import { advicePlaces } from '../src/table/advicePlaces'
import { handPlaces, tall } from '../src/table/fans'
import { table } from '../src/table/layout'
import { words } from '../src/words/words.svelte'
import { weighed } from './views'

beforeAll(() => words.need('cards'))

const sitting = { players: 4, size: 13, grows: false, chips: false, pile: false, cancels: false }
const clubs = ['AC', 'QC', '9C', '7C', '2C']
const cards = [...clubs, 'KD', '8D', '3D', 'QS', '5S', 'AH', '8H', '2H']

function placed(width: number, height: number, playable: readonly string[], bare = false, players = 4) {
  const sat = { ...sitting, players }
  const at = table(width, height, sat)
  const hand = handPlaces(at.shape, width, height, cards.length, sat)
  const bars = barsOf({ unit: 'points', choices: playable.map((card, i) => weighed(card, i)), reasons: [] })
  return { at, hand, places: advicePlaces(at, hand, cards, bars, width - 220, bare) }
}

test('on a desktop the bars share one line above the cards, and the words stand beside them', () => {
  const left = placed(1440, 900, clubs)
  expect(left.places.marks.map(({ key }) => key).sort()).toEqual([...clubs].sort())
  const { base, words } = left.places
  expect(base?.y).toBeLessThan(left.at.hand.y)
  expect(left.places.align).toBe('left')
  expect(words.x).toBeGreaterThan((base?.x ?? 0) + (base?.w ?? 0))

  const right = placed(1440, 900, ['AH', '8H', '2H'])
  expect(right.places.align).toBe('right')
  expect(right.places.words.x + right.places.words.w).toBeLessThan(right.places.base?.x ?? 0)

  const all = placed(1440, 900, cards, true)
  expect(all.places.align).toBe('center')
  expect(all.places.words.y + all.places.words.h).toBeLessThan((all.places.base?.y ?? 0) - 80)
  // Between the cards of a trick there is no room for them.
  const busy = placed(1440, 900, cards)
  expect(busy.places.base).toBeNull()
  expect(busy.places.words).toEqual(busy.at.turnLine)
})

test.each([
  [1280, 720, 4],
  [1280, 720, 6],
  [1440, 900, 4],
  [1440, 900, 6],
])('on %i × %i the words beside the bars of %i players have room below the trick', (width, height, players) => {
  for (const playable of [['AC', 'QC', '9C'], ['AH', '8H', '2H'], clubs]) {
    const { at, places } = placed(width, height, playable, false, players)
    if (places.base === null) continue
    const { x, y, w, h } = places.words
    expect(y + h).toBeCloseTo(places.base.y)
    for (const place of at.trick.places.slice(1))
      if (place.x + at.trick.w / 2 > x && place.x - at.trick.w / 2 < x + w)
        expect(y, 'below the card').toBeGreaterThan(place.y + tall(at.trick.w) / 2)
    expect(h, 'four lines').toBeGreaterThanOrEqual(110)
  }
})

test.each([
  [390, 844],
  [360, 640],
  [844, 390],
  [820, 1180],
])('on %i × %i each figure lies on what is seen of its own card', (width, height) => {
  const { hand, places } = placed(width, height, cards)
  expect(places.base).toBeNull()
  expect(places.marks).toHaveLength(cards.length)
  places.marks.forEach(({ x, y }, i) => {
    const card = hand.cards[i]!
    expect(x).toBeGreaterThanOrEqual(card.x - hand.w / 2 - 12)
    expect(x + 24).toBeLessThanOrEqual(card.x - hand.w / 2 + Math.max(hand.strip, 40))
    expect(Math.abs(y - card.y)).toBeLessThan(hand.w * 0.7)
  })
})
