/**
 * Suggests fixes for a rule set that can't be played. The core makes every judgement: here candidates are only put
 * together for it. Loaded when first needed.
 */
import type { Field, Preset } from '../core/protocol'
import type { RulesJson } from '../core/types'
import { rulesOf, withValue, without, type Draft } from './editor'
import type { Fault } from './faults'

/** Asks the core about a rule set: null if it can be played. */
export type Check = (rules: RulesJson) => Promise<Fault | null>

/** A way out of a fault: the resulting draft, and which fields change. */
export interface Fix {
  readonly draft: Draft
  readonly fields: readonly string[]
  /** The preset whose values it takes; null if it gives another value to a single field. */
  readonly like: string | null
}

/**
 * Ways to make a draft playable with few changes, likeliest first, three at most: the other values of a preset that has
 * the same value in the faulty field, no more of them than needed; one change undone; another value of one other field.
 * If several things are wrong, a way that removes only this fault counts, too.
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
  const blamed = fields.find(({ name }) => name === fault.field)
  const alike = ({ rules }: Preset): boolean => !!blamed && JSON.stringify(rules[blamed.name]) === value
  for (const preset of value === undefined ? [] : presets.filter(alike)) {
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
 * Another value for one field that has few values: the faulty field if its value is not the player's choice, then the
 * closest fields in the table.
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

/** The fewest of the preset's values that make the draft playable; null if even all of them don't. */
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
