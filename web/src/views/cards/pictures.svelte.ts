/**
 * Card pictures as addresses for <img>, each made once. The court figures are loaded when there is time, and letters
 * for their corners if the language has its own.
 */
import { back } from './back'
import type { Court } from './courts'
import { face, type FaceKind } from './face'
import { GLYPHS, type Glyph } from './glyphs'
import type { Colours } from './suits'
import { settings } from '../../state/settings.svelte'
import { text } from '../../words/words.svelte'

let courts: ReadonlyMap<string, Court> | null = $state.raw(null)
let fetching: Promise<void> | null = null
let come: () => void
/** Resolves once the court figures are loaded or have failed to load. */
export const figures = new Promise<void>((done) => (come = done))

const addresses = new Map<string, string>()

function address(key: string, svg: () => string): string {
  const known = addresses.get(key)
  if (known) return known
  // Not a blob: creating one waits for the browser's other process, once for each card dealt.
  const made = `data:image/svg+xml,${svg().replaceAll('%', '%25').replaceAll('#', '%23')}`
  addresses.set(key, made)
  return made
}

/**
 * Loads the court figures, once; if that failed, the next call tries again. Resolves when they are loaded or have
 * failed.
 */
export function fetchCourts(): Promise<void> {
  fetching ??= import('./courts')
    .then(
      ({ COURTS }) => void (courts = COURTS),
      () => void (fetching = null),
    )
    .then(come)
  return fetching
}

let letters: Readonly<Record<string, readonly Glyph[]>> = $state.raw(GLYPHS)
let looking = false

/** What a card's corner shows in the current language, where a rank may have a letter of its own. */
function corner(card: string): readonly Glyph[] | undefined {
  if (!'JQKA'.includes(card.charAt(0))) return undefined
  const found = letters[text('card-corner', { card })]
  if (!found && !looking) {
    looking = true
    import('./letters').then(
      ({ LETTERS }) => (letters = { ...GLYPHS, ...LETTERS }),
      () => (looking = false),
    )
  }
  return found
}

/** Reactive: the face for a card of that width, unless the player always wants the same one. */
export function faceAt(width: number, least = 95): FaceKind {
  const { faces } = settings.now
  return faces === 'auto' ? (width >= least ? 'std' : 'big') : faces
}

/** Reactive: a court card shows its suit until its figure has arrived. */
export function facePicture(card: string, kind: FaceKind, colours: Colours): string {
  const court = courts?.get(card)
  const letter = corner(card)
  const key = `${card} ${kind} ${colours}${court ? ' figure' : ''} ${letter ? text('card-corner', { card }) : ''}`
  return address(key, () => face(card, kind, colours, court, letter))
}

const backColours = { midnight: '#27304a', crimson: '#64212c', forest: '#1f4033', slate: '#3a3e44' }

/** Reactive: the back in the chosen colour. */
export function backPicture(): string {
  const chosen = settings.now.back
  return address(`back ${chosen}`, () => back(backColours[chosen]))
}
