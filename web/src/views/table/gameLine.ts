/** What is played here, for the corner of the table: its name, and whatever is special about it. */
import type { RulesInfo, View } from '../../core/protocol'
import { say, text } from '../../words/words.svelte'
import { differences } from '../rules/ruleSetName'

/** Each part once: where there is but one pass, that is what is special, too. */
export const gameLine = (title: readonly string[], rules: RulesInfo, view: View): readonly string[] => [
  ...new Set([
    ...title,
    ...(rules.rules.objective === 'high' ? [text('table-highest')] : []),
    ...(view.auction ? [] : [text(`table-pass-${view.pass?.to ?? 'hold'}`)]),
    ...differences(rules)
      .filter(({ id }) => id !== 'differs-objective')
      .map((each) => say(each)),
  ]),
]
