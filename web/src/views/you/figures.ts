/** Which games are looked at, and figures as they are written: shares of a hundred, averages to the tenth. */
import type { RulesInfo } from '../../core/protocol'
import { houseRules } from '../../state/houseRules.svelte'
import type { Share } from '../../state/statistics'
import type { PlayedGame } from '../../storage/history'
import { text } from '../../words/words.svelte'
import { nameOf } from '../rules/ruleSetName'

export const companies = ['all', 'bots', 'people'] as const
export type Company = (typeof companies)[number]
export const isAmong = ({ bot }: PlayedGame, company: Company): boolean =>
  company === 'all' || (company === 'people') === (bot === null)

export const hundredths = (part: number): number => Math.round(100 * part)
export const partOf = ({ mine, of }: Share): number => (of > 0 ? mine / of : 0)
export const fairOf = ({ fair, of }: Share): number => (of > 0 ? fair / of : 0)
export const tenth = (number: number): number => Math.round(10 * number) / 10

/** What rules are called here, whatever ends a game by them: "Black Lady · 4 players". */
export const kindName = (info: RulesInfo): string =>
  text('you-kind-name', { name: rulesName(info), players: info.rules.players })
export const rulesName = (info: RulesInfo): string => nameOf(info, houseRules.presets, houseRules.library)
