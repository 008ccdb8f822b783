/**
 * A result among others with the same cards: how many did better, equally well or worse, and the distribution of the
 * scores.
 */
import { EACH, fieldLevels, type Field } from '../game/daily'

export interface Placed {
  readonly all: number
  /** How many the player has beaten. */
  readonly beaten: number
  readonly level: number
  readonly average: number
  readonly best: number
}

export function placed(points: number, field: Field): Placed {
  return {
    all: field.length,
    beaten: field.filter((each) => each > points).length,
    level: field.filter((each) => each === points).length,
    average: mean(field),
    best: Math.min(...field),
  }
}

/** How good that is, in a word. */
export function praise({ all, beaten, level }: Placed): 'best' | 'well' | 'fair' | 'even' | 'hard' {
  const better = all - beaten - level
  if (level === all) return 'even'
  if (better === 0) return 'best'
  if (beaten >= 0.7 * all) return 'well'
  return beaten >= better ? 'fair' : 'hard'
}

/** How many scored each number of points, from the least that is shown to the most. */
export function bars(points: number, field: Field, most = 26): readonly number[] {
  const top = Math.max(most, points, ...field)
  return Array.from({ length: top + 1 }, (_, score) => field.filter((each) => each === score).length)
}

export interface LevelField {
  readonly level: (typeof fieldLevels)[number]
  readonly average: number
  readonly best: number
  readonly worst: number
}

/** The same by level, if the field is complete. */
export const byLevel = (field: Field): readonly LevelField[] =>
  fieldLevels.flatMap((level, i) => {
    const scores = field.slice(i * EACH, (i + 1) * EACH)
    if (scores.length < EACH) return []
    return [{ level, average: mean(scores), best: Math.min(...scores), worst: Math.max(...scores) }]
  })

const mean = (scores: readonly number[]): number => scores.reduce((sum, each) => sum + each, 0) / (scores.length || 1)
