/** Seats as the player sees them: places are counted clockwise from the player's own, 0. */
import type { Seat } from '../core/protocol'

/** The place of a seat. */
export const placeOf = (seat: Seat, me: Seat, players: number): number => (seat - me + players) % players

/** The seat at a place. */
export const seatAt = (place: number, me: Seat, players: number): Seat => (place + me) % players
