/** What of a rule set the table's layout and its places depend on. Reads fields; decides no rule. */
import type { RulesInfo } from '../core/types'
import type { Sitting } from './layout'

/** How chips change hands; `none` where they don't. */
export function settlementOf(rules: RulesInfo): string {
  const settlement = rules.rules['settlement'] ?? 'none'
  return typeof settlement === 'string' ? settlement : String((settlement as { kind?: unknown }).kind ?? 'none')
}

/** The value of a chip, where one was given. */
export function chipValueOf(rules: RulesInfo): number {
  const settlement = rules.rules['settlement']
  const value = typeof settlement === 'object' ? (settlement as { chip_value?: unknown }).chip_value : 1
  return typeof value === 'number' ? value : 1
}

/** Do stacks change from hand to hand? By the average they do only when the game is over. */
export const chipsAtTable = (rules: RulesInfo): boolean => !['none', 'average'].includes(settlementOf(rules))

export function sittingOf(rules: RulesInfo, players: number): Sitting {
  return {
    players,
    size: rules.hand_size,
    grows: rules.rules['stock'] === true,
    chips: chipsAtTable(rules),
    pile: rules.kitty > 0 || rules.stock > 0,
    cancels: rules.rules['packs'] === 2,
  }
}
