/**
 * Where everything on the table stands: pure geometry, from the size of the screen to places in px. Draws nothing and knows
 * no rule. A card's place is its centre; the screen's corner is 0, 0. The figures are the table of the look's design.
 */
import { ARCS, handBox, shapeOf, SHORT, tall, type Box, type Place, type Shape } from './fans'

export type Side = 'left' | 'top' | 'right'

/** An opponent's place: `x`, `y` is the middle of the medallion, except in `column` form, where it is the middle of the column's top. */
export interface SeatPlace {
  readonly side: Side
  readonly form: 'side' | 'row' | 'column'
  readonly x: number
  readonly y: number
  readonly medallion: number
  /** In a column: name beside the medallion rather than below it. */
  readonly compact: boolean
  /** Room for the words, in px. */
  readonly room: number
  /** The middle of the fan of backs, null where there is no room for one. */
  readonly fan: Place | null
}

export interface Table {
  readonly shape: Shape
  readonly seats: readonly SeatPlace[]
  readonly trick: { readonly w: number; readonly x: number; readonly y: number }
  /** By seat clockwise from the player (0). Turned by seat, before the trick's own small turn. */
  readonly trickPlaces: readonly Place[]
  readonly turnLine: Box
  readonly own: Box
  readonly hand: Box
}

/** Two cards never lie exactly alike: up to ±1.5°, drawn from what identifies the card in its trick, never from the clock. */
export function sway(hand: number, trick: number, seat: number): number {
  let mixed = Math.imul(hand * 64 + trick + 1, 0x9e3779b1) ^ Math.imul(seat + 7, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return (((mixed ^ (mixed >>> 13)) >>> 8) % 301) / 100 - 1.5
}

const TRICKS = {
  desktop: { w: 120, x: 142, up: 76, down: 100 },
  tablet: { w: 100, x: 118, up: 64, down: 82 },
  portrait: { w: 86, x: 102, up: 56, down: 70 },
  landscape: { w: 63, x: 82, up: 43, down: 47 },
} as const

/** The dashed place below counts: from the top of the highest trick card to the bottom of the player's own. */
function trickHeight(shape: Shape): number {
  const { w, up, down } = TRICKS[shape]
  return up + down + tall(w)
}

function trickPlaces(shape: Shape, players: number, x: number, y: number, scale: number, half: number): Place[] {
  const t = TRICKS[shape]
  const w = t.w * scale * (players > 5 ? 0.8 : 1)
  const spread = players <= 4 ? t.x * scale : Math.min(half - w / 2, ((players - 2) * (w + 6)) / 2)
  const others = players - 1
  return Array.from({ length: players }, (_, k) => {
    if (k === 0) return { x, y: y + t.down * scale, turn: 1 }
    // Evenly from the left to the right, on the upper half of an ellipse.
    const along = others === 1 ? 0 : -1 + (2 * (k - 1)) / (others - 1)
    const up = players === 3 ? 0.45 : Math.sqrt(1 - along * along)
    return { x: x + along * spread, y: y - up * t.up * scale, turn: along < 0 ? -6 : along > 0 ? 5 : 2.5 }
  })
}

const HEADER = 68

function sideSeats(shape: Shape, width: number, height: number, players: number, middle: number): SeatPlace[] {
  const others = players - 1
  const desktop = shape === 'desktop'
  const medallion = players >= 7 ? 44 : desktop ? 60 : 48
  const margin = (desktop ? 40 : shape === 'landscape' ? 16 : 24) + medallion / 2
  const fans = shape !== 'landscape' && players <= 6
  const rowTop = desktop && players <= 5 ? 51 : HEADER + medallion / 2 + (desktop ? 4 : 12)
  const strip = players >= 7 && shape !== 'landscape'
  const onTop = strip ? others : others - 2
  const sideY = (shape === 'landscape' ? 134 : players === 3 ? middle - 0.1 * height : middle) - (desktop ? 58 : 0)
  return Array.from({ length: others }, (_, k) => {
    if (!strip && (k === 0 || k === others - 1)) {
      const left = k === 0
      const x = left ? margin : width - margin
      const backs = { x: left ? margin + 178 : width - margin - 178, y: sideY + 61, turn: left ? 90 : -90 }
      return {
        side: left ? ('left' as const) : ('right' as const),
        form: shape === 'landscape' ? ('row' as const) : ('side' as const),
        x,
        y: sideY,
        medallion,
        compact: false,
        room: desktop ? 130 : 110,
        fan: fans && desktop ? backs : null,
      }
    }
    const i = strip ? k : k - 1
    const slot = (width - (strip ? 48 : desktop ? 480 : 120)) / onTop
    const x = width / 2 + (i - (onTop - 1) / 2) * slot
    const landscapeY = 30
    const y = shape === 'landscape' ? landscapeY : rowTop
    const backs = { x, y: y + medallion / 2 + 57, turn: 0 }
    return {
      side: 'top' as const,
      form: 'row' as const,
      x,
      y,
      medallion,
      compact: false,
      room: slot,
      fan: fans && desktop ? backs : null,
    }
  })
}

function columnHeight(short: boolean, rows: number): number {
  if (rows > 1) return short ? 50 : 64
  return short ? 64 : 92
}

/** Phone on its side: two places at either edge, what is left over along the top. */
function corners(width: number, players: number): SeatPlace[] {
  const others = players - 1
  const onTop = others - 4
  const medallion = 38
  const at = (side: Side, x: number, y: number): SeatPlace => ({
    side,
    form: 'row',
    x,
    y,
    medallion,
    compact: false,
    room: 150,
    fan: null,
  })
  const edge = 16 + medallion / 2
  const top = Array.from({ length: onTop }, (_, i) => at('top', width / 2 + (i - (onTop - 1) / 2) * 168, 30))
  return [
    at('left', edge, 144),
    at('left', edge, 92),
    ...top,
    at('right', width - edge, 92),
    at('right', width - edge, 144),
  ]
}

/** Portrait: equal columns under the header, in two rows from six players. */
function columns(width: number, height: number, players: number): SeatPlace[] {
  const others = players - 1
  const rows = others > 4 ? 2 : 1
  const across = Math.ceil(others / rows)
  const short = height < SHORT
  const rowHeight = columnHeight(short, rows)
  return Array.from({ length: others }, (_, k) => {
    const row = Math.floor(k / across)
    const inRow = row === 0 ? across : others - across
    const slot = (width - 24) / inRow
    return {
      side: 'top' as const,
      form: 'column' as const,
      x: 12 + slot * ((k % across) + 0.5),
      y: HEADER + row * rowHeight,
      medallion: short || rows > 1 ? 36 : 44,
      compact: short || rows > 1,
      room: slot,
      fan: null,
    }
  })
}

/** The whole table of `players` seats on a screen; `size` is the number of cards a hand begins with. */
export function table(width: number, height: number, players: number, size: number): Table {
  const shape = shapeOf(width, height)
  const hand = handBox(shape, width, height, size)
  const lift = shape === 'portrait' ? 10 : ARCS[shape].lift
  const ceiling = hand.y - lift
  const wide = TRICKS[shape].w

  if (shape === 'landscape') {
    const x = width / 2
    const scale = Math.min(1, (ceiling - 62) / trickHeight(shape))
    const w = wide * scale * (players > 5 ? 0.8 : 1)
    const y = 60 + TRICKS[shape].up * scale + tall(w) / 2
    return {
      shape,
      seats: players > 4 ? corners(width, players) : sideSeats(shape, width, height, players, y),
      trick: { w, x, y },
      trickPlaces: trickPlaces(shape, players, x, y, scale, width / 2 - 230),
      turnLine: { x: 16, y: ceiling - 64, w: width / 2 - 16 - TRICKS.landscape.x - 50, h: 56 },
      own: { x: width - 216, y: ceiling - 62, w: 200, h: 52 },
      hand,
    }
  }

  const portrait = shape === 'portrait'
  const seatRows = portrait && players > 5 ? 2 : 1
  const short = height < SHORT
  const above = portrait
    ? HEADER + seatRows * columnHeight(short, seatRows)
    : shape === 'desktop'
      ? players >= 7
        ? 150
        : players >= 6
          ? 220
          : players > 3
            ? 178
            : 90
      : players === 3
        ? 150
        : players >= 7
          ? 140
          : 130
  const own: Box = portrait
    ? { x: 12, y: ceiling - 56, w: width - 24, h: 48 }
    : shape === 'desktop'
      ? { x: width - 264, y: height - 104, w: 240, h: 80 }
      : { x: 32, y: ceiling - 64, w: width - 64, h: 52 }
  const lineHeight = portrait ? 52 : 40
  const floor = (shape === 'desktop' ? ceiling : own.y) - (short ? 4 : 12)
  const turnLine: Box = { x: portrait ? 12 : 40, y: floor - lineHeight, w: width - (portrait ? 24 : 80), h: lineHeight }
  const room = turnLine.y - above - (short ? 4 : 20)
  const scale = Math.min(1, room / trickHeight(shape))
  const w = wide * scale * (players > 5 ? 0.8 : 1)
  const { up, down } = TRICKS[shape]
  const x = width / 2
  const spare = Math.max(0, room - (up + down) * scale - tall(w))
  const y = above + spare / 2 + up * scale + tall(w) / 2 + (short ? 2 : 8)
  return {
    shape,
    seats: portrait ? columns(width, height, players) : sideSeats(shape, width, height, players, y),
    trick: { w, x, y },
    trickPlaces: trickPlaces(
      shape,
      players,
      x,
      y,
      scale,
      portrait ? width / 2 - 12 : width / 2 - (shape === 'desktop' ? 330 : 180),
    ),
    turnLine,
    own,
    hand,
  }
}
