/** Seats as the player sees them: places count clockwise from their own, which is 0. */
import type { Seat } from '../core/protocol'

/** Which place a seat has. */
export const placeOf = (seat: Seat, me: Seat, players: number): number => (seat - me + players) % players

/** Who sits at a place. */
export const seatAt = (place: number, me: Seat, players: number): Seat => (place + me) % players
