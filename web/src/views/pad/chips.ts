/** Chips and what they are worth, as text. Counts nothing: the core settles, in whole numbers of 1/unit chip. */
import type { ChipsArgument } from '../../core/messages'
import { text, words, type TextId } from '../../words/words.svelte'

/** What a number of chips is worth in the players' own money, for the message `scorepad-money`. */
export interface Worth {
  readonly money: number
  readonly decimals: number
}

const argument = (parts: number, unit: number): ChipsArgument => ({ parts, unit })

/** "12", "−3 1/4"; with `won`, what came in has a plus. */
export function chipsText(parts: number, unit: number, won = false): string {
  const id = won && parts > 0 ? 'scorepad-chips-won' : 'scorepad-chips-bare'
  return text(id, { chips: argument(parts, unit) })
}

/** "12 chips" */
export const chipsSpelled = (parts: number, unit: number): string =>
  text('scorepad-chips', { chips: argument(parts, unit) })

/** What the chips are worth, with the decimals that the value of a chip needs. */
export function worthOf(parts: number, unit: number, value: number): Worth {
  const decimals = Math.max(2, (String(value).split('.')[1] ?? '').length)
  return { money: Number(((Math.abs(parts) / unit) * value).toFixed(decimals)), decimals }
}

/** "−3.00"; empty where a chip is worth just one. */
export function moneyText(parts: number, unit: number, value: number): string {
  if (value === 1) return ''
  const worth = worthOf(parts, unit, value)
  return text(parts < 0 && worth.money !== 0 ? 'scorepad-money-owed' : 'scorepad-money', { ...worth })
}

/** A message about chips; where a chip is worth something else than one, `ID-worth`, which says the money, too. */
export function textWithWorth(
  id: TextId,
  parts: number,
  unit: number,
  value: number,
  args: Readonly<Record<string, unknown>> = {},
  names: readonly string[] = [],
): string {
  const all = { ...args, ...worthOf(parts, unit, value), chips: argument(parts, unit) }
  return words.text(value === 1 ? id : `${id}-worth`, all, { names, me: null })
}
