/**
 * The four suit shapes and their colours. The shapes are from Adrian Kennard's deck (CC0): a box of 1000 around 0, 0, y
 * downwards.
 */
import type { Suit } from '../../core/cards'

/** `two`: black and red. `four`: also green clubs and blue diamonds. */
export type Colours = 'two' | 'four'

export const SHAPES: Readonly<Record<Suit, string>> = {
  C: 'M30 150C35 385 85 400 130 500h-260C-85 400-35 385-30 150a10 10 0 0 0-20 0 210 210 0 1 1-74-201 10 10 0 0 0 14-14 230 230 0 1 1 220 0 10 10 0 0 0 14 14A210 210 0 1 1 50 150a10 10 0 0 0-20 0Z',
  D: 'M-400 0C-350 0 0-450 0-500 0-450 350 0 400 0 350 0 0 450 0 500 0 450-350 0-400 0Z',
  S: 'M0-500c100 250 355 400 355 685a150 150 0 0 1-300 0 10 10 0 0 0-20 0c0 200 50 215 95 315h-260c45-100 95-115 95-315a10 10 0 0 0-20 0 150 150 0 0 1-300 0C-355-100-100-250 0-500Z',
  H: 'M0-300c0-100 100-200 200-200s200 100 200 250C400 0 0 400 0 500 0 400-400 0-400-250c0-150 100-250 200-250S0-400 0-300Z',
}

const INK = '#1d1b1c'
const CRIMSON = '#b01b30'

const COLOUR: Readonly<Record<Colours, Readonly<Record<Suit, string>>>> = {
  two: { C: INK, D: CRIMSON, S: INK, H: CRIMSON },
  four: { C: '#1c6844', D: '#1f569e', S: INK, H: CRIMSON },
}

export function colourOf(suit: Suit, colours: Colours): string {
  return COLOUR[colours][suit]
}
