/**
 * The back of every card: a brass lattice on one colour, and two hearts in the middle, so that it looks the same upside
 * down.
 */
import { HEAD } from './face'
import { SHAPES } from './suits'

const GOLD = '#c9a15c'

function lattice(): string {
  return (
    '<pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
    `<path d="M0 10H20M10 0V20" stroke="${GOLD}" stroke-opacity=".55" stroke-width="1.3"/>` +
    `<path d="M0 0l3.4 3.4M20 0l-3.4 3.4M0 20l3.4-3.4M20 20l-3.4-3.4" stroke="${GOLD}" stroke-opacity=".5" stroke-width="1.1"/>` +
    `<circle cx="10" cy="10" r="2.3" fill="${GOLD}" fill-opacity=".85"/></pattern>`
  )
}

function medallion(colour: string): string {
  const heart = `<path transform="translate(0 -15)scale(.026)" d="${SHAPES.H}"/>`
  let petals = ''
  for (let turn = 0; turn < 360; turn += 30)
    petals += `<path transform="rotate(${turn})" d="M0-45C-6-41-6-37 0-34 6-37 6-41 0-45Z"/>`
  return (
    `<circle r="56" fill="${colour}"/><circle r="52" fill="none" stroke="${GOLD}" stroke-width="2"/>` +
    `<circle r="29" fill="none" stroke="${GOLD}" stroke-opacity=".8" stroke-width="1.2"/>` +
    `<g fill="${GOLD}">${petals}${heart}<g transform="rotate(180)">${heart}</g></g>`
  )
}

/** `colour` is in CSS notation. */
export function back(colour: string): string {
  return (
    `${HEAD}<defs>${lattice()}</defs><rect x="-119.5" y="-167.5" width="239" height="335" rx="17" fill="#f6eedd"/>` +
    `<rect x="-106" y="-154" width="212" height="308" rx="9" fill="${colour}"/>` +
    `<rect x="-100" y="-148" width="200" height="296" rx="6" fill="none" stroke="${GOLD}" stroke-opacity=".7" stroke-width="1.2"/>` +
    `<rect x="-95" y="-143" width="190" height="286" rx="4" fill="url(#p)" stroke="${GOLD}" stroke-width="2"/>${medallion(colour)}` +
    '<rect x="-119.5" y="-167.5" width="239" height="335" rx="17" fill="none" stroke="#1c140c" stroke-opacity=".35" stroke-width="2"/></svg>'
  )
}
