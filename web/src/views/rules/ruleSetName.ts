/** The name of a checked rule set, and how it differs from the standard game, in one line. */
import type { Message } from '../../core/messages'
import type { Preset, RulesInfo } from '../../core/protocol'
import { presetOf } from '../../state/preset'
import { say, text, words } from '../../words/words.svelte'

export const presetName = ({ id }: Preset): string => words.text(`preset-${id}`)
export const presetAbout = ({ id }: Preset): string => words.text(`preset-${id}.about`)

const isEnd = ({ id }: Message): boolean => id.startsWith('differs-end')

/** "to 100" */
export const endOf = ({ line }: RulesInfo): string =>
  line
    .filter(isEnd)
    .map((each) => say(each))
    .join('')

export const playersOf = ({ rules }: RulesInfo): number => rules.players

/** A rule set of the player's own, by its name. */
export interface Named {
  readonly kept: { readonly name: string; readonly loose: boolean }
  readonly info: RulesInfo | null
}

/** "Black Lady", or the player's name for exactly these rules. */
export function nameOf(info: RulesInfo, presets: readonly Preset[], own: readonly Named[] = []): string {
  const whole = JSON.stringify(info.changes)
  const exact = presets.find((preset) => JSON.stringify(preset.rules) === whole)
  if (exact) return presetName(exact)
  const named = own.find(({ kept, info }) => !kept.loose && kept.name && JSON.stringify(info?.changes) === whole)
  const like = presetOf(info.changes, presets)
  return named?.kept.name ?? (like ? presetName(like) : text('rules-own'))
}

/** "Black Lady · to 100", as the table's corner has it. */
export function titleOf(info: RulesInfo, presets: readonly Preset[], own: readonly Named[] = []): string {
  return dotted([nameOf(info, presets, own), endOf(info)])
}

/** In one line. Where it breaks, the dot stays at its end. */
export const dotted = (parts: readonly string[]): string => parts.join('\u00a0· ')

const line = (messages: readonly Message[]): string => dotted(messages.map((each) => say(each)))

/** "4 players · to 100 · no pass" */
export const lineOf = (info: RulesInfo): string => line(info.line)

/** What is special: the differences other than the table and the end. */
export const differences = (info: RulesInfo): readonly Message[] =>
  info.line.filter((each) => each.id !== 'differs-players' && !isEnd(each))
/** `but`: the id of a difference that is left out. */
export const specialOf = (info: RulesInfo, but = ''): string => line(differences(info).filter(({ id }) => id !== but))
