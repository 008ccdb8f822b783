/** What of a rule set's chips a player sees at the table. Reads fields; settles nothing. */
import type { RulesInfo } from '../core/types'

/** How chips change hands; `none` where they don't. */
export function settlementOf(rules: RulesInfo): string {
  const settlement = rules.rules['settlement'] ?? 'none'
  return typeof settlement === 'string' ? settlement : String((settlement as { kind?: unknown }).kind ?? 'none')
}

/** A number of the settlement, where one was given. */
function numberOf(rules: RulesInfo, name: 'chip_value' | 'buy_in', usual: number): number {
  const settlement = rules.rules['settlement']
  const value = typeof settlement === 'object' ? (settlement as Partial<Record<string, unknown>>)[name] : usual
  return typeof value === 'number' ? value : usual
}
export const chipValueOf = (rules: RulesInfo): number => numberOf(rules, 'chip_value', 1)
/** How many chips everybody has bought. */
export const boughtOf = (rules: RulesInfo): number => numberOf(rules, 'buy_in', 100)

/** Do stacks change from hand to hand? By the average they do only when the game is over. */
export const chipsAtTable = (rules: RulesInfo): boolean => !['none', 'average'].includes(settlementOf(rules))
