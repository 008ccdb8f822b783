/**
 * What English sentences are made of: numbers, lists, names of cards, verbs that follow a name, chips and their fractions.
 */
import type { PassDirection } from '../core/types'

export const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
]
export const number = (n: number): string => numbers[n] ?? String(n)
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const suits: Readonly<Record<string, string>> = { C: 'clubs', D: 'diamonds', S: 'spades', H: 'hearts' }
export const suitsOne: Readonly<Record<string, string>> = { C: 'a club', D: 'a diamond', S: 'a spade', H: 'a heart' }
export const ranks: Readonly<Record<string, string>> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
}

export const suit = (letter: string): string => suits[letter] ?? letter
export const card = (text: string): string => `${ranks[text[0] ?? ''] ?? text} of ${suit(text[1] ?? '')}`

/** "Ingrid", "Ingrid and Yuki", "Ingrid, Yuki and Basil". */
export function list(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** "Ingrid takes", and "You take". */
export const does = (name: string, one: string, you: string): string => `${name} ${name === 'You' ? you : one}`

/** Parts of a chip as chips: "12", "2 1/3"; `unit` parts are one chip. */
export function chips(parts: number, unit: number): string {
  const size = Math.abs(parts)
  const whole = Math.floor(size / unit)
  const rest = size % unit ? `${size % unit}/${unit}` : ''
  const text = rest === '' ? String(whole) : whole === 0 ? rest : `${whole} ${rest}`
  return parts < 0 ? `−${text}` : text
}
export const chipsWord = (parts: number, unit: number): string =>
  `${chips(Math.abs(parts), unit)} ${Math.abs(parts) === unit ? 'chip' : 'chips'}`

/** A score with its sign; the minus is a real one. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
export const amount = (n: number): string => (n < 0 ? `−${-n}` : String(n))

export const directions: Readonly<Record<PassDirection, string>> = {
  left: 'pass left',
  right: 'pass right',
  across: 'pass across',
  left2: 'pass two to the left',
  right2: 'pass two to the right',
  left3: 'pass three to the left',
  right3: 'pass three to the right',
  scatter: 'one card to each',
  hold: 'no pass',
}

export const ways: Readonly<Record<PassDirection, string>> = {
  left: 'left',
  right: 'right',
  across: 'across',
  left2: 'two to the left',
  right2: 'two to the right',
  left3: 'three to the left',
  right3: 'three to the right',
  scatter: 'one card to each',
  hold: 'no pass',
}

export const ranksMany: Readonly<Record<string, string>> = { '6': 'sixes' }
/** "queens of spades". */
export const plural = (text: string): string =>
  `${ranksMany[text[0] ?? ''] ?? `${ranks[text[0] ?? ''] ?? text}s`} of ${suit(text[1] ?? '')}`

/** "pays 6 chips and takes the pot" as said to a player: "pay 6 chips and take the pot". */
export const toYou = (text: string): string =>
  text.replace(/\b(pays|plays|takes|shares|stands|is)\b/g, (verb) => (verb === 'is' ? 'are' : verb.slice(0, -1)))

/** The same as said of several: "each pay 3 chips", "are clear", "are clear and share the pot: 5 chips each". */
export function ofEach(text: string): string {
  if (!text.startsWith('is ')) return `each ${toYou(text)}`
  return /\d/.test(text) ? `${toYou(text)} each` : toYou(text)
}
