/**
 * Where a lesson's trick lies, with the names beside it: pure geometry, in the space that the words leave. Up to five
 * seats.
 */
import { tall, type Box, type Shape } from './fans'
import { ring, type Ring } from './ring'
import type { Pose } from './travel'

export interface LessonPlaces {
  readonly trick: Ring
  /**
   * The others' names, clockwise, each over its card: the middle of the lower edge. `row`: the name stands beside its
   * mark, not below it. `side`: -1 on the left, 1 on the right, 0 in the middle; a name wider than its card reaches
   * outwards, clear of the card in the middle.
   */
  readonly names: readonly {
    readonly x: number
    readonly y: number
    readonly row: boolean
    readonly side: number
  }[]
  /**
   * By place from the reader (0), the middle of the words which say that the card takes the trick. With a name in a
   * row, they follow the name. Beside the reader's card, `end` is how far towards it they may reach; longer words move
   * outwards.
   */
  readonly notes: readonly { readonly x: number; readonly y: number; readonly end: number | null }[]
  /** There is only room for the names. */
  readonly close: boolean
}

/** A stage lower than this has little room: marks over the names at the sides would cover the name opposite. */
const CLOSE = 294

export function lessonPlaces(shape: Shape, stage: Box, players = 4): LessonPlaces {
  const close = stage.h < CLOSE
  /** The height of a row of names, and of the words below a card. */
  const [above, below] = close ? [30, 22] : [46, 30]
  const room: Box = { ...stage, y: stage.y + above, h: Math.max(60, stage.h - above - below) }
  const trick = ring(shape, players, room, stage.w / 2, false)
  const half = tall(trick.w) / 2
  const [, ...others] = trick.places
  /** Opposite the reader. */
  const opposite = players / 2
  const own = trick.places[0] ?? { x: trick.x, y: trick.y }
  return {
    trick,
    names: others.map(({ x, y }, i) => ({
      x,
      y: y - half - (close ? 5 : 10),
      row: i + 1 === opposite,
      side: Math.sign(i + 1 - opposite),
    })),
    // Clear of the reader's card.
    notes: trick.places.map((place, i) => {
      const side = i > 0 ? Math.sign(i - opposite) : 0
      const y = place.y + half + below / 2 + 2
      return {
        x: place.x + (close ? side * 0.3 * trick.w : 0),
        y,
        // Cards lie at a slight angle, and reach a little beyond their width.
        end: side !== 0 && y + below / 2 > own.y - half ? own.x + side * (trick.w * 0.55 + 4) : null,
      }
    }),
    close,
  }
}

/** Where the cards of a place come from and go to; `base` is the width at which cards are drawn. */
export function lessonPose({ names, trick }: LessonPlaces, place: number, base: number, below: number): Pose {
  const name = names[place - 1]
  if (!name) return { x: trick.x, y: below, turn: 0, scale: trick.w / base }
  return { x: name.x, y: name.y - 16, turn: 0, scale: 24 / base }
}
