/** How much time there is at a table, in a word. */
import type { RulesInfo } from '../../core/protocol'
import type { Limits } from '../../core/tables'
import { text } from '../../words/words.svelte'

/** `rules`: null if they aren't known yet. */
export function clockOf({ play_time, pass_time }: Limits, rules: RulesInfo | null): string {
  if (play_time > 0) return text('waiting-clock', { seconds: play_time })
  const passes = rules === null || (rules.rules.pass_count > 0 && rules.rules.pass_cycle.some((way) => way !== 'hold'))
  return pass_time > 0 && passes ? text('waiting-clock-pass', { seconds: pass_time }) : text('waiting-no-clock')
}
