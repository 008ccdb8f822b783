/** Where the pass is made: title, slots and buttons, for each shape of table. Pure geometry beside `layout.ts`. */
import { mirrored, tall, type Box, type Place } from './fans'
import { type Table } from './layout'

export interface PassPlaces {
  readonly title: Box
  readonly slots: readonly Place[]
  readonly slotWidth: number
  /** The row that shows who gets the cards; null if there is no room for it. */
  readonly taker: Box | null
  readonly buttons: Box
  /** The player's own place makes room while cards are chosen. */
  readonly overOwn: boolean
}

/** The height of a name below a slot. */
const NAME = 26
const BETWEEN = 14
/** The least width of a slot where there is room, and the least at all. */
const USUAL = 96
const LEAST = 32

/** Slots in rows of equal length, the first row at `y`; the last may be shorter. */
function slotsIn(count: number, rows: number, x: number, y: number, w: number, gap: number, name: number): Place[] {
  const across = Math.ceil(count / rows)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across)
    const inRow = Math.min(across, count - row * across)
    return { x: x + ((i % across) - (inRow - 1) / 2) * (w + gap), y: y + row * (tall(w) + name), turn: 0 }
  })
}

function upright(table: Table, width: number, count: number, named: boolean): PassPlaces {
  const name = named ? NAME : 0
  const rows = count > 5 ? 2 : 1
  const gap = count > 4 ? 8 : BETWEEN
  const top = 72
  const floor = table.hand.y - 18
  const roomy = floor - top > 340 && !named
  const fixed = 62 + 52 + (roomy ? 56 : 0) + 30 + rows * name + 24
  const slotWidth = Math.min(92, (width - 24) / Math.ceil(count / rows) - gap, (floor - top - fixed) / 1.4 / rows)
  const high = rows * tall(slotWidth)
  const gaps = Math.max(8, (floor - top - fixed - high) / 4)
  let y = top + gaps * 0.6
  const title: Box = { x: 12, y, w: width - 24, h: 62 }
  y += 62 + gaps + tall(slotWidth) / 2
  const slots = slotsIn(count, rows, width / 2, y, slotWidth, gap, name)
  y += high - tall(slotWidth) / 2 + rows * name + gaps * 0.8 + 6
  const taker: Box | null = roomy ? { x: 32, y, w: width - 64, h: 44 } : null
  if (roomy) y += 44 + gaps * 0.6 + 6
  return { title, slots, slotWidth, taker, buttons: { x: 12, y, w: width - 24, h: 52 }, overOwn: true }
}

/** On the lowest phones, beside the hand's number and the rules, with the buttons below. */
function inOneRow({ floor, turnLine, own, left }: Table, width: number, count: number): PassPlaces {
  const at = (box: Box): Box => (left ? mirrored(box, width) : box)
  const room: Box = at({ x: 216, y: floor.y, w: width - 232, h: floor.h - 40 })
  const pitch = room.w / count
  const slotWidth = Math.min(74, (room.h - 22) / 1.4, pitch - 8)
  return {
    title: { ...turnLine, w: 200 - 16, x: left ? width - 200 : turnLine.x },
    slots: slotsIn(count, 1, room.x + room.w / 2, room.y + tall(slotWidth) / 2, slotWidth, pitch - slotWidth, 0),
    slotWidth,
    taker: null,
    buttons: { ...own, y: room.y + room.h },
    overOwn: true,
  }
}

function onItsSide(table: Table, width: number, count: number, named: boolean): PassPlaces {
  const { floor, turnLine, own } = table
  const name = named ? 25 : 0
  const rows = count > 5 ? 2 : 1
  const across = Math.ceil(count / rows)
  const gap = count > 4 ? 10 : 12
  const slotWidth = Math.min(74, (floor.h - 4) / rows / 1.4 - name / 1.4, floor.w / across - gap)
  if (rows > 1 && slotWidth < LEAST && table.title) return inOneRow(table, width, count)
  const y = floor.y + floor.h - (rows - 1) * (tall(slotWidth) + name) - name - tall(slotWidth) / 2
  const beside = width / 2 - (across * (slotWidth + gap)) / 2
  const at = (box: Box): Box => (table.left ? mirrored(box, width) : box)
  const words = at(turnLine)
  // The button has a name in it, so it takes all the room up to the slots.
  const right = at(own)
  const from = Math.min(right.x, width - beside + 10)
  return {
    title: at({ ...words, w: beside - words.x - 10 }),
    slots: slotsIn(count, rows, width / 2, y, slotWidth, gap, name),
    slotWidth,
    taker: null,
    buttons: at({ ...right, x: from, w: right.x + right.w - from }),
    overOwn: true,
  }
}

/** `count` slots; `named` when each has a name below it. */
export function passPlaces(table: Table, width: number, count: number, named: boolean): PassPlaces {
  if (table.shape === 'portrait') return upright(table, width, count, named)
  if (table.shape === 'landscape') return onItsSide(table, width, count, named)
  const { floor, trick, own, hand } = table
  const name = named ? NAME : 0
  const gap = count > 7 ? 12 : 18
  const fixed = 64 + 20 + 26 + 52 + 8
  // On a low tablet the slots would be too small to read above the player's own place.
  const most = hand.y - 12 - floor.y - fixed
  const overOwn = own.y + own.h <= hand.y && tall(USUAL) + name > floor.h - fixed
  const free = overOwn ? most : floor.h - fixed
  const fits = (rows: number): number =>
    Math.min(
      Math.max(trick.w, USUAL),
      (width - (table.shape === 'desktop' ? 420 : 300)) / Math.ceil(count / rows) - gap,
      (free / rows - name) / 1.4,
    )
  const rows = fits(2) > fits(1) ? 2 : 1
  const slotWidth = fits(rows)
  const high = rows * (tall(slotWidth) + name)
  const top = floor.y + Math.max(0, (free - high) / 2)
  return {
    title: { x: 40, y: top, w: width - 80, h: 64 },
    slots: slotsIn(count, rows, width / 2, top + 84 + tall(slotWidth) / 2, slotWidth, gap, name),
    slotWidth,
    taker: null,
    buttons: { x: width / 2 - 190, y: top + 84 + high + 26, w: 380, h: 52 },
    overOwn,
  }
}
