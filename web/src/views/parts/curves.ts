/**
 * The lines of a score chart: the totals hand by hand, one line for each player or side, with the names at the ends.
 * Numbers only; the page draws them, and so does the picture of a game.
 */
import type { HandResult } from '../../core/protocol'
import { breadth } from '../../words/breadth'

export interface Frame {
  readonly width: number
  readonly height: number
  /** The space for the names and totals at the ends of the lines. */
  readonly right: number
}

/** A name at the end of its line. */
export interface Label {
  readonly line: number
  readonly name: string
  readonly total: number
  /** The height of the line's end; the name may stand a little apart. */
  readonly y: number
  readonly nameY: number
}

export interface Curves {
  readonly x: (hand: number) => number
  readonly y: (total: number) => number
  /** By line: 0, then the total after each hand. */
  readonly lines: readonly (readonly number[])[]
  readonly grid: readonly number[]
  /** The hands, from 1, that have a number on the axis. */
  readonly ticks: readonly number[]
  readonly labels: readonly Label[]
}

export const LEFT = 6
export const TOP = 16
export const BOTTOM = 24
/** The least distance between two names. */
const APART = 17

export function curvesOf(
  results: readonly Pick<HandResult, 'totals'>[],
  names: readonly string[],
  { width, height, right }: Frame,
): Curves {
  const lines = names.map((_, line) => [0, ...results.map(({ totals }) => totals[line] ?? 0)])
  const high = Math.max(20, ...lines.flat())
  const low = Math.min(0, ...lines.flat())
  const x = (hand: number): number => LEFT + (hand / Math.max(1, results.length)) * (width - LEFT - right)
  const y = (total: number): number => TOP + ((high - total) / (high - low)) * (height - TOP - BOTTOM)

  const step = [5, 10, 20, 25, 50, 100, 200, 500].find((each) => (high - low) / each <= 4) ?? 1000
  const first = Math.ceil(low / step)
  const grid = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step)
  const ticks = results
    .map((_, i) => i + 1)
    .filter((hand) => hand === results.length || hand % Math.ceil(results.length / 8) === 0)

  return { x, y, lines, grid, ticks, labels: labelled(lines, names, y, height) }
}

/** Puts names at the ends of their lines, pushed apart where those are close. */
function labelled(
  lines: readonly (readonly number[])[],
  names: readonly string[],
  y: (total: number) => number,
  height: number,
): readonly Label[] {
  const ends = names.map((name, line) => {
    const total = lines[line]?.at(-1) ?? 0
    return { line, name, total, y: y(total), nameY: y(total) }
  })
  ends.sort((a, b) => a.y - b.y)
  for (let i = 1; i < ends.length; i++) ends[i]!.nameY = Math.max(ends[i]!.nameY, ends[i - 1]!.nameY + APART)
  const over = Math.max(0, (ends.at(-1)?.nameY ?? 0) - (height - BOTTOM + 8))
  for (let i = ends.length - 1, floor = Infinity; i >= 0; i--) {
    ends[i]!.nameY = Math.min(ends[i]!.nameY - (i === ends.length - 1 ? over : 0), floor)
    floor = ends[i]!.nameY - APART
  }
  return ends
}

/** From the end of a line to its name, past a number that may be there. */
export const GAP = 16
/** The width of a letter in the names. */
const LETTER = 7.2

/**
 * The space for the longest of these at the ends of the lines: at least what looks balanced, and no more than the lines
 * can spare.
 */
export const roomFor = (ends: readonly string[], width: number): number =>
  Math.min(Math.max(92, GAP + Math.ceil(LETTER * Math.max(...ends.map(breadth)))), 0.46 * width)

/** The name, shortened to fit beside its total. */
export const besideTotal = (name: string, total: string, room: number): string =>
  brief(name, Math.floor((room - GAP) / LETTER) - breadth(total) - 1)

/** Shortens to that many letters. */
export function brief(name: string, letters: number): string {
  const all = [...name]
  if (breadth(name) > letters) while (all.length > 1 && breadth(all.join('')) >= letters) all.pop()
  return all.length < [...name].length ? `${all.join('')}…` : name
}
