/** Chips and what they are worth, as text. Counts nothing: the core settles, and says what the chips come to in money. */
import type { ChipsArgument } from '../../core/messages'
import type { Chips } from '../../core/protocol'
import { text, words, type TextId } from '../../words/words.svelte'

const argument = (parts: number, unit: number): ChipsArgument => ({ parts, unit })

/** "12", "−3 1/4"; with `won`, a gain has a plus. */
export function chipsText(parts: number, unit: number, won = false): string {
  const id = won && parts > 0 ? 'scorepad-chips-won' : 'scorepad-chips-bare'
  return text(id, { chips: argument(parts, unit) })
}

/** "12 chips" */
export const chipsSpelled = (parts: number, unit: number): string =>
  text('scorepad-chips', { chips: argument(parts, unit) })

/** "−3.00" */
export function moneyText(money: number, decimals: number): string {
  return text(money < 0 ? 'scorepad-money-owed' : 'scorepad-money', { money: Math.abs(money), decimals })
}

/** A message about chips; if a chip isn't worth exactly one, `ID-worth`, which also says the money. */
export function textWithWorth(
  id: TextId,
  parts: number,
  money: number | null | undefined,
  chips: Chips,
  args: Readonly<Record<string, unknown>> = {},
  names: readonly string[] = [],
): string {
  const all = { ...args, money, decimals: chips.money?.decimals, chips: argument(parts, chips.unit) }
  return words.text(chips.money ? `${id}-worth` : id, all, { names, me: null })
}
