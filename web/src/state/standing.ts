/** Who is ahead, according to the core: for a standing, or for a result, which has only places. */
import type { Seat, Standing } from '../core/protocol'

type Places = Pick<Standing, 'places'>

/** The leader, or all who share the lead. */
export const leaders = ({ places }: Places): readonly Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []))

/** All seats, best first. */
export const inOrder = ({ places }: Places): readonly Seat[] =>
  places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b)
