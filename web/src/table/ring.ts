/**
 * Where the cards of a trick lie: on an arc for up to five players, on a ring for more. Pure geometry. A card's place
 * is its centre.
 */
import { tall, type Box, type Place, type Shape } from './fans'

export interface Spot {
  readonly x: number
  readonly y: number
  /** The width of the card, or of the words, that stand there. */
  readonly w: number
}

/**
 * The cards of a trick: their width, the centre of the trick, and where each card lies, clockwise from the player (0).
 */
export interface Ring {
  readonly w: number
  readonly x: number
  readonly y: number
  /** Turned by seat, without the small extra turn of each card. */
  readonly places: readonly Place[]
}

const TRICKS = {
  desktop: { w: 120, x: 142, up: 76, down: 100 },
  tablet: { w: 100, x: 118, up: 64, down: 82 },
  portrait: { w: 86, x: 102, up: 56, down: 70 },
  landscape: { w: 63, x: 82, up: 43, down: 47 },
} as const

/**
 * How high the ends of an arc lie with three players, and on a phone held sideways where the cards have less than this
 * share of their size: there the words below them have no other room.
 */
const FLAT = 0.45
const LOW = 0.75

/** From this many players on, the cards lie on a ring. */
export const RING = 6

/** The share of a card that its neighbour in a ring may cover; the corners stay visible. */
const OVER = 0.12

function arc(shape: Shape, players: number, room: Box, half: number): Ring {
  const t = TRICKS[shape]
  const scale = Math.min(1, room.h / (t.up + t.down + tall(t.w)))
  const w = t.w * scale
  const spare = room.h - (t.up + t.down) * scale - tall(w)
  const x = room.x + room.w / 2
  const y = room.y + spare / 2 + t.up * scale + tall(w) / 2
  const spread = players <= 4 ? t.x * scale : Math.min(half - w / 2, ((players - 2) * (w + 6)) / 2)
  const others = players - 1
  const least = shape === 'landscape' && scale < LOW ? FLAT : 0
  const places = Array.from({ length: players }, (_, k) => {
    if (k === 0) return { x, y: y + t.down * scale, turn: 1 }
    // Evenly from left to right, on the upper half of an ellipse.
    const along = others === 1 ? 0 : -1 + (2 * (k - 1)) / (others - 1)
    const up = players === 3 ? FLAT : Math.max(least, Math.sqrt(1 - along * along))
    return { x: x + along * spread, y: y - up * t.up * scale, turn: along < 0 ? -6 : along > 0 ? 5 : 2.5 }
  })
  return { w, x, y, places }
}

/**
 * `n` points on an ellipse, evenly spaced along it, clockwise from the lowest. `square`: 2 is an ellipse; more fills
 * the corners of its box.
 */
export function evenly(n: number, a: number, b: number, square = 2): { readonly x: number; readonly y: number }[] {
  const fine = 720
  const rounded = (part: number): number => Math.sign(part) * Math.abs(part) ** (2 / square)
  const at = (i: number): { x: number; y: number } => ({
    x: -a * rounded(Math.sin((2 * Math.PI * i) / fine)),
    y: b * rounded(Math.cos((2 * Math.PI * i) / fine)),
  })
  const along = [0]
  for (let i = 1; i <= fine; i++) {
    const [one, two] = [at(i - 1), at(i)]
    along.push((along[i - 1] as number) + Math.hypot(two.x - one.x, two.y - one.y))
  }
  const whole = along[fine] as number
  return Array.from({ length: n }, (_, k) => at(along.findIndex((length) => length >= (whole * k) / n)))
}

/** Whether all cards lie apart, or nearly so. */
function clear(points: readonly { x: number; y: number }[], w: number): boolean {
  return points.every((one, i) =>
    points
      .slice(i + 1)
      .every((two) => Math.abs(one.x - two.x) >= w * (1 - OVER) || Math.abs(one.y - two.y) >= tall(w) * (1 - OVER)),
  )
}

interface Fitted {
  readonly w: number
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

/** The largest cards that lie apart on a ring of this shape. */
function fitted(shape: Shape, players: number, h: number, half: number, square: number, inner: number): Fitted {
  const at = (w: number): Fitted => {
    const b = (h - tall(w)) / 2
    // Long enough for all cards, but short enough to be taken in at a glance.
    const a = Math.min(half - w / 2, Math.max(2.3 * b, (players * (w + 14)) / 4))
    return { w, points: evenly(players, a, b, square) }
  }
  let w = Math.min(TRICKS[shape].w * 0.8, (h / 2 - inner) / 1.4)
  while (w > 28 && !clear(at(w).points, w)) w -= 1
  return at(w)
}

const SQUARES = [2, 2.5, 3.2, 4.5, 8]

function around(shape: Shape, players: number, room: Box, half: number, cancels: boolean): Ring {
  const x = room.x + room.w / 2
  const y = room.y + room.h / 2
  const inner = room.h < 230 ? (cancels ? 14 : 6) : cancels ? 54 : 34
  const rings = SQUARES.map((square) => fitted(shape, players, room.h, half, square, inner))
  const best = Math.max(...rings.map(({ w }) => w))
  // The roundest of the rings with large cards.
  const { w, points } = rings.find((each) => each.w >= best * 0.96) as Fitted
  const places = points.map((point, k) => ({
    x: x + point.x,
    y: y + point.y,
    turn: k === 0 ? 1 : point.x < -w / 3 ? -4 : point.x > w / 3 ? 4 : 1.5,
  }))
  return { w, x, y, places }
}

/**
 * The trick in this room. `half`: how far it may reach from its middle to either side. `cancels`: room is needed for
 * cards of cancelled tricks.
 */
export function ring(shape: Shape, players: number, room: Box, half: number, cancels: boolean): Ring {
  return players < RING ? arc(shape, players, room, half) : around(shape, players, room, half, cancels)
}
