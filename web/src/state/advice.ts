/**
 * What to show of the coach's advice: the choice that matches an action, and the figures. Reads the coach's
 * evaluations; judges nothing itself.
 */
import type { ReasonMessage } from '../core/messages'
import { alike } from '../core/objects'
import type { Card } from '../core/protocol'
import type { Action, Advice, AnyMessage, Weighed } from '../core/types'
import { text } from '../words/words.svelte'

/** Advice as it is shown and read out: the reasons may also be the page's own sentences. */
export type SpokenAdvice = Omit<Advice, 'reasons'> & { readonly reasons: readonly AnyMessage[] }

/**
 * "2.1", "−0.4"; chips always have their sign. No figure is more precise than a tenth, and what rounds to zero has no
 * sign.
 */
export function tenths(value: number, sign = false): string {
  const number = Math.abs(value) < 0.05 ? 0 : value
  return text(sign ? 'tenths-signed' : 'tenths', { number })
}

const sorted = (cards: readonly Card[]): string => [...cards].sort().join(' ')

/** Whether the action is this choice, or the same with another card. The order of passed cards doesn't matter. */
function covers(choice: Weighed, action: Action): boolean {
  const mine = choice.action
  if (mine.kind === 'play' && action.kind === 'play')
    return mine.card === action.card || choice.also.includes(action.card)
  if (mine.kind === 'pass' && action.kind === 'pass') return sorted(mine.cards) === sorted(action.cards)
  return alike(mine, action)
}

/** The coach's evaluation of that action; null if the coach did not consider it. */
export const choiceOf = (advice: Advice, action: Action): Weighed | null =>
  advice.choices.find((choice) => covers(choice, action)) ?? null

/** What the coach says of a move: why the best is better, if the move was costly, or else why the best is the best. */
export function reasonsAfter(advice: Advice, action: Action): readonly ReasonMessage[] {
  const done = choiceOf(advice, action)
  return done?.costly ? done.reasons : advice.reasons
}

/** A choice with its figure: the height of its bar, from 0 for nothing to 1 for the worst. */
export interface Bar {
  readonly choice: Weighed
  readonly text: string
  readonly share: number
  /** The best, or certainly as good. */
  readonly best: boolean
  /** For reading out: only one choice is the best, and one that is certainly as good is "about as good". */
  readonly rank: 'best' | 'alike' | 'other'
}

/**
 * One bar for each choice, best first: what the choice costs compared with the best. A bar of height 0 costs nothing.
 */
export function barsOf({ choices }: SpokenAdvice): readonly Bar[] {
  const most = Math.max(1, ...choices.map(({ cost }) => cost))
  return choices.map((choice, i) => ({
    choice,
    text: tenths(choice.cost),
    share: choice.cost / most,
    best: choice.alike,
    rank: i === 0 ? 'best' : choice.alike ? 'alike' : 'other',
  }))
}

/** The bar at a card of the hand; null for a card that no choice plays. */
export const barAt = (bars: readonly Bar[], card: Card): Bar | null =>
  bars.find(({ choice }) => covers(choice, { kind: 'play', card })) ?? null
