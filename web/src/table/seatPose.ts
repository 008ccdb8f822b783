/** Where cards come from and go to when another player has them. From places to poses only. */
import type { Table } from './layout'
import type { Pose } from './travel'

/** The pose of the cards at a place, counted as in `order.ts`; `base` is the width at which cards are drawn. */
export function seatPose(table: Table, place: number, base: number): Pose {
  const { own, shape } = table
  if (place === 0) {
    const [x, y] = shape === 'desktop' ? [own.x + own.w - 40, own.y + 40] : [own.x + 30, own.y + 24]
    return { x, y, turn: 0, scale: 0.3 }
  }
  const there = table.seats[place - 1]
  if (!there) return { x: own.x, y: 0, turn: 0, scale: 0.3 }
  if (there.fan) return { ...there.fan, scale: 50 / base }
  return { x: there.x, y: there.y, turn: 0, scale: there.medallion / 2 / base + 0.12 }
}
