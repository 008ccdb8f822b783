/**
 * The player's cards, and how any fan of cards opens: pure geometry, from the size of the screen to places in px. A card's
 * place is its centre.
 */

/** `desktop` has room for a score sheet and fans; `portrait` and `landscape` are phones. */
export type Shape = 'desktop' | 'tablet' | 'portrait' | 'landscape'

export interface Place {
  readonly x: number
  readonly y: number
  /** Degrees, clockwise. */
  readonly turn: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface HandPlaces {
  readonly w: number
  readonly lift: number
  /** The visible strip of a covered card, in px; below 44 px the first tap only raises. */
  readonly strip: number
  readonly cards: readonly Place[]
}

/** The box mirrored on a screen of that width. */
export const mirrored = (box: Box, width: number): Box => ({ ...box, x: width - box.x - box.w })

/** The height of a card of this width. */
export const tall = (w: number): number => w * 1.4

/**
 * `n` cards on an arc: `step` px apart, each turned `turn` degrees from the one before, the middle one highest at `y`.
 */
export function fan(n: number, x: number, y: number, step: number, turn: number): Place[] {
  const radians = (turn * Math.PI) / 180
  return Array.from({ length: n }, (_, i) => {
    const t = i - (n - 1) / 2
    const drop = radians === 0 ? 0 : (step / radians) * (1 - Math.cos(t * radians))
    return { x: x + t * step, y: y + drop, turn: t * turn }
  })
}

interface Arc {
  readonly w: number
  readonly step: number
  readonly turn: number
  readonly lift: number
}

export const ARCS = {
  desktop: { w: 134, step: 70, turn: 1.5, lift: 26, aside: 640, close: 544, gap: 14 },
  tablet: { w: 112, step: 60, turn: 1.2, lift: 20, aside: 64, close: 64, gap: 18 },
  landscape: { w: 80, step: 68, turn: 0.6, lift: 12, aside: 32, close: 32, gap: 8 },
} as const

/**
 * Strips narrower than this are tiring to read and too close for a finger; the limit is FINGER if targets are to be
 * large.
 */
const CLOSE = 34
const FINGER = 44

/** From this height on, a desktop's large cards leave the trick room. */
const HIGH = 680

/**
 * A desktop on which that many cards would lie too close is laid out as a tablet, if it is high enough. A panel beside
 * the table takes width from it, and replaces the score sheet.
 */
export function shapeOf(width: number, height: number, size = 13, beside = false, large = false): Shape {
  if (height < 560 && width > height) return 'landscape'
  if (width < 640) return 'portrait'
  if (beside) return width >= 1040 && height >= HIGH && size <= 13 ? 'desktop' : 'tablet'
  const { w, close } = ARCS.desktop
  const open = (width - close - w) / Math.max(1, size - 1) >= (large ? FINGER : CLOSE)
  return width >= 1100 && height >= HIGH && (open || height < 760) ? 'desktop' : 'tablet'
}

/** A hand of many cards opens at most this far to each side, or its ends would leave the screen. */
const WIDEST = 9

/** What a table with a panel beside it needs on either side of the hand, for the player's own place. */
const BESIDE = 386

/** From these heights on, the cards of a hand have their full size. A tablet's least are those of a phone. */
const FULL = { tablet: 740, landscape: 360 } as const
const LOWEST = 560

function widthOfCard(shape: keyof typeof ARCS, height: number): number {
  const { w } = ARCS[shape]
  if (shape === 'desktop' || height >= FULL[shape]) return w
  const { w: least } = ARCS.landscape
  return shape === 'landscape'
    ? (w * height) / FULL.landscape
    : least + ((w - least) * (height - LOWEST)) / (FULL.tablet - LOWEST)
}

function arc(
  shape: keyof typeof ARCS,
  width: number,
  height: number,
  n: number,
  { beside: panel, large }: HandSize,
): Arc {
  const { turn, lift, ...full } = ARCS[shape]
  const w = widthOfCard(shape, height)
  const step = shape === 'tablet' ? Math.max(FINGER, (full.step * w) / full.w) : full.step
  const { aside, close } = panel && shape === 'desktop' ? { aside: BESIDE, close: BESIDE } : ARCS[shape]
  const gaps = Math.max(1, n - 1)
  // Many cards take the place of the score sheet, which then opens with a button.
  const beside = (width - aside - w) / gaps < (large ? FINGER : CLOSE) ? close : aside
  return { w, lift, step: Math.min(step, (width - beside - w) / gaps), turn: Math.min(turn, (2 * WIDEST) / gaps) }
}

/** How much lower the outermost card of a fan lies than the highest. */
function drop({ step, turn }: Arc, n: number): number {
  const radians = (turn * Math.PI) / 180
  return radians === 0 ? 0 : (step / radians) * (1 - Math.cos(((n - 1) / 2) * radians))
}

/** How far the outermost card of a fan reaches below the middle of the highest. */
function reach(fan: Arc, n: number): number {
  const angle = (((n - 1) / 2) * fan.turn * Math.PI) / 180
  return drop(fan, n) + (tall(fan.w) / 2) * Math.cos(angle) + (fan.w / 2) * Math.sin(angle)
}

/** The distance between rows of a hand on a phone held upright: of two rows, on a short screen, and of three. */
const ROW = 78
const SHORT_ROW = 62
const CLOSE_ROW = 48
const SHORT_CLOSE_ROW = 40
/** A hand that grows is laid out in three rows above this many cards. */
const TWO_ROWS = 18

/** A phone lower than this has no height to spare. */
export const SHORT = 720

/** How many cards a hand begins with, and whether it may grow because the player draws from the stock. */
export interface HandSize {
  readonly size: number
  readonly grows: boolean
  /** A panel stands beside the table. */
  readonly beside?: boolean
  /** Each card is to be a large target for a finger, if there is room. */
  readonly large?: boolean
}

/** A hand that may grow takes the space of a large one from the start, so that nothing above it moves. */
const LARGE = 20

function rowsWidth(height: number, { size, grows }: HandSize): number {
  return height < SHORT ? 68 : size > 13 || grows ? 72 : 80
}

const closeRowOf = (height: number, large = false): number =>
  height >= SHORT ? CLOSE_ROW : large ? FINGER : SHORT_CLOSE_ROW
const rowOf = (height: number): number => (height < SHORT ? SHORT_ROW : ROW)

/** The most cards in one row: eight on a short screen, where a second row would squeeze the trick. */
function oneRow(height: number, { size, grows }: HandSize): number {
  return height < SHORT && size <= 8 && !grows ? 8 : 7
}

/** How many rows `n` cards take on a phone held upright. */
function rowCount(n: number, width: number, height: number, hand: HandSize): number {
  const usual = n <= oneRow(height, hand) ? 1 : n <= TWO_ROWS || !hand.grows ? 2 : 3
  // On a short screen a third row of many cards would leave the trick no room.
  if (!hand.large || (height < SHORT && (hand.size > 13 || hand.grows))) return usual
  const across = Math.floor((width - 24 - rowsWidth(height, hand)) / FINGER) + 1
  return Math.min(3, Math.max(usual, Math.ceil(n / across)))
}

/** The distance between rows, if there are that many. */
const apartOf = (rows: number, height: number, large = false): number =>
  rows > 2 ? closeRowOf(height, large) : rows > 1 ? rowOf(height) : 0

/** The space of a full hand at the bottom, so that nothing above moves while its cards are played. */
export function handBox(shape: Shape, width: number, height: number, hand: HandSize): Box {
  const { size, grows, large } = hand
  if (shape === 'portrait') {
    const below = height < SHORT ? 12 : 24
    const rows = grows ? 3 : rowCount(size, width, height, hand)
    const h = tall(rowsWidth(height, hand)) + (rows - 1) * apartOf(rows, height, large && !grows)
    return { x: 12, y: height - below - h, w: width - 24, h }
  }
  const full = grows ? LARGE : size
  const a = arc(shape, width, height, full, hand)
  const top = height - ARCS[shape].gap - reach(a, full) - tall(a.w) / 2
  const half = ((full - 1) / 2) * a.step + a.w / 2
  return { x: width / 2 - half, y: top, w: 2 * half, h: height - top }
}

/** Places of the `n` cards left in a hand, or in one that has grown. */
export function handPlaces(shape: Shape, width: number, height: number, n: number, hand: HandSize): HandPlaces {
  const box = handBox(shape, width, height, hand)
  if (shape !== 'portrait') {
    const full = arc(shape, width, height, Math.max(n, Math.min(hand.size, 10)), hand)
    const room = hand.grows ? drop(arc(shape, width, height, LARGE, hand), LARGE) : Infinity
    // A hand that has grown beyond its space opens flatter, or its ends would leave the screen.
    const turn = full.turn * Math.min(1, room / drop(full, n))
    const cards = fan(n, width / 2, box.y + tall(full.w) / 2, full.step, turn)
    return { w: full.w, lift: full.lift, strip: full.step, cards }
  }
  const w = rowsWidth(height, hand)
  const count = rowCount(n, width, height, hand)
  const apart = apartOf(count, height, hand.large && !hand.grows)
  // If they can't all have as many, the first rows have one more.
  const rows = Array.from({ length: count }, (_, i) => Math.ceil((n - i) / count))
  const bottom = box.y + box.h - tall(w) / 2
  const longest = rows[0] ?? 1
  const step = (row: number): number => (row > 1 ? (width - 24 - w) / (row - 1) : 0)
  const cards = rows.flatMap((row, i) => {
    const y = bottom - (rows.length - 1 - i) * apart
    // A short single row stays together in the middle; several rows have common edges.
    const beside = rows.length > 1 ? step(row) : Math.min(step(row), w + 8)
    return fan(row, width / 2, y, beside, 0)
  })
  return { w, lift: 10, strip: longest > 1 ? Math.min(step(longest), w) : w, cards }
}
