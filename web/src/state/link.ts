/**
 * A rule set in an address: `#rules=` and the file's JSON in base64url, then a dot and a check of three letters, so
 * that a link that was cut or retyped wrongly is told from one that was not. A link made by hand may leave the check out.
 */
import { asJson, readSet, refused, type Reading, type RuleSet } from './ruleset'

/** The longest that is read; a rule set with every field changed has about 2,000 letters. */
export const longestLink = 12_000

/** Any text in letters that an address may have. */
export function encodeText(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Throws on what no text becomes. */
export function decodeText(code: string): string {
  const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0)))
}

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

/** What an address carries, or null: `#rules=…`, or `?rules=…`, which some programs leave where they drop the other. */
export function sharedIn(address: { readonly hash: string; readonly search: string }): string | null {
  const after = /^#rules=([^&]*)/.exec(address.hash)?.[1] ?? new URLSearchParams(address.search).get('rules')
  if (after === null || after === undefined) return null
  try {
    return decodeURIComponent(after).replace(/\s+/g, '')
  } catch {
    return after
  }
}

/** The page's own address with the rule set in it. */
export function linkTo(set: RuleSet, here: string): string {
  return `${bare(here)}#rules=${encodeSet(set)}`
}

/** The address without what is shared in it. */
export function bare(here: string): string {
  const url = new URL(here)
  url.hash = ''
  url.searchParams.delete('rules')
  return url.href.replace(/#$/, '')
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** 18 bits of FNV-1a over the letters. */
export function check(code: string): string {
  let hash = 0x811c9dc5
  for (const letter of code) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return [26, 20, 14].map((shift) => letters[(hash >>> shift) & 63]).join('')
}
