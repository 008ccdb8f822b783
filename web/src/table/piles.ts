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
function inside(line: Box, { places, w, x, y }: Ring, lies: Lies): Piles {
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
    const low = line.y + 26
    return {
      pile: { x: line.x + 16, y: low, w: 26 },
      pot: { x: line.x + line.w - END / 2, y: low, w: POT },
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

/**
 * The least heights above the turn line for the pile or the pot above a player, for the pot above the pile, and for
 * cards below words.
 */
const CORNER = 104
const POT_CORNER = 84
const STACKED = 68
const BELOW_WORDS = 95

/**
 * On a phone held sideways: in the free corners at the top, left and right. From five players on, the hand's number and
 * the rules stand on the left, or on the right for the left hand: pile and pot stand on the other side. `line`: the
 * turn line.
 */
export function pilesSideways(
  width: number,
  room: Box,
  line: Box,
  { places, w }: Ring,
  lies: Lies,
  left: boolean,
): Piles {
  const pot = { x: width - 76, y: room.y + 16, w: 120 }
  /** What is free above the turn line, and above the player's own place, which is as high. */
  const high = line.y - room.y
  if (places.length < 5) {
    // If the player there sits as high as the corner, below the card of the player on the left, beside the turn line.
    const own = places[0] as Place
    const pile = Math.min(30, (own.y - (places[1] as Place).y) / 1.4)
    const middle = left ? (line.x + own.x + w / 2) / 2 : (line.x + line.w + own.x - w / 2) / 2
    const low = { x: middle - NUMBER / 2, y: own.y + tall(w) / 2 - tall(pile) / 2, w: pile }
    const beside = { x: middle, y: own.y + tall(w) / 2 - 12, w: 100 }
    return {
      pile: high < CORNER ? low : { x: 40, y: room.y + 22, w: 30 },
      pot: high < POT_CORNER && !lies.pile ? beside : pot,
      lying: null,
      ends: false,
    }
  }
  const flat = high < STACKED
  const pile = flat ? Math.min(30, (high - 4) / 1.4) : 30
  const y = room.y + (flat ? high / 2 : Math.min(62, high - 23))
  // Beside the pile, if the words on the other side leave no room below them.
  const lying =
    high >= BELOW_WORDS
      ? { x: 110, y: room.y + Math.min(58, high - 37), w: 28, room: 188 }
      : lies.pile
        ? { x: width - 144, y, w: Math.min(28, pile), room: 120 }
        : { x: width - 110, y, w: Math.min(28, pile), room: 188 }
  const inRow = flat && lies.pile
  const sided = (spot: Spot, more = 0): Spot => (left ? { ...spot, x: width - spot.x - more } : spot)
  return {
    pile: sided({ x: width - (flat || lies.cancelled ? 61 : 76), y, w: pile }, NUMBER),
    pot: sided(inRow ? { x: width - 134, y, w: 80 } : { ...pot, y: room.y + (high < 85 ? 12 : 16) }),
    lying: lies.cancelled ? { ...sided(lying), room: lying.room } : null,
    ends: false,
  }
}

/** What there is to be placed. */
export interface Lies {
  readonly pile: boolean
  readonly pot: boolean
  readonly cancelled: boolean
}

/** On any other screen. `line`: the turn line. */
export function piles(shape: Shape, room: Box, line: Box, ring: Ring, half: number, lies: Lies): Piles {
  return ring.places.length < RING ? corners(shape, room, ring, half) : inside(line, ring, lies)
}
