/** Where seats are around an oval. */
import type { Seat } from '../../core/protocol'

/** Clockwise; the seat `from` is at the bottom. */
export const angleOf = (seat: Seat, seats: number, from: Seat = 0): number =>
  Math.PI / 2 + (2 * Math.PI * (seat - from)) / seats

/** The style of an element on the edge at that angle. */
export const onOval = (angle: number): string => `left:${50 + 50 * Math.cos(angle)}%;top:${50 + 50 * Math.sin(angle)}%`
