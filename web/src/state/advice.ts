/**
 * What to make of advice: which choices are as good as the best one, what another choice cost, and the figures to show.
 * Reads what the coach weighed; weighs nothing itself.
 */
import type { Card } from '../core/protocol'
import type { Action, Advice, Weighed } from '../core/types'
import { text } from '../words/words.svelte'

/** "2.1", "−0.4"; chips always with their sign. No figure is surer than a tenth, and next to nothing has no sign. */
export function tenths(value: number, sign = false): string {
  const number = Number(value.toFixed(1)) + 0
  return text(sign ? 'tenths-signed' : 'tenths', { number })
}

/** How much worse than the best, in the advice's unit, and the standard error of that. */
export interface Cost {
  readonly cost: number
  readonly error: number
}

/** As it is judged: of points, what the others get counts as well. */
function behind(best: Weighed, choice: Weighed): Cost {
  return { cost: best.gain - choice.gain, error: Math.hypot(best.error, choice.error) }
}

/** The best choice, and all that may be as good: they are behind it by less than can be told. */
export function asGood({ choices }: Advice): readonly Weighed[] {
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

/** What it costs the player; null where the coach did not look at it. */
export function costOf(advice: Advice, action: Action): Cost | null {
  const [best] = advice.choices
  const choice = choiceOf(advice, action)
  if (!best || !choice) return null
  const { cost, error } = behind(best, choice)
  return { cost: choice.cost, error: cost > 0 ? (error * choice.cost) / cost : error }
}

/** How much better the best is than that, next to the others at the table; null where the coach did not look at it. */
export function lostOf(advice: Advice, action: Action): Cost | null {
  const [best] = advice.choices
  const choice = choiceOf(advice, action)
  return best && choice ? behind(best, choice) : null
}

/** Worth a second look: it cost more than a point, and that is no accident of the deals tried. */
export const isCostly = ({ cost, error }: Cost): boolean => cost > 1 && cost > 2 * error

/** A choice with the figure beside it: how high its bar stands between nothing and the worst, from 0 to 1. */
export interface Bar {
  readonly choice: Weighed
  readonly text: string
  readonly share: number
  /** It is the best, or surely as good. */
  readonly best: boolean
}

/** One a choice, the best first: what each costs next to it. A bar of nothing stands for nothing. */
export function barsOf({ choices }: Advice): readonly Bar[] {
  const most = Math.max(1, ...choices.map(({ cost }) => cost))
  return choices.map((choice) => ({
    choice,
    text: tenths(choice.cost),
    share: choice.cost / most,
    best: choice.alike,
  }))
}

/** The bar that stands at a card of the hand; null for a card that no choice plays. */
export const barAt = (bars: readonly Bar[], card: Card): Bar | null =>
  bars.find(({ choice }) => covers(choice, { kind: 'play', card })) ?? null
