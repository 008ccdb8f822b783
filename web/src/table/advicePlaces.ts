/**
 * Where the coach's figures and words stand. On a desktop, bars stand on one base line over the cards, with the words
 * beside them or, if the table is bare, above. Elsewhere, each card has its figure, and the words replace the turn
 * line. Pure geometry.
 */
import type { Card } from '../core/protocol'
import { barAt, type Bar } from '../state/advice'
import { named } from '../core/copies'
import { heldNow } from '../state/settings.svelte'
import { ARCS, tall, type Box, type HandPlaces, type Place } from './fans'
import type { Table } from './layout'
import { RING } from './ring'

/** A figure at a card of the hand. */
export interface Mark {
  readonly key: string
  readonly bar: Bar
  /** The middle of the bar, or of the card's upper left corner, where the figure is. */
  readonly x: number
  readonly y: number
  readonly turn: number
}

export interface AdvicePlaces {
  readonly marks: readonly Mark[]
  /** The line that all bars stand on; null if the figures are on the cards. */
  readonly base: { readonly x: number; readonly y: number; readonly w: number } | null
  /** Words stand on its lower edge and grow upwards. */
  readonly words: Box
  readonly align: 'left' | 'center' | 'right'
  /** The cards of a ring come close to the words from above: there is no room to spare. */
  readonly close: boolean
  /** From the lower edge of the others' lowest card to the lower edge of the words. */
  readonly room: number
}

/** The height of the highest bar; COLUMN adds its figure and its tick. */
export const BAR = 44
const COLUMN = BAR + 46
/** The least width for words beside the bars, and their distance from the bars. */
const BESIDE = 380
const APART = 28
/** The least height for words beside the bars: four lines in small letters, and the explanation of the figures. */
const LOW = 110
/** On a desktop: two lines in larger letters, and the explanation of the figures. */
const TWO = 76
/** The width of the words on a bare table: a comfortable line length. */
const WIDE = 480

/** A point on a raised card, given from the card's upper left corner. */
function onCard(place: Place, { w, lift }: HandPlaces, right: number, down: number): Place {
  const turn = (place.turn * Math.PI) / 180
  const [x, y] = [right - w / 2, down - tall(w) / 2 - lift]
  return {
    x: place.x + x * Math.cos(turn) - y * Math.sin(turn),
    y: place.y + x * Math.sin(turn) + y * Math.cos(turn),
    turn: place.turn,
  }
}

/**
 * `limit`: how far to the right words may reach. `bare`: no cards lie on the table, so the space in the middle is free.
 */
export function advicePlaces(
  table: Table,
  hand: HandPlaces,
  cards: readonly Card[],
  bars: readonly Bar[],
  limit: number,
  bare: boolean,
): AdvicePlaces {
  const { shape, turnLine, own } = table
  const desktop = shape === 'desktop'
  const marked = (right: number, down: number): readonly Mark[] =>
    named(heldNow(cards)).flatMap(({ card, key }, i): Mark[] => {
      const bar = barAt(bars, card)
      const place = hand.cards[i]
      return bar && place ? [{ key, bar, ...onCard(place, hand, right, down) }] : []
    })
  const belowIndex = marked(3, hand.w * 0.71)
  const bottom = turnLine.y + turnLine.h
  const lowest = Math.max(...table.trick.places.slice(1).map((place) => place.y + tall(table.trick.w) / 2))
  const room = bottom - lowest
  const phone = shape === 'portrait' || shape === 'landscape'
  const close = table.trick.places.length >= RING && (phone || room < TWO)
  if (shape === 'landscape') {
    // With four players, below their cards and as far as the player's own place; with more, beside the cards.
    const out = Math.max(...table.trick.places.map(({ x }) => Math.abs(x - table.trick.x))) + table.trick.w * 0.6
    const many = table.trick.places.length > 4
    const from = !table.left ? turnLine.x : 12 + (many ? table.trick.x + out : own.x + own.w)
    const to = table.left ? turnLine.x + turnLine.w : (many ? table.trick.x - out : own.x) - 12
    const words = { x: from, y: turnLine.y - 4, w: to - from, h: turnLine.h }
    return { marks: belowIndex, base: null, words, align: table.left ? 'right' : 'left', close, room }
  }
  const onCards: AdvicePlaces = { marks: belowIndex, base: null, words: turnLine, align: 'center', close, room }
  if (!desktop) return onCards
  // Over the visible part of the card.
  const marks = marked(Math.min(hand.strip, hand.w) / 2, 0)

  const y = table.hand.y - ARCS.desktop.lift - 8
  const first = Math.min(...marks.map(({ x }) => x)) - 32
  const last = Math.max(...marks.map(({ x }) => x)) + 32
  const base = marks.length > 0 ? { x: first, y, w: last - first } : null
  if (base === null)
    return { marks, base, words: { ...turnLine, y: bottom - turnLine.h }, align: 'center', close: false, room }
  /** The space between the others' cards and the base line; words that don't fit there would cover the cards. */
  const beside = (x: number, w: number): Box => {
    const { w: card, places } = table.trick
    const over = places.slice(1).filter((place) => Math.abs(place.x - x - w / 2) < (card + w) / 2)
    const top = bare ? 0 : Math.max(0, ...over.map((place) => place.y + tall(card) / 2 + 2))
    return { x, y: top, w, h: y - top }
  }
  const right = Math.min(table.hand.x + table.hand.w + 120, limit) - last - APART
  const left = first - APART - Math.max(220, table.hand.x - 120)
  if (right >= BESIDE) {
    const words = beside(last + APART, Math.min(right, 600))
    if (words.h >= LOW) return { marks, base, words, align: 'left', close: false, room }
  }
  if (left >= BESIDE) {
    const w = Math.min(left, 600)
    const words = beside(first - APART - w, w)
    if (words.h >= LOW) return { marks, base, words, align: 'right', close: false, room }
  }
  // Cards on the table leave no room above the bars: put the figures on the cards and the words in the turn line, as on
  // a phone.
  if (!bare) return onCards
  const words = { x: table.trick.x - WIDE / 2, y: y - COLUMN - 8 - turnLine.h, w: WIDE, h: turnLine.h }
  return { marks, base, words, align: 'center', close: false, room }
}
