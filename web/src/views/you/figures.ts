/** Which games to look at, and how figures are written: shares in hundredths, averages to the tenth. */
import type { RulesInfo } from '../../core/protocol'
import { houseRules } from '../../state/houseRules.svelte'
import type { Share } from '../../state/statistics'
import type { PlayedGame } from '../../storage/history'
import { text } from '../../words/words.svelte'
import { nameOf } from '../rules/ruleSetName'

const companies = ['bots', 'people', 'days'] as const
export type Company = 'all' | (typeof companies)[number]
const companyOf = ({ bot, day }: PlayedGame): Company => (day !== undefined ? 'days' : bot === null ? 'people' : 'bots')
export const isAmong = (game: PlayedGame, company: Company): boolean => company === 'all' || company === companyOf(game)
/** The kinds of company to choose from; none if all games are alike. */
export function companiesOf(games: readonly PlayedGame[]): readonly Company[] {
  const there = companies.filter((each) => games.some((game) => companyOf(game) === each))
  return there.length > 1 ? ['all', ...there] : []
}

export const hundredths = (part: number): number => Math.round(100 * part)
export const partOf = ({ mine, of }: Share): number => (of > 0 ? mine / of : 0)
export const fairOf = ({ fair, of }: Share): number => (of > 0 ? fair / of : 0)
export const tenth = (number: number): number => Math.round(10 * number) / 10

/** The name of a kind of rules, whatever its end: "Black Lady · 4 players". */
export const kindName = (info: RulesInfo): string =>
  text('you-kind-name', { name: rulesName(info), players: info.rules.players })
export const rulesName = (info: RulesInfo): string => nameOf(info, houseRules.presets, houseRules.library)
