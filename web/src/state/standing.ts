/** Who is ahead, as the core says: of a standing, or of a result, which has the places alone. */
import type { Seat, Standing } from '../core/protocol'

type Places = Pick<Standing, 'places'>

/** Whoever is ahead, or all who share that. */
export const leaders = ({ places }: Places): readonly Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []))

/** Everybody, the best first. */
export const inOrder = ({ places }: Places): readonly Seat[] =>
  places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b)
