/** A checked rule set at a glance: how many play, what is dealt, how long, what counts. Reads fields, decides nothing. */
import type { RulesInfo } from '../../core/protocol'
import { worths, type Worth } from '../../state/points'
import { text } from '../../words/words.svelte'
import { dotted, endOf, playersOf } from './ruleSetName'

/** "4 players · 13 cards each · to 100 · chips" */
export function factsOf(info: RulesInfo): string {
  const { rules } = info
  const facts = [text('differs-players', { players: playersOf(info) })]
  if (rules.teams !== 'none') facts.push(text('facts-sides'))
  if (rules.packs > 1) facts.push(text('facts-packs'))
  facts.push(text('facts-cards', { cards: info.hand_size }))
  if (rules.stock) facts.push(text('facts-stock'))
  else if (info.kitty > 0) facts.push(text('facts-aside', { cards: info.kitty }))
  if (rules.auction) facts.push(text('facts-bidding'))
  if (info.settles !== 'never') facts.push(text('facts-chips'))
  facts.push(endOf(info))
  return dotted(facts)
}

/**
 * What counts; null if the suit that counts is named hand by hand. A settlement that counts only hearts ignores any
 * other values; the core leaves the table as it is.
 */
export const worthsOf = ({ rules }: RulesInfo): readonly Worth[] | null => (rules.auction ? null : worths(rules.points))
