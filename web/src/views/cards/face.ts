/**
 * A card face as SVG text, composed of shared parts: one set of glyphs, suits and court figures makes the standard and
 * the big face in two and four colours. Pure: text in, text out. The standard face is readable from a width of 110 px,
 * the big one below that.
 */
import type { Court } from './courts'
import { GLYPHS, type Glyph } from './glyphs'
import { PIPS } from './pips'
import { colourOf, SHAPES, type Colours } from './suits'
import { rankOf, suitOf } from '../../core/cards'

export type FaceKind = 'std' | 'big'

export const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -168 240 336" width="240" height="336">'
const PAPER = '<rect x="-119.5" y="-167.5" width="239" height="335" rx="17" fill="#fffaf0"/>'
const EDGE =
  '<rect x="-119.5" y="-167.5" width="239" height="335" rx="17" fill="none" stroke="#3b2c1a" stroke-opacity=".22"/>'

/** The lower right part of a big court: a window with the card's own rounded corner. */
const WINDOW = 'M-38 167.5V0a14 14 0 0 1 14-14H119.5V150.5A17 17 0 0 1 102.5 167.5Z'

const turned = (inner: string): string => `<g transform="rotate(180)">${inner}</g>`

const suitAt = (shape: string, x: number, y: number, size: number): string =>
  `<path transform="translate(${x} ${y})scale(${size})" d="${shape}"/>`

function index(letters: readonly Glyph[], kind: FaceKind): string {
  return letters
    .map((glyph) => {
      const [x, y, sx, sy] = glyph[kind]
      return `<path transform="translate(${x} ${y})scale(${sx} ${-sy})" d="${glyph.d}"/>`
    })
    .join('')
}

/** Whether the letters have descenders, which reach into the place of the suit. */
const reachLow = (letters: readonly Glyph[]): boolean => letters === GLYPHS['J'] || letters === GLYPHS['Q']

/** Half a court figure and its suit marks, in the figure's own 1300 × 2000. */
function figure(court: Court, shape: string, colour: string): string {
  const marks = court.marks
    .map(
      ([x, y, size, turn]) =>
        `<path transform="translate(${x} ${y})rotate(${turn})scale(${size / 1200})" d="${shape}"/>`,
    )
    .join('')
  return `<g transform="scale(2)">${court.paths}</g><g fill="${colour}">${marks}</g>`
}

function standardCourt(shape: string, colour: string, court: Court | undefined): string {
  const frame = 'x="-73.5" y="-116.3" width="147" height="232.6" rx="3"'
  const half = court
    ? `<g id="h" transform="translate(-73.5 -116.3)scale(${147 / 1300} ${232.6 / 2000})">${figure(court, shape, colour)}</g>`
    : ''
  // Drawing one whole half over the other leaves no visible seam: even layer by layer, they would overlap only along
  // the middle.
  const art = court
    ? `<clipPath id="c"><rect ${frame}/></clipPath><g clip-path="url(#c)">${half}${turned('<use href="#h"/>')}</g>`
    : `<g fill="${colour}">${suitAt(shape, 0, 0, 0.09)}</g>`
  const suit = suitAt(shape, -46.5, -87.3, 0.04)
  return (
    `<rect ${frame} fill="#fdf3df"/>${art}<rect ${frame} fill="none" stroke="#b8935a" stroke-width="1.6"/>` +
    `<g fill="${colour}">${suit}${turned(suit)}</g>`
  )
}

function bigCourt(shape: string, colour: string, court: Court | undefined): string {
  // The turned half is needed, too: below the waist, the clothes of one half continue in the other.
  const art = court
    ? `<clipPath id="c"><path d="${WINDOW}"/></clipPath><g clip-path="url(#c)"><g transform="translate(-48 -6)scale(${178 / 1300} ${273.8 / 2000})">` +
      `<g id="h">${figure(court, shape, colour)}</g><use href="#h" transform="rotate(180 650 1000)"/></g></g>`
    : `<g fill="${colour}">${suitAt(shape, 46, 76, 0.128)}</g>`
  return `<path d="${WINDOW}" fill="#fbeed3"/>${art}<path d="${WINDOW}" fill="none" stroke="#b8935a" stroke-width="2"/>`
}

/** OpenHearts' own ace of spades: one large spade with a gold line inside it and a heart in the middle. */
function aceOfSpades(): string {
  const leaf = 'M0-39C-9-28-9-19 0-10 9-19 9-28 0-39Z'
  const scroll = 'M9 66C26 68 36 60 35 51 34 44 25 44 25 50 25 54 29 55 30 52'
  return (
    `<path transform="scale(.178)" d="${SHAPES.S}" fill="#1d1b1c"/>` +
    '<g fill="none" stroke="#dcae55" stroke-linecap="round" stroke-linejoin="round">' +
    '<path d="M0-71C20-33 55-8 55 32 55 45 45 53 35 53 22 53 14 44 12 32 7 24-7 24-12 32-14 44-22 53-35 53-45 53-55 45-55 32-55-8-20-33 0-71Z" stroke-width="1.7"/>' +
    '<path d="M0-60C17-28 48-7 49 30 48 40 42 46 35 46 26 46 20 39 18 30 10 15-10 15-18 30-20 39-26 46-35 46-42 46-48 40-49 30-48-7-17-28 0-60Z" stroke-width=".8"/></g>' +
    `<g fill="#dcae55"><path d="${leaf}"/><path transform="rotate(180)translate(0 20)scale(.7)" d="${leaf}"/>` +
    '<circle cx="-34" cy="31" r="3.4"/><circle cx="34" cy="31" r="3.4"/><circle cx="-16" cy="-14" r="1.8"/><circle cx="16" cy="-14" r="1.8"/></g>' +
    suitAt(SHAPES.H, 0, 4, 0.021).replace('/>', ' fill="#b4253a" stroke="#dcae55" stroke-width="70"/>') +
    `<g fill="none" stroke="#1d1b1c" stroke-width="2" stroke-linecap="round"><path d="${scroll}"/><path transform="scale(-1 1)" d="${scroll}"/></g>`
  )
}

type Draw = (card: string, shape: string, colour: string, letters: readonly Glyph[], court: Court | undefined) => string

const standard: Draw = (card, shape, colour, letters, court) => {
  const rank = rankOf(card)
  const corner = `<g fill="${colour}">${index(letters, 'std')}${suitAt(shape, -93, reachLow(letters) ? -92 : -96, 0.027)}</g>`
  const pips = PIPS[rank]
  const middle = pips
    ? `<g fill="${colour}">${pips.spots
        .map(([x, y]) => (y > 0 ? turned(suitAt(shape, -x, -y, pips.size)) : suitAt(shape, x, y, pips.size)))
        .join('')}</g>`
    : card === 'AS'
      ? aceOfSpades()
      : rank === 'A'
        ? `<g fill="${colour}">${suitAt(shape, 0, 0, 0.104)}</g>`
        : standardCourt(shape, colour, court)
  return corner + turned(corner) + middle
}

const big: Draw = (card, shape, colour, letters, court) => {
  const isCourt = 'JQK'.includes(rankOf(card))
  const corner = index(letters, 'big') + suitAt(shape, isCourt ? -76 : -66, reachLow(letters) ? -16 : -28, 0.056)
  const figureOrPip = isCourt
    ? bigCourt(shape, colour, court)
    : card === 'AS'
      ? `<g transform="translate(46 76)scale(.72)">${aceOfSpades()}</g>`
      : `<g fill="${colour}">${suitAt(shape, 46, 76, 0.128)}</g>`
  return `${figureOrPip}<g fill="${colour}">${corner}</g>`
}

/**
 * J, Q and K need `court`; until it is loaded, their suit stands in the frame. `letters`: what the corner shows instead
 * of the usual rank.
 */
export function face(
  card: string,
  kind: FaceKind,
  colours: Colours,
  court?: Court,
  letters: readonly Glyph[] = GLYPHS[rankOf(card)] ?? [],
): string {
  const suit = suitOf(card)
  const draw = kind === 'std' ? standard : big
  return `${HEAD}${PAPER}${draw(card, SHAPES[suit], colourOf(suit, colours), letters, court)}${EDGE}</svg>`
}
