/**
 * Where the other players sit: clockwise from the player's left. At a small table they sit around it; from seven players on,
 * and on a phone held upright, they stand in a strip along the top. Pure geometry: a place is a box that nothing else uses.
 */
import { SHORT, type Box, type Place, type Shape } from './fans'

export type Side = 'left' | 'top' | 'right'

/**
 * How a place is laid out. `side`: everything below the medallion. `row`: all words beside it. `column`: total beside
 * it, words below. `compact`: as `row`, smaller. `mini`: as `column`, as small as is readable.
 */
export type Form = 'side' | 'row' | 'column' | 'compact' | 'mini'

export interface SeatPlace {
  readonly side: Side
  readonly form: Form
  /** Everything of the player's lies within this box. */
  readonly box: Box
  /** The middle of the medallion, and its width. */
  readonly x: number
  readonly y: number
  readonly medallion: number
  /** The middle of the fan of backs; null if there is no room for one. */
  readonly fan: Place | null
}

/** The height of the buttons and the title in the corners. */
export const HEADER = 68
/** The widths of the menu and of the tools beside the strip, on a phone held sideways. Larger buttons take more. */
const BUTTONS = { menu: 58, tools: 160 } as const
const LARGER = { menu: 12, tools: 36 } as const

/** The height of one more line, if the players have chips. */
const LINE = { column: 20, mini: 17 } as const

/** Except on a desktop: from the middle of the table to whatever stands beside the trick and its piles. */
const BESIDE_TRICK = 244
const MEDALLION: Readonly<Record<Form, number>> = { side: 60, row: 44, column: 44, compact: 36, mini: 30 }
const HEIGHT: Readonly<Record<Exclude<Form, 'side'>, number>> = { row: 70, column: 90, compact: 60, mini: 70 }

function heightOf(form: Exclude<Form, 'side'>, chips: boolean): number {
  return HEIGHT[form] + (chips && (form === 'column' || form === 'mini') ? LINE[form] : 0)
}

function middle(form: Form, side: Side, box: Box, medallion: number): { readonly x: number; readonly y: number } {
  const r = medallion / 2
  if (form === 'side') return { x: side === 'left' ? box.x + r : box.x + box.w - r, y: box.y + r }
  if (form === 'column' || form === 'mini') return { x: box.x + box.w / 2 - r / 2, y: box.y + r + 2 }
  if (side === 'left') return { x: box.x + r, y: box.y + box.h / 2 }
  if (side === 'right') return { x: box.x + box.w - r, y: box.y + box.h / 2 }
  return { x: box.x + Math.max(r, box.w / 2 - 46), y: box.y + box.h / 2 }
}

function seat(form: Form, side: Side, box: Box, medallion = MEDALLION[form], fan: Place | null = null): SeatPlace {
  return { side, form, box, medallion, fan, ...middle(form, side, box, medallion) }
}

interface Room {
  readonly x: number
  readonly y: number
  readonly w: number
  /** There is no height to spare. */
  readonly flat: boolean
  /** Places narrower than this go into two rows. */
  readonly least: number
  /** From this width on, names stand beside small medallions. */
  readonly beside: number
}

/** Places of equal width along the top. */
function strip(others: number, { x, y, w, flat, least, beside }: Room, chips: boolean): SeatPlace[] {
  const rows = w / others < least ? 2 : 1
  const across = Math.ceil(others / rows)
  const widest = w / across
  const form = rows === 1 && !flat ? (widest >= 190 ? 'row' : 'column') : widest >= beside ? 'compact' : 'mini'
  const medallion = widest < 54 ? 26 : MEDALLION[form]
  const h = heightOf(form, chips && !flat)
  return Array.from({ length: others }, (_, k) => {
    const row = Math.floor(k / across)
    const slot = w / (row === 0 ? across : others - across)
    return seat(form, 'top', { x: x + slot * (k % across), y: y + row * h, w: slot, h }, medallion)
  })
}

/** A phone held sideways, up to four players: one at either edge, the third in the middle at the top. */
function corners(width: number, floor: number, others: number, tools: number, left: boolean): SeatPlace[] {
  const h = 56
  const w = Math.min(210, width * 0.26)
  const edge = (side: 'left' | 'right'): SeatPlace =>
    seat('row', side, { x: side === 'left' ? 16 : width - 16 - w, y: floor - h, w, h }, 38)
  // Away from the tools, if they reach that far.
  const x = Math.min(width / 2 - 95, width - tools - 190)
  const top = seat('row', 'top', { x: left ? width - 190 - x : x, y: 3, w: 190, h: 54 }, 38)
  return others === 1 ? [top] : others === 2 ? [edge('left'), edge('right')] : [edge('left'), top, edge('right')]
}

/** A large screen: one on the left, one on the right, the others along the top, each with a fan of backs. */
function around({ shape, width, mid, floor, tallness }: Screen, others: number, chips: boolean): SeatPlace[] {
  const desktop = shape === 'desktop'
  const margin = desktop ? 40 : 24
  const sides = others > 1
  const onTop = others - (sides ? 2 : 0)
  const medallion = desktop ? 60 : 48
  // Up to two share the header's line; more go below it.
  const below = onTop > (desktop ? 2 : 1)
  const top = below ? HEADER : desktop ? 14 : 8
  const free = width - (below ? 48 : desktop ? 640 : 440)
  const slot = Math.min(desktop ? 420 : 260, free / Math.max(1, onTop))
  const h = 74
  const side = (which: 'left' | 'right'): SeatPlace => {
    // Without backs beside it, and with a small trick in the middle, there is more room for a long name.
    const w = desktop ? 140 : others > 3 ? 116 : Math.min(170, Math.max(116, width / 2 - BESIDE_TRICK - margin))
    const high = medallion + 104 + (chips ? 22 : 0)
    const y = Math.min(mid - (desktop ? 88 : 24) - (chips ? 10 : 0), floor - high)
    const away = margin + 178
    const fan = {
      x: which === 'left' ? away : width - away,
      y: y + medallion / 2 + 61,
      turn: which === 'left' ? 90 : -90,
    }
    const box = { x: which === 'left' ? margin : width - margin - w, y, w, h: high }
    return seat('side', which, box, medallion, desktop ? fan : null)
  }
  const row = Array.from({ length: onTop }, (_, i) => {
    const x = width / 2 + (i - onTop / 2) * slot
    const fan = { x: x + slot / 2, y: top + h + 50, turn: 0 }
    return seat(
      'row',
      'top',
      { x, y: top, w: slot, h },
      medallion,
      desktop && tallness >= (below ? 800 : SHORT) ? fan : null,
    )
  })
  return sides ? [side('left'), ...row, side('right')] : row
}

export interface Screen {
  readonly shape: Shape
  readonly width: number
  /** The screen's height. */
  readonly tallness: number
  /** The height around which the players at the sides sit, and the lowest edge they may reach. */
  readonly mid: number
  readonly floor: number
  readonly hand: Handy
}

/** How the controls suit the player's hand. */
export interface Handy {
  /** Tools on the left, the menu on the right. */
  readonly left?: boolean
  readonly large?: boolean
  /** People sit here, with names longer than those of bots: how many px their tools take beside the usual. Null: bots. */
  readonly people?: number | null
  /** On a phone held sideways: how many px any other tools take beside the usual. */
  readonly more?: number
}

/** The places of all players but the player themselves. */
export function seatPlaces(screen: Screen, players: number, chips: boolean): readonly SeatPlace[] {
  const { shape, width, tallness, floor, hand } = screen
  const others = players - 1
  const { people = null } = hand
  const beside = people === null ? 118 : 150
  if (shape === 'portrait') {
    return strip(others, { x: 12, y: HEADER, w: width - 24, flat: tallness < SHORT, least: 84, beside }, chips)
  }
  if (shape === 'landscape') {
    const menu = BUTTONS.menu + (hand.large ? LARGER.menu : 0)
    const tools = BUTTONS.tools + (hand.large ? LARGER.tools : 0) + (people ?? 0)
    if (players < 5) return corners(width, floor, others, tools + (hand.more ?? 0), hand.left === true)
    // Where so many sit that there is no room for what people add, each still has a finger's width.
    const w = Math.max(width - menu - tools, Math.min(44 * others, width - menu - tools + (people ?? 0)))
    return strip(others, { x: hand.left ? width - menu - w : menu, y: 4, w, flat: true, least: 0, beside }, chips)
  }
  if (players < 7) return around(screen, others, chips)
  return strip(others, { x: 24, y: HEADER + 8, w: width - 48, flat: tallness < SHORT, least: 84, beside }, chips)
}

/** The most that the tools in the other corner take of the header's line. */
const TOOLS: Readonly<Record<Shape, number>> = { desktop: 400, tablet: 180, portrait: 60, landscape: 180 }

/** By how much the long names of people may move the medallion beside them. */
const MOVED = 44

/**
 * How far the words in the corner may reach: to the first seat in the header's line, or to the tools. `more`: the width
 * of anything else there.
 */
export function cornerEnd(
  seats: readonly SeatPlace[],
  shape: Shape,
  width: number,
  { large, people = null }: Handy,
  more = 0,
): number {
  const inLine = seats.filter(({ side, box }) => side === 'top' && box.y < HEADER / 2)
  const moved = people === null ? 0 : MOVED
  const leftOf = ({ box, x, medallion }: SeatPlace): number => Math.max(box.x, x - medallion / 2 - moved)
  const larger = large ? LARGER.menu + LARGER.tools : 0
  return Math.min(width - TOOLS[shape] - larger - more, ...inLine.map(leftOf)) - 16
}

/** The lowest edge of everything along the top, fans included. */
export function underTop(seats: readonly SeatPlace[], shape: Shape): number {
  const tops = seats.filter(({ side }) => side === 'top')
  const low = tops.map(({ box, fan }) => (fan ? fan.y + 42 : box.y + box.h))
  return Math.max(shape === 'landscape' ? 56 : shape === 'portrait' ? HEADER : 84, ...low)
}
