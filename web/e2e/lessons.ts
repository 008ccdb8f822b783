/** The cards that each lesson asks for. */
import type { LessonId } from '../src/game/lessons'

export const answers: Readonly<Record<LessonId, readonly string[]>> = {
  trick: ['KC'],
  follow: ['4D'],
  void: ['AD'],
  hearts: ['8H'],
  duck: ['9D'],
  last: ['AC'],
  queen: ['QS'],
  beware: ['4S'],
  pass: ['AS', 'KS', 'QC'],
  open: ['2C'],
  broken: ['3D'],
  moon: ['AC', '4C'],
  score: ['5D', 'KD'],
}
