/** The sheet of an evening as plain text. */
import type { ScoreSheet } from '../../core/protocol'
import type { Evening } from '../../state/evening'
import { shortNames } from '../../state/playerNames'
import { sidesOf } from '../../state/sides'
import { breadth } from '../../words/breadth'
import { text } from '../../words/words.svelte'
import { amount } from '../parts/numbers'
import { arrows } from '../parts/passArrows'
import { chipsText, textWithWorth } from './chips'

/** Who gives whom how much, a sentence each. */
export function owedLines(names: readonly string[], sheet: ScoreSheet): readonly string[] {
  const { chips } = sheet
  if (!chips) return []
  const lines = sheet.owed.map(({ from, to, chips: parts, money }) =>
    textWithWorth(to === null ? 'scorepad-gives-pot' : 'scorepad-gives', parts, money, chips, { from, to }, names),
  )
  return sheet.over && chips.pot !== 0 ? [...lines, text('scorepad-pot-left')] : lines
}

/** What partners have together, a line a side; nothing where everybody plays alone. */
export const sideLines = (names: readonly string[], sheet: ScoreSheet): readonly string[] =>
  (sheet.teams ? sidesOf(sheet) : []).map((seats) =>
    text('scorepad-side', { seats, sum: amount(sheet.standing.sums[seats[0] ?? 0] ?? 0) }, { names, me: null }),
  )

/** In columns that line up in any monospaced font, and stay readable in any other. */
export function asText(evening: Evening, sheet: ScoreSheet, line: string): string {
  const { names } = evening
  const rows: string[][] = [['', ...(names.length > 5 ? shortNames(names, 3) : names)]]
  sheet.hands.forEach((hand, at) => {
    const scores = hand.scores.map((score, seat) => `${amount(score)}${hand.moon?.includes(seat) ? '☾' : ''}`)
    rows.push([`${at + 1} ${arrows[hand.pass]}`, ...scores])
  })
  rows.push([text('scorepad-total'), ...sheet.totals.map(amount)])
  const { chips } = sheet
  if (chips) rows.push([text('scorepad-chips-title'), ...chips.stacks.map((stack) => chipsText(stack, chips.unit))])
  const wide = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => breadth(row[column] ?? ''))))
  const space = (cell: string, column: number): string => ' '.repeat((wide[column] ?? 0) - breadth(cell))
  const table = rows.map((row) => row.map((cell, i) => (i ? space(cell, i) + cell : cell + space(cell, i))).join('  '))
  const winner = sheet.over ? [text('scorepad-won', { seats: sheet.winners }, { names, me: null })] : []
  const head = [text('scorepad-text-line', { line, began: evening.began })]
  return [head, table, sideLines(names, sheet), winner, owedLines(names, sheet)]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}
