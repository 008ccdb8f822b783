/** What a player sees of a rule set's chips, and how that is written. Reads fields; settles nothing. */
import { isObject } from '../core/objects'
import type { SettlementTerms } from '../core/rules'
import type { RulesInfo } from '../core/protocol'

/** All parts of a settlement, of any type: what can't be played stays visible. */
export type WrittenTerms = { readonly [part in keyof SettlementTerms]: part extends 'kind' ? string : unknown }

const usual: SettlementTerms = { kind: 'none', chip_value: 1, buy_in: 100, split_two: false }

/** Reads a word or an object. */
export function termsOf(written: unknown): WrittenTerms {
  const parts = isObject(written) ? written : { kind: written ?? usual.kind }
  const kind = parts['kind'] ?? usual.kind
  return {
    kind: typeof kind === 'string' ? kind : JSON.stringify(kind),
    chip_value: parts['chip_value'] ?? usual.chip_value,
    buy_in: parts['buy_in'] ?? usual.buy_in,
    split_two: parts['split_two'] ?? usual.split_two,
  }
}

/** In the shortest form: a word if everything else is standard. */
export function writtenTerms(terms: WrittenTerms): unknown {
  const { kind, ...others } = terms
  const special = Object.entries(others).filter(([part, value]) => value !== usual[part as keyof SettlementTerms])
  return special.length > 0 ? { kind, ...Object.fromEntries(special) } : kind
}

/** How rules settle, from the core's answer. */
export const settlementOf = ({ rules: { settlement } }: RulesInfo): SettlementTerms =>
  typeof settlement === 'string' ? { ...usual, kind: settlement } : settlement

/** Whether stacks change from hand to hand, and not only at the end of the game. */
export const chipsAtTable = ({ settles }: RulesInfo): boolean => settles === 'each_hand'
