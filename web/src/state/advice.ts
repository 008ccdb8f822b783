/** What to show of advice: the choice that an action is, and the figures. Reads what the coach weighed; judges nothing itself. */
import type { Card } from '../core/protocol'
import type { Action, Advice, Weighed } from '../core/types'
import { text } from '../words/words.svelte'

/** "2.1", "−0.4"; chips always with their sign. No figure is surer than a tenth, and next to nothing has no sign. */
export function tenths(value: number, sign = false): string {
  const number = Number(value.toFixed(1)) + 0
  return text(sign ? 'tenths-signed' : 'tenths', { number })
}

const sorted = (cards: readonly Card[]): string => [...cards].sort().join(' ')

/** Is it this choice, or the same by another card? A pass is the same in any order. */
function covers(choice: Weighed, action: Action): boolean {
  const mine = choice.action
  if (mine.kind === 'play' && action.kind === 'play')
    return mine.card === action.card || choice.also.includes(action.card)
  if (mine.kind === 'pass' && action.kind === 'pass') return sorted(mine.cards) === sorted(action.cards)
  return JSON.stringify(mine) === JSON.stringify(action)
}

/** What the coach thinks of that action; null where it did not look at it. */
export const choiceOf = (advice: Advice, action: Action): Weighed | null =>
  advice.choices.find((choice) => covers(choice, action)) ?? null

/** By how much one choice gains more than the other, in the advice's unit; of points, on the others at the table. */
export const gainOver = (one: Weighed, other: Weighed): number => one.gain - other.gain

/** A choice with the figure beside it: how high its bar stands between nothing and the worst, from 0 to 1. */
export interface Bar {
  readonly choice: Weighed
  readonly text: string
  readonly share: number
  /** It is the best, or surely as good. */
  readonly best: boolean
  /** As it is read out: the best is one, and what is surely as good is only about so. */
  readonly rank: 'best' | 'alike' | 'other'
}

/** One a choice, the best first: what each costs next to it. A bar of nothing stands for nothing. */
export function barsOf({ choices }: Advice): readonly Bar[] {
  const most = Math.max(1, ...choices.map(({ cost }) => cost))
  return choices.map((choice, i) => ({
    choice,
    text: tenths(choice.cost),
    share: choice.cost / most,
    best: choice.alike,
    rank: i === 0 ? 'best' : choice.alike ? 'alike' : 'other',
  }))
}

/** The bar that stands at a card of the hand; null for a card that no choice plays. */
export const barAt = (bars: readonly Bar[], card: Card): Bar | null =>
  bars.find(({ choice }) => covers(choice, { kind: 'play', card })) ?? null
