/** Where the pass is chosen: title, slots and buttons, on each shape of table. Pure geometry beside `layout.ts`. */
import { tall, type Box, type Place } from './fans'
import { type Table } from './layout'

export interface PassPlaces {
  readonly title: Box
  readonly slots: readonly Place[]
  readonly slotWidth: number
  /** The row that shows who gets the cards; null where there is no room for it. */
  readonly taker: Box | null
  readonly buttons: Box
}

function row(count: number, x: number, y: number, w: number, gap: number): Place[] {
  return Array.from({ length: count }, (_, i) => ({ x: x + (i - (count - 1) / 2) * (w + gap), y, turn: 0 }))
}

/** `count` slots; `named` when each has a name below it. */
export function passPlaces(table: Table, width: number, count: number, named: boolean): PassPlaces {
  const names = named ? 26 : 0
  const x = width / 2
  if (table.shape === 'portrait') {
    const top = 72
    const floor = table.hand.y - 18
    const roomy = floor - top > 340 && !named
    const fixed = 62 + 52 + (roomy ? 56 : 0) + 30 + names + 24
    const slotWidth = Math.min(92, (width - 24) / count - 14, (floor - top - fixed) / 1.4)
    const gaps = Math.max(8, (floor - top - fixed - tall(slotWidth)) / 4)
    let y = top + gaps * 0.6
    const title: Box = { x: 12, y, w: width - 24, h: 62 }
    y += 62 + gaps + tall(slotWidth) / 2
    const slots = row(count, x, y, slotWidth, 14)
    y += tall(slotWidth) / 2 + names + gaps * 0.8 + 6
    const taker: Box | null = roomy ? { x: 32, y, w: width - 64, h: 44 } : null
    if (roomy) y += 44 + gaps * 0.6 + 6
    return { title, slots, slotWidth, taker, buttons: { x: 12, y, w: width - 24, h: 52 } }
  }
  const { trick, turnLine, own } = table
  if (table.shape === 'landscape') {
    const slotWidth = Math.min(trick.w * 1.15, 74)
    return {
      title: { ...turnLine, w: x - (count * (slotWidth + 12)) / 2 - 40 },
      slots: row(count, x, own.y + own.h - 14 - names - tall(slotWidth) / 2, slotWidth, 12),
      slotWidth,
      taker: null,
      buttons: own,
    }
  }
  const slotWidth = Math.min(trick.w, (width - 420) / count)
  const y = trick.y + 20
  return {
    title: { x: 40, y: y - tall(slotWidth) / 2 - 84, w: width - 80, h: 64 },
    slots: row(count, x, y, slotWidth, 18),
    slotWidth,
    taker: null,
    buttons: { x: x - 190, y: y + tall(slotWidth) / 2 + 26 + names, w: 380, h: 52 },
  }
}
