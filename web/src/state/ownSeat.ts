/** Which table leads somebody back to their seat: as the server knows it, whichever device they sat down with. */
import { api, ApiError, type OwnSeat } from '../people/api'
import type { Link } from '../people/tableLink'
import { noteKnown } from '../storage/seat'
import { bare } from './address'

/** The table to lead them to: where a game goes on, or else the newest. Null: they have no seat. */
export const seatToTake = (seats: readonly OwnSeat[]): OwnSeat | null =>
  seats.find(({ playing }) => playing) ?? seats[0] ?? null

/** The way back to the seat of whoever is known here. Null: they have none, or it isn't known now. */
export async function ownSeat(): Promise<Link | null> {
  try {
    return seatToTake(await api(bare(location.href)).seats())
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no_session') noteKnown(false)
    return null
  }
}
