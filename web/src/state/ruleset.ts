/**
 * A rule set as people have it: a name, a sentence about it, and the fields it changes. The same in a file, in a link
 * and in the browser's storage. Reads text from anywhere; the core decides whether the rules can be played.
 */
import { message, type AnyMessage, type RulesJson } from '../core/types'
import { isObject } from '../core/objects'
import { pointsOf, tableOf } from './points'

export interface RuleSet {
  readonly name: string
  readonly about: string
  /** The fields that differ, and in `extends` the preset from which they differ. */
  readonly rules: RulesJson
}

/** What was read, and what had to be changed to make it fit; or why nothing could be read. */
export type Reading =
  { readonly set: RuleSet; readonly notes: readonly AnyMessage[] } | { readonly refusal: AnyMessage }

export const longestName = 60
export const longestAbout = 240
/** Far more characters than the fields can need; a longer text is no rule set. */
export const longestText = 20_000

const forPeople = new Set(['name', 'about', '$schema'])

export const refused = (id: string, args: AnyMessage['args'] = {}): { readonly refusal: AnyMessage } => ({
  refusal: { id, args },
})

/** What invisible characters belong to: joined letters of scripts without capitals, joined emoji, and flags of regions. */
const joined =
  /(?:\p{Lo}\p{M}*|\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*)[\u200C\u200D](?=[\p{Lo}\p{Extended_Pictographic}])/u
const flag = /\u{1F3F4}[\u{E0030}-\u{E007A}]+\u{E007F}/u
const kept = new RegExp(`(${joined.source}|${flag.source})|[\\p{Cc}\\p{Cf}\\s]+`, 'gu')

/** One line of text without invisible characters that don't change how others look. */
export function oneLine(text: string): string {
  return text.replace(kept, (_, visible?: string) => visible ?? ' ').trim()
}

/** From parsed JSON. */
export function readSet(value: unknown): Reading {
  if (!isObject(value)) return refused('ruleset-none')
  const notes: AnyMessage[] = []
  const text = (key: 'name' | 'about', longest: number): string => {
    const given = value[key]
    if (given === undefined || given === null) return ''
    if (typeof given !== 'string') {
      notes.push(message(`ruleset-${key}-not-text`))
      return ''
    }
    const line = [...oneLine(given)]
    if (line.length <= longest) return line.join('')
    notes.push(message(`ruleset-${key}-cut`, { letters: longest }))
    return oneLine(line.slice(0, longest).join(''))
  }
  const name = text('name', longestName)
  const about = text('about', longestAbout)
  const rules = Object.fromEntries(Object.entries(value).filter(([key]) => !forPeople.has(key)))
  return { set: { name, about, rules }, notes }
}

/** From a file's text. */
export function readFile(text: string): Reading {
  if (text.trim() === '') return refused('ruleset-empty')
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? NaN)
    if (Number.isNaN(at)) return refused('ruleset-json')
    return refused('ruleset-json-line', { line: text.slice(0, at).split('\n').length })
  }
  if (text.length > longestText) return refused('ruleset-long')
  return readSet(value)
}

/** In the form of the presets' own files: one line for each field. */
export function writeFile(set: RuleSet): string {
  const inOneLine = (value: unknown): string =>
    JSON.stringify(value, null, 1)
      .replace(/\n\s*/g, ' ')
      .replace(/([{[]) /g, '$1')
      .replace(/ ([}\]])/g, '$1')
  const lines = Object.entries(asJson(set)).map(
    ([key, value]) =>
      `  ${JSON.stringify(key)}: ${typeof value === 'string' ? JSON.stringify(value) : inOneLine(value)}`,
  )
  return lines.length ? `{\n${lines.join(',\n')}\n}\n` : '{}\n'
}

/** One object, in the order used in files. */
export function asJson({ name, about, rules }: RuleSet): Record<string, unknown> {
  const { extends: base, ...fields } = rules
  return {
    ...(name ? { name } : {}),
    ...(about ? { about } : {}),
    ...(base === undefined ? {} : { extends: base }),
    ...compact(fields),
  }
}

/** The same fields, with the table of card values in short form. */
export function compact(fields: RulesJson): RulesJson {
  const points = fields['points']
  const sound = isObject(points) && Object.values(points).every((value) => Number.isSafeInteger(value))
  // A table with a card that doesn't exist is left unchanged: what was entered is shown, not corrected.
  const known = sound && Object.keys(points).every((key) => /^([2-9TJQKA])?[CDSH]$/.test(key))
  return known ? { ...fields, points: pointsOf(tableOf(points)) } : fields
}

/** "sunday-game.json": without accents, which are hard to type, but with the signs that are part of other letters. */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${plain || 'house-rules'}.json`
}
