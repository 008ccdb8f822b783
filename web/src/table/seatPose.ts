/** Where cards come from and go to that are no longer the player's. From places to poses only. */
import type { Seat } from '../core/protocol'
import type { Table } from './layout'
import type { Pose } from './travel'

/** The place of a seat's cards; `base` is the width at which cards are drawn, 0 the player's own seat. */
export function seatPose(table: Table, seat: Seat, base: number): Pose {
  const { own, shape } = table
  if (seat === 0) {
    const [x, y] = shape === 'desktop' ? [own.x + own.w - 40, own.y + 40] : [own.x + 30, own.y + 24]
    return { x, y, turn: 0, scale: 0.3 }
  }
  const there = table.seats[seat - 1]
  if (!there) return { x: own.x, y: 0, turn: 0, scale: 0.3 }
  if (there.fan) return { ...there.fan, scale: 50 / base }
  return { x: there.x, y: there.y, turn: 0, scale: there.medallion / 2 / base + 0.12 }
}
