/**
 * What lies between and beside the cards of a trick: the kitty or the stock, the pot, and the cards left by cancelled
 * tricks. Pure geometry.
 */
import { tall, type Box, type Place, type Shape } from './fans'
import { RING, type Ring, type Spot } from './ring'

export interface Piles {
  /** The kitty, or the stock. Its number stands on its right. */
  readonly pile: Spot
  readonly pot: Spot
  /** A row of cards; null if tricks can't be cancelled. */
  readonly lying: (Spot & { readonly room: number }) | null
  /** Pile and pot stand at the ends of the turn line, which makes room for them. */
  readonly ends: boolean
}

/** The widths of a pile's number, of the pot's words (at least), and of either end of the turn line. */
const NUMBER = 30
const POT = 64
export const END = 66

/** Below the ends of an arc. */
function corners(shape: Shape, room: Box, { places, w }: Ring, half: number): Piles {
  const own = places[0] as Place
  const left = places[1] as Place
  const low = own.y + tall(w) / 2
  const top = places.length > 2 ? left.y + tall(w) / 2 + 14 : own.y - tall(w) / 2
  const pile = Math.min(56, Math.max(26, (low - top) / 1.4))
  const reach = Math.min(half, room.w / 2, w / 2 + (shape === 'portrait' ? 132 : 190))
  const x = (w / 2 + 12 + reach) / 2
  return {
    pile: { x: own.x - x - NUMBER / 2, y: low - tall(pile) / 2, w: pile },
    pot: { x: own.x + x, y: low - tall(pile) / 2, w: reach - w / 2 - 12 },
    lying: null,
    ends: false,
  }
}

/**
 * Inside a ring: cancelled cards above, pile and pot below. If the ring is too flat, pile and pot stand at the ends of
 * the turn line.
 */
function inside(room: Box, { places, w, x, y }: Ring, lies: Lies): Piles {
  const cancels = lies.cancelled
  const b = Math.max(...places.map((place) => place.y)) - y
  const high = b - tall(w) / 2 - 6
  /** The width that is free between the cards at these heights, given relative to the middle. */
  const between = (from: number, to: number): number =>
    2 *
    (Math.min(
      Math.max(...places.map((each) => Math.abs(each.x - x))) - w / 2,
      ...places
        .filter((each) => each.y + tall(w) / 2 > y + from && each.y - tall(w) / 2 < y + to)
        .map((each) => Math.abs(each.x - x)),
    ) -
      w / 2 -
      8)
  const lie = (top: number, bottom: number): Piles['lying'] => {
    if (!cancels) return null
    const middle = (top + bottom) / 2
    const free = between(top, bottom)
    // Small enough that several cards can show their corners side by side.
    const card = Math.max(20, Math.min(56, (bottom - top) / 1.4, free / 3.2))
    return { x, y: y + middle, w: card, room: Math.max(card * 2.5, free) }
  }
  // A row of 40 px for pile and pot, and above it at least as much for cards.
  const split = high - 40
  const from = cancels ? split : -Math.min(high, 26)
  const to = cancels ? high : Math.min(high, 26)
  const free = between(from, to)
  const pile = Math.min(40, (to - from) / 1.4)
  if (pile < 24 || free < pile + NUMBER + POT || (cancels && split + high < 34)) {
    const low = room.y + room.h + 36
    return {
      pile: { x: room.x + 16, y: low, w: 26 },
      pot: { x: room.x + room.w - END / 2, y: low, w: POT },
      lying: lie(-high, high),
      ends: true,
    }
  }
  const middle = y + (from + to) / 2
  const potWidth = Math.max(POT, free * 0.5)
  const left = x - free / 2
  return {
    // Without the other, either stands in the middle.
    pile: { x: lies.pot ? left + (free - POT - NUMBER) / 4 + pile / 4 : x - NUMBER / 2, y: middle, w: pile },
    pot: { x: lies.pile ? x + free / 2 - potWidth / 2 : x, y: middle, w: potWidth },
    lying: lie(-high, split - 4),
    ends: false,
  }
}

/** On a phone held sideways: in the free corners at the top, left and right. */
function beside(width: number, room: Box, { places }: Ring, cancels: boolean): Piles {
  const top = room.y + 22
  const right = width - 76
  // From five players on, the hand's number and the rules take three lines on the left.
  const pile = places.length > 4 ? { x: right, y: top + 40, w: 30 } : { x: 40, y: top, w: 30 }
  return {
    pile,
    pot: { x: right, y: top - 6, w: 120 },
    lying: cancels ? { x: 110, y: room.y + Math.min(58, room.h - 95), w: 28, room: 188 } : null,
    ends: false,
  }
}

/** What there is to be placed. */
export interface Lies {
  readonly pile: boolean
  readonly pot: boolean
  readonly cancelled: boolean
}

export function piles(shape: Shape, width: number, room: Box, ring: Ring, half: number, lies: Lies): Piles {
  if (shape === 'landscape') return beside(width, room, ring, lies.cancelled)
  return ring.places.length < RING ? corners(shape, room, ring, half) : inside(room, ring, lies)
}
