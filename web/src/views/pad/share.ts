/** The sheet of an evening as plain text, and the ways out of the page. */
import type { PadSheet } from '../../core/pad'
import type { RulesInfo } from '../../core/types'
import { words } from '../../i18n/en'
import { padWords } from '../../i18n/pad'
import { shortNames, type Evening } from '../../state/evening'
import { arrows } from '../parts/passArrows'
import { chipsAndMoney, chipsText, settlementOf } from './chips'

/** Who gives whom how much, a sentence each. */
export function owedLines(names: readonly string[], sheet: PadSheet, info: RulesInfo): readonly string[] {
  const { chips } = sheet
  if (!chips) return []
  const { value } = settlementOf(info)
  const name = (seat: number): string => names[seat] ?? ''
  const lines = sheet.owed.map(({ from, to, chips: parts }) => {
    const text = chipsAndMoney(parts, chips.unit, value)
    return to === null ? padWords.givesPot(name(from), text) : padWords.gives(name(from), name(to), text)
  })
  return sheet.over && chips.pot !== 0 ? [...lines, padWords.potLeft] : lines
}

/** In columns that hold in any fixed width, and can be read in any other. */
export function asText(evening: Evening, sheet: PadSheet, info: RulesInfo, line: string): string {
  const { names } = evening
  const rows: string[][] = [['', ...(names.length > 5 ? shortNames(names, 3) : names)]]
  sheet.hands.forEach((hand, at) => {
    const scores = hand.scores.map((score, seat) => `${words.amount(score)}${hand.moon?.includes(seat) ? '☾' : ''}`)
    rows.push([`${at + 1} ${arrows[hand.pass]}`, ...scores])
  })
  rows.push([padWords.paperTotal, ...sheet.totals.map(words.amount)])
  const { chips } = sheet
  if (chips) rows.push([padWords.chipsTitle, ...chips.stacks.map((stack) => chipsText(stack, chips.unit))])
  const wide = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)))
  const table = rows.map((row) =>
    row.map((cell, i) => (i ? cell.padStart(wide[i] ?? 0) : cell.padEnd(wide[i] ?? 0))).join('  '),
  )
  const winner = sheet.over ? [`${padWords.wins(sheet.winners.map((seat) => names[seat] ?? ''))}.`] : []
  const owed = sheet.over || settlementOf(info).kind !== 'average' ? owedLines(names, sheet, info) : []
  const parts = [[`${line} · ${new Date(evening.began).toLocaleDateString('en-GB')}`], table, winner, owed]
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}

/** To the device's own sharing, or into the clipboard. Answers what to say about it, if anything. */
export async function handOut(title: string, text: string): Promise<string | null> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text })
      return null
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null
    }
  }
  try {
    await navigator.clipboard.writeText(text)
    return padWords.copied
  } catch {
    return padWords.notCopied
  }
}
