/**
 * A rule set in an address: `#rules=` and the file's JSON in base64url, then a dot and a checksum of three characters,
 * which detects a link that was cut or mistyped. A link made by hand may omit the checksum.
 */
import { check, decodeText, encodeText } from '../core/base64url'
import { pageLink } from './address'
import { asJson, readSet, refused, type Reading, type RuleSet } from './ruleset'

/** The most characters that are read; a rule set with every field changed has about 2,000. */
export const longestLink = 12_000

export function encodeSet(set: RuleSet): string {
  const code = encodeText(JSON.stringify(asJson(set)))
  return `${code}.${check(code)}`
}

export function decodeSet(text: string): Reading {
  if (text.length > longestLink) return refused('link-long')
  const [code = '', mark, ...more] = text.split('.')
  if (code === '') return refused('link-empty')
  if (more.length > 0 || (mark !== undefined && mark !== check(code))) return refused('link-damaged')
  let value: unknown
  try {
    value = JSON.parse(decodeText(code))
  } catch {
    return refused('link-damaged')
  }
  return readSet(value)
}

/** A link to the page with the rule set in it. */
export function linkTo(set: RuleSet, here: string): string {
  return `${pageLink(here)}#rules=${encodeSet(set)}`
}
