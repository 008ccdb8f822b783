/** What the table's layout depends on in a rule set and in the player's settings. Reads fields; decides no rule. */
import type { RulesInfo } from '../core/protocol'
import { chipsAtTable } from '../state/settlement'
import type { Sitting } from './layout'

/** What people add to a table. */
interface Among {
  /** How much of the page's width is not the table's. */
  readonly aside: number
  readonly toolsWidth: number
  readonly watching: boolean
}

/** What a spectator is shown in place of a hand is as high as this many cards. */
const WATCHED = 13

export function sittingOf(
  rules: RulesInfo,
  players: number,
  { leftHanded, large }: { readonly leftHanded: boolean; readonly large: boolean },
  company: Among | null,
): Sitting {
  return {
    players,
    size: company?.watching ? Math.max(WATCHED, rules.hand_size) : rules.hand_size,
    grows: rules.rules.stock,
    chips: chipsAtTable(rules),
    pile: rules.kitty > 0 || rules.stock > 0,
    cancels: rules.rules.packs === 2,
    beside: (company?.aside ?? 0) > 0,
    left: leftHanded,
    large,
    people: company?.toolsWidth ?? null,
  }
}
