/**
 * What to make of advice: which choices are as good as the best one, what another choice cost, and the figures to show.
 * Reads what the coach weighed; weighs nothing itself.
 */
import type { Card } from '../core/protocol'
import type { Action, Advice, Weighed } from '../core/types'
import { text } from '../words/words.svelte'

/** What a figure is: points of which few or many are wanted, or chips next to the careful player's choice. */
export type Measure = 'low' | 'high' | 'chips'

export const measureOf = (advice: Advice, high: boolean): Measure =>
  advice.unit === 'chips' ? 'chips' : high ? 'high' : 'low'

export const figure = (choice: Weighed, measure: Measure): number => (measure === 'chips' ? choice.gain : choice.points)

/** "2.1", "−0.4"; chips always with their sign. No figure is surer than a tenth, and next to nothing has no sign. */
export function tenths(value: number, sign = false): string {
  const number = Number(value.toFixed(1)) + 0
  return text(sign ? 'tenths-signed' : 'tenths', { number })
}

export const figureText = (choice: Weighed, measure: Measure): string =>
  tenths(figure(choice, measure), measure === 'chips')

/** How much worse than the best, in the advice's unit, and the standard error of that. */
export interface Cost {
  readonly cost: number
  readonly error: number
}

function behind(best: Weighed, choice: Weighed): Cost {
  return { cost: best.gain - choice.gain, error: Math.hypot(best.error, choice.error) }
}

/** The best choice, and all that are behind it by less than can be told. */
export function alike({ choices }: Advice): readonly Weighed[] {
  const [best] = choices
  return choices.filter((choice) => {
    const { cost, error } = behind(best as Weighed, choice)
    return choice === best || cost <= error
  })
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

export function costOf(advice: Advice, action: Action): Cost | null {
  const [best] = advice.choices
  const choice = choiceOf(advice, action)
  return best && choice ? behind(best, choice) : null
}

/** Worth a second look: it cost more than a point, and that is no accident of the deals tried. */
export const isCostly = ({ cost, error }: Cost): boolean => cost > 1 && cost > 2 * error

/** A choice with the figure beside it: how high its bar stands between none and the highest, from 0 to 1. */
export interface Bar {
  readonly choice: Weighed
  readonly text: string
  readonly share: number
  readonly best: boolean
}

/** One a choice, the best first. A bar of nothing stands for nothing: only what is below it moves the base line. */
export function barsOf(advice: Advice, high: boolean): readonly Bar[] {
  const measure = measureOf(advice, high)
  const values = advice.choices.map((choice) => figure(choice, measure))
  const base = Math.min(0, ...values)
  const span = Math.max(1, Math.max(...values) - base)
  const best = alike(advice)
  return advice.choices.map((choice, i) => ({
    choice,
    text: figureText(choice, measure),
    share: ((values[i] ?? 0) - base) / span,
    best: best.includes(choice),
  }))
}

/** The bar that stands at a card of the hand; null for a card that no choice plays. */
export const barAt = (bars: readonly Bar[], card: Card): Bar | null =>
  bars.find(({ choice }) => covers(choice, { kind: 'play', card })) ?? null
