/** Where the lamplight falls on the table. */
import type { Table } from './layout'
import { seatPose } from './seatPose'

/** The middle of the lamplight: towards the place of the player to act, or in the middle if nobody is. */
export function lampPlace(
  table: Table,
  acting: number | null,
  width: number,
  height: number,
): { x: number; y: number } {
  const middle = { x: width / 2, y: height * 0.46 }
  if (acting === null) return middle
  if (acting === 0) return { x: middle.x, y: height * 0.62 }
  const { x, y } = seatPose(table, acting, 1)
  return { x: middle.x + (x - middle.x) * 0.45, y: middle.y + (y - middle.y) * 0.45 }
}
