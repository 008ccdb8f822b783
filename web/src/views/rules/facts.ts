/** A checked rule set at a glance: how many play, what is dealt, how long, what counts. Reads fields, decides nothing. */
import type { RulesInfo } from '../../core/types'
import { factsWords } from '../../i18n/rooms'
import { isObject } from '../../core/objects'
import { worths, type Worth } from '../../state/points'
import { settlementOf } from '../../state/editor'
import { endOf, playersOf } from './ruleSetName'

/** "4 players", "13 cards each", "to 100", "chips". */
export function factsOf(info: RulesInfo): readonly string[] {
  const { rules } = info
  const facts = [factsWords.players(playersOf(info))]
  if (rules['teams'] !== undefined && rules['teams'] !== 'none') facts.push(factsWords.sides)
  if (Number(rules['packs'] ?? 1) > 1) facts.push(factsWords.packs)
  facts.push(factsWords.each(info.hand_size))
  if (rules['stock'] === true) facts.push(factsWords.stock)
  else if (info.kitty > 0) facts.push(factsWords.aside(info.kitty))
  if (rules['auction'] === true) facts.push(factsWords.bidding)
  if (settlementOf(rules['settlement']).kind !== 'none') facts.push(factsWords.chips)
  facts.push(endOf(info))
  return facts
}

/** What counts; null where the suit that counts is named hand by hand. */
export function worthsOf(info: RulesInfo): readonly Worth[] | null {
  if (info.rules['auction'] === true) return null
  const points = info.rules['points']
  // A settlement that counts hearts alone does so whatever else has a value; the core leaves the table as it is.
  return isObject(points) ? worths(points) : []
}
