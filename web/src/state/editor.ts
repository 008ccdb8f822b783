/**
 * A rule set being changed: what it starts from, what differs, what of it can't be played and how that could be mended.
 * Plain data and functions of it. Every judgement is the core's: here only questions are put together for it.
 */
import type { Field, Preset, RulesJson } from '../core/types'
import { isObject } from '../core/objects'
import { tableOf } from './points'
import type { Fault } from './faults'
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
} as const satisfies Record<string, readonly string[]>

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
  const moved = field.name === 'removed' && players !== undefined && players !== (rules['players'] ?? 4)
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

/** The core's answer to a rule set: null when it can be played. */
export type Check = (rules: RulesJson) => Promise<Fault | null>

/** One way out of a fault: what the draft would be, and which fields would change. */
export interface Fix {
  readonly draft: Draft
  readonly fields: readonly string[]
  /** The preset whose values it takes; null where it is another value of one field. */
  readonly like: string | null
}

/**
 * Ways to make a draft playable that leave most of it alone, the likeliest first, three at most: what a preset that has
 * the same value in the blamed field has besides, no more of it than is needed; one change taken back; another value of
 * one other field. Where more than one thing is wrong, what gets rid of this fault is a way, too.
 */
export async function fixes(
  draft: Draft,
  fault: Fault,
  fields: readonly Field[],
  presets: readonly Preset[],
  check: Check,
): Promise<readonly Fix[]> {
  const like: Fix[] = []
  const value = JSON.stringify(draft.changes[fault.field])
  for (const preset of presets) {
    if (value === undefined || JSON.stringify(preset.rules[fault.field]) !== value) continue
    const patch = await least(draft, preset, check)
    const names = Object.keys(patch ?? {})
    if (patch === null || like.some((fix) => String(fix.fields) === String(names))) continue
    like.push({ draft: { ...draft, changes: { ...draft.changes, ...patch } }, fields: names, like: preset.id })
  }

  const back: Fix[] = []
  const partly: Fix[] = []
  const names = Object.keys(draft.changes)
  const order = [...names.filter((name) => name === fault.field), ...names.filter((name) => name !== fault.field)]
  if (fault.field === 'extends') order.unshift('extends')
  for (const name of order) {
    const fix: Fix = { draft: without(draft, name), fields: [name], like: null }
    const left = await check(rulesOf(fix.draft))
    if (left === null) back.push(fix)
    else if (name === fault.field && left.field !== fault.field) partly.push(fix)
  }

  const known = new Set(back.flatMap((fix) => fix.fields))
  const other = like.length === 0 ? await another(draft, fault, fields, known, presets, check) : []
  const whole = [...[...like.slice(0, 2), ...back].slice(0, 3 - other.length), ...other]
  return whole.length > 0 ? whole : partly
}

/**
 * Another value of one field, of those that have few: the blamed one where its value is not the player's choice, then the
 * nearest to it in the table.
 */
async function another(
  draft: Draft,
  fault: Fault,
  fields: readonly Field[],
  known: ReadonlySet<string>,
  presets: readonly Preset[],
  check: Check,
): Promise<readonly Fix[]> {
  const at = fields.findIndex(({ name }) => name === fault.field)
  const near = [...fields].sort((a, b) => Math.abs(fields.indexOf(a) - at) - Math.abs(fields.indexOf(b) - at))
  for (const field of near) {
    if (known.has(field.name) || (field.name === fault.field && field.name in draft.changes)) continue
    for (const value of fewValues(field)) {
      const next = withValue(draft, field, value, presets)
      if ((await check(rulesOf(next))) === null) return [{ draft: next, fields: [field.name], like: null }]
    }
  }
  return []
}

function fewValues(field: Field): readonly unknown[] {
  if (field.kind === 'flag') return [true, false]
  if (field.kind === 'choice') return field.values ?? []
  const [least, most] = [field.min ?? 0, field.max ?? 0]
  return field.kind === 'count' && most - least < 10
    ? Array.from({ length: most - least + 1 }, (_, i) => least + i)
    : []
}

/** The fewest of the preset's values that make the draft playable; null if all together don't. */
async function least(draft: Draft, preset: Preset, check: Check): Promise<RulesJson | null> {
  const playable = async (patch: RulesJson): Promise<boolean> =>
    (await check(rulesOf({ ...draft, changes: { ...draft.changes, ...patch } }))) === null
  let patch: RulesJson = preset.rules
  if (!(await playable(patch))) return null
  for (const name of Object.keys(preset.rules)) {
    const { [name]: _, ...fewer } = patch
    if (await playable(fewer)) patch = fewer
  }
  return patch
}

/** Worth keeping when other rules take its place: more than a preset at another table or to another end. */
export function worthKeeping(draft: Draft): boolean {
  return draft.name !== '' || Object.keys(draft.changes).some((name) => name !== 'players' && name !== 'end')
}
