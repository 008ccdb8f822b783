/** Numbers in boxes that people type into: written as the language writes them, and read however they are typed. */
import { words } from './words.svelte'

/** Without marks between thousands, which would be read as decimals in another language. */
export const writeNumber = (number: number): string =>
  new Intl.NumberFormat(words.locale, { useGrouping: false, maximumFractionDigits: 9 }).format(number).replace('-', '−')

/**
 * NaN if it is none. A point and a comma both begin the decimals: who plays in a foreign language may have a keyboard of
 * their own. Full-width and Arabic digits count as well.
 */
export function readNumber(typed: string): number {
  const plain = typed
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\s\u200e\u200f\u061c]/g, '')
    .replace(/^[−–]/, '-')
    .replace(/[,٫]/, '.')
  return /^-?(\d{1,9}(\.\d{0,9})?|\.\d{1,9})$/.test(plain) ? Number(plain) : NaN
}

/** NaN if it is no whole number. It has no decimals, so that points and commas in it can only part thousands. */
export function readWhole(typed: string): number {
  const parted = /^\d{1,3}([.,'’\s]\d{3})+$/.test(typed.trim())
  const number = readNumber(parted ? typed.replace(/\D/g, '') : typed)
  return Number.isInteger(number) ? number : NaN
}
