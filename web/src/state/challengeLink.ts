/**
 * A challenge in an address: `#challenge=` and, between dots, a version, the seed, the bots, the rules, a name, what was done,
 * and a check of three letters. Nothing is sent anywhere: who has the link has all of it.
 */
import { isSeed } from '../game/seeds'
import type { Dealt } from '../game/challenge'
import { check, decodeText, encodeText } from '../core/base64url'
import { isObject } from '../core/objects'
import type { RulesJson } from '../core/types'
import { levels } from '../storage/settings'
import { pageLink } from './address'
import { oneLine } from './ruleset'
import { longestLink } from './ruleSetLink'

export interface Sent extends Dealt {
  /** Of who sent it; empty: nobody said. */
  readonly name: string
  /** What they did, as `writeActions` has it. */
  readonly cards: string
}

const version = '1'
const longestSender = 30

const senderOf = (name: string): string => oneLine([...oneLine(name)].slice(0, longestSender).join(''))

export function encodeChallenge({ rules, seed, bot, name, cards }: Sent): string {
  const code = [version, seed, bot, encodeText(JSON.stringify(rules)), encodeText(senderOf(name)), cards].join('.')
  return `${code}.${check(code)}`
}

/** Null for a link that was cut, altered or made by something else. The core decides whether it can be played. */
export function decodeChallenge(text: string): Sent | null {
  if (text.length > longestLink) return null
  const parts = text.split('.')
  const mark = parts.pop()
  const [number, seed = '', bot = '', rules = '', name = '', cards = '', ...more] = parts
  if (number !== version || more.length > 0 || mark !== check(parts.join('.'))) return null
  if (!isSeed(seed) || !levels.some((level) => level === bot) || !/^[\w-]*$/.test(cards)) return null
  try {
    const read: unknown = JSON.parse(decodeText(rules))
    return isObject(read) ? { seed, bot, rules: read as RulesJson, name: senderOf(decodeText(name)), cards } : null
  } catch {
    return null
  }
}

export const challengeLink = (sent: Sent, here: string): string =>
  `${pageLink(here)}#challenge=${encodeChallenge(sent)}`
