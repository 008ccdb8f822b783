/** The words of a rule field: its name, what it is about, and any value of it as people read it. */
import { suitNames, type Suit } from '../../core/cards'
import { isObject } from '../../core/objects'
import type { Field } from '../../core/protocol'
import { message } from '../../core/types'
import { worths } from '../../state/points'
import { termsOf } from '../../state/settlement'
import { text, words } from '../../words/words.svelte'
import { amount } from '../parts/numbers'
import type { Option } from './fields/field'

/** For an unknown field, the name itself. */
export const labelOf = (name: string): string => (words.has(`field-${name}`) ? words.text(`field-${name}`) : name)

export const aboutOf = ({ name }: Field): string => words.text(`field-${name}.about`)

/** Whether the default is a word, whose meaning depends on the table. */
export const hasUsual = ({ kind, default: usual }: Field): boolean =>
  ['count', 'cards', 'cycle'].includes(kind) && typeof usual === 'string'

export const usualOf = ({ name }: Field): string => words.text(`field-${name}.default`)

/** The choice of what is usual at the table. `now`: what that is at this table, said where it is chosen; or null. */
export function usualOption(field: Field, now: string | number | null): Option {
  const usual = usualOf(field)
  return { value: field.default, label: now === null ? usual : text('editor-usual', { usual, now }), id: 'usual' }
}

/** For a value without a name, the value itself. */
export function valueLabel({ name }: Field, value: unknown): string {
  const id = `value-${name}-${raw(value)}`
  return words.has(id) ? words.text(id) : raw(value)
}

export const isCard = (value: unknown): value is string => typeof value === 'string' && /^[2-9TJQKA][CDSH]$/.test(value)

/** "10♦" */
export const markOf = (value: unknown): string => (isCard(value) ? text('editor-mark', { card: value }) : raw(value))

export function valueText(field: Field, value: unknown): string {
  if (hasUsual(field) && value === field.default) return usualOf(field)
  switch (field.kind) {
    case 'flag':
      return field.values ? valueLabel(field, value) : text(value === true ? 'editor-yes' : 'editor-no')
    case 'choice':
      return valueLabel(field, value)
    case 'settlement':
      return valueLabel(field, termsOf(value).kind)
    case 'amount':
      return value === 'off' ? text('editor-off') : raw(value)
    case 'card':
      return markOf(value)
    case 'cards':
      if (!Array.isArray(value)) return raw(value)
      return value.length === 0 ? text('editor-none') : value.map(markOf).join(' ')
    case 'cycle':
      return Array.isArray(value) ? waysText(field, value) : raw(value)
    case 'points':
      return isObject(value) ? pointsText(value) : raw(value)
    case 'end':
      return isObject(value) ? endText(value) : raw(value)
    case 'count':
      return raw(value)
  }
}

export const waysText = (field: Field, ways: readonly unknown[]): string =>
  text('editor-list', { items: ways.map((way) => valueLabel(field, way)) })

function pointsText(points: Readonly<Record<string, unknown>>): string {
  const items = worths(points).map(({ suit, card, least, most }) => {
    const value = least === most ? amount(least) : text('facts-span', { least, most })
    return card === null
      ? message('editor-suit-value', { suit: suitNames[suit as Suit], value })
      : message('editor-card-value', { card, value })
  })
  return text('editor-list', { items })
}

function endText(end: Readonly<Record<string, unknown>>): string {
  const { target, hands } = end
  if (typeof target === 'number') return text('differs-end-target', { target })
  return typeof hands === 'number' ? text('differs-end-hands', { hands }) : raw(end)
}

/** Any value as visible text. */
export const raw = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

/** The entries of a list as text; none of anything else. */
export const rawList = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(raw) : [])

/**
 * Whether CSS may capitalize the first letter. Not that of a single letter: browsers leave a text that is all
 * `::first-letter` out of the accessible name.
 */
export const begins = (words: string): boolean => words.length > 1
