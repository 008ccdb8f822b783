/**
 * A rule set being changed: what it starts from and what differs. Plain data and functions of it; what can be played is
 * the core's to say.
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
  /** The preset it starts from; null: the standard game. Any text that a file had there, too. */
  readonly base: string | null
  /** The fields that are not as in the base. Values of any kind: what can't be played stays to be seen and mended. */
  readonly changes: RulesJson
  /** The saved rule set that it is, by its id. */
  readonly saved: string | null
}

export const standard: Draft = { name: '', about: '', base: null, changes: {}, saved: null }

/** How people think of the fields. A field of the table that no group names stands in the last, `more`. */
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
  // What is no preset's name goes to the core as it is, and is refused there.
  return { name: set.name, about: set.about, base: base === undefined ? null : String(base), changes, saved }
}

export function setOf({ name, about, base, changes }: Draft): RuleSet {
  return { name, about, rules: base === null ? compact(changes) : { extends: base, ...compact(changes) } }
}

export const rulesOf = (draft: Draft): RulesJson => setOf(draft).rules

/** What the field has before any change of this draft. */
export function baseValue(draft: Draft, field: Field, presets: readonly Preset[]): unknown {
  const rules = presets.find(({ id }) => id === draft.base)?.rules ?? {}
  if (!(field.name in rules)) return field.default
  // What a preset takes out holds only at the preset's own number of players (RULES.md §1).
  const players = draft.changes['players']
  const moved = field.name === 'removed' && players !== undefined && players !== (rules.players ?? 4)
  return moved ? field.default : rules[field.name]
}

export function valueOf(draft: Draft, field: Field, presets: readonly Preset[]): unknown {
  return field.name in draft.changes ? draft.changes[field.name] : baseValue(draft, field, presets)
}

/** A value that the base has anyway is left out, so that what is kept says only what differs. */
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

/** Not as in the standard game? */
export function differs(draft: Draft, field: Field, presets: readonly Preset[]): boolean {
  return !same(field, valueOf(draft, field, presets), field.default)
}

/** Do both say the same, however written? */
export function same(field: Field, a: unknown, b: unknown): boolean {
  return JSON.stringify(canonical(field, a)) === JSON.stringify(canonical(field, b))
}

/** The value that a choice has where nothing is chosen. */
export const absent = (field: Field): string | undefined =>
  field.values?.find((value) => value === 'none' || value === 'off')

function canonical(field: Field, value: unknown): unknown {
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

/** Worth keeping when other rules take its place: more than a preset at another table or to another end. */
export function worthKeeping(draft: Draft): boolean {
  return draft.name !== '' || Object.keys(draft.changes).some((name) => name !== 'players' && name !== 'end')
}
