/**
 * Where everything on the table stands: pure geometry, from the size of the screen to places in px. Draws nothing and
 * knows no rule. A card's place is its centre; the screen's corner is 0, 0. The numbers come from the visual design.
 */
import { piles, pilesSideways, END, type Piles, type Lies } from './piles'
import { ARCS, handBox, mirrored, shapeOf, SHORT, type Box, type HandSize, type Place, type Shape } from './fans'
import { ring, type Ring } from './ring'
import { seatPlaces, underTop, type Handy, type SeatPlace } from './seats'

/** What the layout depends on in a game. */
export interface Sitting extends HandSize, Handy {
  readonly players: number
  /** Every player has chips, shown on a line of their own. */
  readonly chips: boolean
  /** There is a kitty or a stock. */
  readonly pile: boolean
  /** Two packs: cards cancel each other, and may stay on the table. */
  readonly cancels: boolean
}

export interface Table {
  readonly shape: Shape
  /** On a phone held sideways: the player's own place is on the left, the words on the right. */
  readonly left: boolean
  readonly seats: readonly SeatPlace[]
  readonly trick: Ring
  readonly piles: Piles
  /** The hand's number and the rules, if they don't stand in the corner. */
  readonly title: Place | null
  readonly turnLine: Box
  readonly own: Box
  readonly hand: Box
  /** The whole middle, for questions that are not about cards. */
  readonly floor: Box
  /** The score sheet, if there is room for it. */
  readonly scores: Box | null
  /** The card counter on the other side, if there is room for it. */
  readonly counter: Box | null
}

/** No two cards lie exactly alike: up to ±1.5°, derived from the card's place in the game, never from the clock. */
export function sway(hand: number, trick: number, seat: number): number {
  let mixed = Math.imul(hand * 64 + trick + 1, 0x9e3779b1) ^ Math.imul(seat + 7, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return (((mixed ^ (mixed >>> 13)) >>> 8) % 301) / 100 - 1.5
}

const liesOf = ({ pile, chips, cancels }: Sitting): Lies => ({ pile, pot: chips, cancelled: cancels })

function onItsSide(width: number, height: number, sitting: Sitting): Table {
  const { players, chips, cancels, left = false } = sitting
  const hand = handBox('landscape', width, height, sitting)
  const ceiling = hand.y - ARCS.landscape.lift
  // The trick, whose outermost cards lie turned, stays clear of the turn line and the player's own place beside it.
  const aside = 216
  const half = width / 2 - aside
  const turnLine: Box = { x: 16, y: ceiling - 62, w: players > 4 ? aside - 20 : width / 2 - 148, h: 58 }
  const seats = seatPlaces(
    { shape: 'landscape', width, tallness: height, mid: 0, floor: turnLine.y - 4, hand: sitting },
    players,
    chips,
  )
  const top = underTop(seats, 'landscape') + 6
  const room: Box = { x: 16, y: top, w: width - 32, h: ceiling - 4 - top }
  const trick = ring('landscape', players, room, half - 4, cancels)
  const at = (box: Box): Box => (left ? mirrored(box, width) : box)
  return {
    shape: 'landscape',
    left,
    seats,
    trick,
    piles: pilesSideways(width, room, at(turnLine), trick, liesOf(sitting), left),
    title: players > 4 ? { x: left ? width - 206 : 16, y: top, turn: 0 } : null,
    turnLine: at(turnLine),
    own: at({ x: width - aside, y: ceiling - 62, w: aside - 16, h: 56 }),
    hand,
    floor: { x: width / 2 - half, y: top, w: 2 * half, h: room.h },
    scores: null,
    counter: null,
  }
}

/** Beside the hand, if there is width enough: a column for each player. */
function scoreBox(height: number, players: number, hand: Box): Box | null {
  const w = players > 5 ? 250 + 22 * (players - 2) : 282
  return 24 + w + 8 <= hand.x && players <= 7 ? { x: 24, y: height - 24, w, h: 0 } : null
}

/** Above the player's own place, where its lower edge stands. */
function counterBox(width: number, hand: Box, own: Box): Box | null {
  const w = 282
  return hand.x + hand.w + 8 + w + 24 <= width ? { x: width - 24 - w, y: own.y - 8, w, h: 0 } : null
}

/** From this width beside the hand on, a tablet has the player's own place there, as a desktop has. */
const ASIDE = 288

/** From this height on, a phone held upright has room for the trick above a sheet at the bottom. */
const TALL = 760

/**
 * The layout of the whole table. `covered`: the height at the bottom that a sheet hides while it isn't the player's
 * turn.
 */
export function table(width: number, height: number, sitting: Sitting, covered = 0): Table {
  const shape = shapeOf(width, height, sitting.size, sitting.beside, sitting.large)
  if (shape === 'landscape') return onItsSide(width, height, sitting)
  const { players, chips, cancels } = sitting
  const hand = handBox(shape, width, height, sitting)
  const ceiling = hand.y - (shape === 'portrait' ? 10 : ARCS[shape].lift)
  const portrait = shape === 'portrait'
  const desktop = shape === 'desktop'
  const short = portrait && height < SHORT
  const beside = desktop && sitting.beside === true
  const free = width - hand.x - hand.w
  const aside = shape === 'tablet' && free >= ASIDE
  const high = sitting.large ? 56 : 48
  const own: Box = portrait
    ? { x: 12, y: ceiling - 8 - high, w: width - 24, h: high }
    : beside
      ? { x: 40, y: height - 196, w: 140, h: 172 }
      : desktop || aside
        ? { x: width - 264, y: height - 104, w: 240, h: 80 }
        : { x: 32, y: ceiling - 64, w: width - 64, h: 52 }
  const lineHeight = portrait ? 52 : 40
  const uncovered = portrait && height >= TALL ? Math.min(own.y, height - covered) : own.y
  const low = (desktop || aside ? ceiling : uncovered) - (short ? 4 : 12)
  const lineWidth = portrait ? width - 24 : Math.min(640, width - 300)
  const turnLine: Box = { x: (width - lineWidth) / 2, y: low - lineHeight, w: lineWidth, h: lineHeight }
  // The wide places beside a small trick would reach into the turn line.
  const floor = desktop ? height - (beside ? 212 : 280) : (players > 4 ? own.y : turnLine.y) - 4
  const arranged = (mid: number): readonly SeatPlace[] =>
    seatPlaces({ shape, width, tallness: height, mid, floor, hand: sitting }, players, chips)
  const above = underTop(arranged(0), shape) + (short ? 4 : 14)
  const room: Box = { x: 12, y: above, w: width - 24, h: turnLine.y - above - (short ? 4 : 10) }
  const half = portrait || players >= 7 ? Math.min(460, width / 2 - 12) : width / 2 - (desktop ? 330 : 180)
  const trick = ring(shape, players, room, half, cancels)
  const between = piles(shape, room, turnLine, trick, half, liesOf(sitting))
  const seats = arranged(trick.y)
  const taken = Math.max(0, ...seats.flatMap(({ side, box }) => (side === 'left' ? [box.x + box.w + 8] : [])))
  const middle = portrait ? width - 24 : Math.min(460, width - 2 * taken)
  const inset = between.ends && (sitting.pile || chips) ? END : 0
  return {
    shape,
    left: false,
    seats,
    trick,
    piles: between,
    title: null,
    turnLine: { ...turnLine, x: turnLine.x + inset, w: turnLine.w - 2 * inset },
    own,
    hand,
    floor: { x: (width - middle) / 2, y: above, w: middle, h: low - above },
    scores: desktop && !beside ? scoreBox(height, players, hand) : null,
    counter: desktop && !beside && height >= 800 ? counterBox(width, hand, own) : null,
  }
}
