/** The rules in the corner of the table: the name, and what is special. */
import type { RulesInfo, View } from '../../core/protocol'
import { say, text } from '../../words/words.svelte'
import { differences } from '../rules/ruleSetName'

/** Each part once: if there is only one kind of pass, it may be listed as special, too. */
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
