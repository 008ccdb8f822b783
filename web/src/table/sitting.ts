/** What the table's layout depends on in a rule set and in the player's settings. Reads fields; decides no rule. */
import type { RulesInfo } from '../core/protocol'
import { chipsAtTable } from '../state/settlement'
import type { Sitting } from './layout'

/** `beside`: a panel stands beside the table. */
export function sittingOf(
  rules: RulesInfo,
  players: number,
  { leftHanded, large }: { readonly leftHanded: boolean; readonly large: boolean },
  beside = false,
): Sitting {
  return {
    players,
    size: rules.hand_size,
    grows: rules.rules.stock,
    chips: chipsAtTable(rules),
    pile: rules.kitty > 0 || rules.stock > 0,
    cancels: rules.rules.packs === 2,
    beside,
    left: leftHanded,
    large,
  }
}
