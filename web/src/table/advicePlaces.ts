/**
 * Where the coach's figures and words stand: on a desktop bars on one base line over the cards, the words beside them or,
 * on a bare table, above; elsewhere a figure on each card, and the words where the turn line is. Pure geometry.
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
  /** The middle of the bar, or of the upper left corner of the figure on the card. */
  readonly x: number
  readonly y: number
  readonly turn: number
}

export interface AdvicePlaces {
  readonly marks: readonly Mark[]
  /** The line all bars stand on; null where figures lie on the cards. */
  readonly base: { readonly x: number; readonly y: number; readonly w: number } | null
  /** Words stand on its lower edge and grow upwards. */
  readonly words: Box
  readonly align: 'left' | 'center' | 'right'
  /** The cards of a ring lie close above them: there is no room to spare. */
  readonly close: boolean
  /** From the lowest card of the others to the lower edge of the words. */
  readonly room: number
}

/** The highest bar, and all of one with its figure and its tick. */
export const BAR = 44
const COLUMN = BAR + 46
/** The least width that the words can stand in beside the bars, and their distance. */
const BESIDE = 380
const APART = 28
/** The least height for words beside the bars: four lines of their smaller letters, and what the figures mean. */
const LOW = 110
/** On a desktop: two lines of the larger letters, and what the figures mean. */
const TWO = 76
/** The width of the words where the table is bare: lines that are easily read. */
const WIDE = 480

/** A point of a raised card, from its upper left corner. */
function onCard(place: Place, { w, lift }: HandPlaces, right: number, down: number): Place {
  const turn = (place.turn * Math.PI) / 180
  const [x, y] = [right - w / 2, down - tall(w) / 2 - lift]
  return {
    x: place.x + x * Math.cos(turn) - y * Math.sin(turn),
    y: place.y + x * Math.sin(turn) + y * Math.cos(turn),
    turn: place.turn,
  }
}

/** `limit` is how far to the right words may reach; `bare`: no cards lie on the table, so that there is room between. */
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
  const close = table.trick.places.length >= RING && (!desktop || room < TWO)
  if (shape === 'landscape') {
    // Below the cards of four, as far as the player's own place; beside those of more.
    const out = Math.max(...table.trick.places.map(({ x }) => Math.abs(x - table.trick.x))) + table.trick.w * 0.6
    const many = table.trick.places.length > 4
    const from = !table.left ? turnLine.x : 12 + (many ? table.trick.x + out : own.x + own.w)
    const to = table.left ? turnLine.x + turnLine.w : (many ? table.trick.x - out : own.x) - 12
    const words = { x: from, y: turnLine.y - 4, w: to - from, h: turnLine.h }
    return { marks: belowIndex, base: null, words, align: table.left ? 'right' : 'left', close, room }
  }
  const onCards: AdvicePlaces = { marks: belowIndex, base: null, words: turnLine, align: 'center', close, room }
  if (!desktop) return onCards
  // Over what is seen of the card.
  const marks = marked(Math.min(hand.strip, hand.w) / 2, 0)

  const y = table.hand.y - ARCS.desktop.lift - 8
  const first = Math.min(...marks.map(({ x }) => x)) - 32
  const last = Math.max(...marks.map(({ x }) => x)) + 32
  const base = marks.length > 0 ? { x: first, y, w: last - first } : null
  if (base === null)
    return { marks, base, words: { ...turnLine, y: bottom - turnLine.h }, align: 'center', close: false, room }
  /** From the cards of the others down to the base line: what has no room there would lie over them. */
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
  // Cards on the table leave no room above the bars: as on a phone, figures on the cards leave the turn line to the words.
  if (!bare) return onCards
  const words = { x: table.trick.x - WIDE / 2, y: y - COLUMN - 8 - turnLine.h, w: WIDE, h: turnLine.h }
  return { marks, base, words, align: 'center', close: false, room }
}
