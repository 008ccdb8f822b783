/**
 * A rule set being edited: its base and what differs. Plain data and functions of it; the core decides what can be
 * played.
 */
import type { Field, Preset } from '../core/protocol'
import type { FieldName } from '../core/rules'
import type { RulesJson } from '../core/types'
import { isObject } from '../core/objects'
import { tableOf } from './points'
import { compact, type RuleSet } from './ruleset'
import { termsOf } from './settlement'

export interface Draft {
  readonly name: string
  readonly about: string
  /** The preset it starts from; null: the standard game. May be any text that was in a file. */
  readonly base: string | null
  /**
   * The fields that differ from the base. Any values: what can't be played stays visible, so that it can be corrected.
   */
  readonly changes: RulesJson
  /** The id of the saved rule set that is being edited. */
  readonly saved: string | null
}

export const standard: Draft = { name: '', about: '', base: null, changes: {}, saved: null }

/** The fields grouped as people think of them. A field that no group names goes into the last, `more`. */
export const groups = {
  players: ['players', 'packs', 'teams', 'removed', 'hand_size', 'kitty', 'kitty_peek', 'stock'],
  pass: ['pass_count', 'pass_cycle'],
  play: ['opening', 'first_trick', 'breaking', 'hearts_only'],
  queen: ['queen', 'queen_breaks', 'queen_lead', 'queen_or_hearts', 'queen_discard'],
  points: ['points', 'no_trick_bonus', 'fifty_reset'],
  moon: ['moon', 'joint_moon', 'moon_needs_bonus', 'sun'],
  end: ['objective', 'end', 'pooled', 'tie'],
  chips: ['settlement', 'auction'],
  more: [],
} as const satisfies Record<string, readonly FieldName[]>

export type GroupName = keyof typeof groups

export interface Group {
  readonly name: GroupName
  readonly fields: readonly Field[]
}

export function grouped(fields: readonly Field[]): readonly Group[] {
  const named = new Set<string>(Object.values(groups).flat())
  return (Object.keys(groups) as GroupName[])
    .map((name): Group => {
      const order: readonly string[] = groups[name]
      const own = name === 'more' ? fields.filter((field) => !named.has(field.name)) : []
      return { name, fields: [...order.flatMap((each) => fields.filter((field) => field.name === each)), ...own] }
    })
    .filter((group) => group.fields.length > 0)
}

export function draftOf(set: RuleSet, saved: string | null = null): Draft {
  const { extends: base, ...changes } = set.rules
  // A base that is no preset goes to the core unchanged, and is refused there.
  return { name: set.name, about: set.about, base: base === undefined ? null : String(base), changes, saved }
}

export function setOf({ name, about, base, changes }: Draft): RuleSet {
  return { name, about, rules: base === null ? compact(changes) : { extends: base, ...compact(changes) } }
}

export const rulesOf = (draft: Draft): RulesJson => setOf(draft).rules

/** The field's value before any change in this draft. */
export function baseValue(draft: Draft, field: Field, presets: readonly Preset[]): unknown {
  const rules = presets.find(({ id }) => id === draft.base)?.rules ?? {}
  if (!(field.name in rules)) return field.default
  // The cards that a preset removes apply only at the preset's own number of players (RULES.md §1).
  const players = draft.changes['players']
  const moved = field.name === 'removed' && players !== undefined && players !== (rules.players ?? 4)
  return moved ? field.default : rules[field.name]
}

export function valueOf(draft: Draft, field: Field, presets: readonly Preset[]): unknown {
  return field.name in draft.changes ? draft.changes[field.name] : baseValue(draft, field, presets)
}

/** Drops a value that the base has anyway, so that the draft holds only what differs. */
export function withValue(draft: Draft, field: Field, value: unknown, presets: readonly Preset[]): Draft {
  const { [field.name]: _, ...others } = draft.changes
  const changes = { ...others, [field.name]: value }
  const next = { ...draft, changes }
  return same(field, value, baseValue(next, field, presets)) ? { ...draft, changes: others } : next
}

export function without(draft: Draft, name: string): Draft {
  if (name === 'extends') return { ...draft, base: null }
  const { [name]: _, ...changes } = draft.changes
  return { ...draft, changes }
}

/** Whether the field differs from the standard game. */
export function differs(draft: Draft, field: Field, presets: readonly Preset[]): boolean {
  return !same(field, valueOf(draft, field, presets), field.default)
}

/** Whether both values mean the same, however they are written. */
export function same(field: Field, a: unknown, b: unknown): boolean {
  return JSON.stringify(comparable(field, a)) === JSON.stringify(comparable(field, b))
}

/** The value of a choice field that means "nothing chosen". */
export const absent = (field: Field): string | undefined =>
  field.values?.find((value) => value === 'none' || value === 'off')

function comparable(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'points': {
      if (!isObject(value)) return value
      const { suits, cards } = tableOf(value)
      return [Object.entries(suits).sort(), Object.entries(cards).sort()]
    }
    case 'cards':
      if (value === null || value === 'none') return []
      return Array.isArray(value) ? [...(value as unknown[])].sort() : value
    case 'amount':
      return value ?? 'off'
    case 'choice':
      return value ?? absent(field) ?? value
    case 'settlement':
      return termsOf(value)
    default:
      return value
  }
}

/**
 * Whether the draft is worth saving when other rules replace it: more than a preset with another number of players or
 * another end.
 */
export function worthKeeping(draft: Draft): boolean {
  return draft.name !== '' || Object.keys(draft.changes).some((name) => name !== 'players' && name !== 'end')
}
