import { expect, test } from 'vitest'
import { lessonPlaces } from '../src/table/lessonPlaces'

/** The height of a name below its mark. */
const STACKED = 48

test.each([
  ['portrait', 360],
  ['portrait', 390],
  ['desktop', 1280],
] as const)('%s, %i wide: a mark beside the trick stays below the name opposite, at every height', (shape, w) => {
  for (let h = 120; h <= 600; h++) {
    const { close, names } = lessonPlaces(shape, { x: 0, y: 0, w, h })
    const [left, opposite, right] = names.map(({ y }) => y) as [number, number, number]
    if (!close) expect(Math.min(left, right) - STACKED, `${h} high`).toBeGreaterThanOrEqual(opposite)
  }
})
