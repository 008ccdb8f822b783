/** Card pictures as addresses for <img>, made once each. The court figures are fetched when there is time for them. */
import { back } from './back'
import type { Court } from './courts'
import { face, type FaceKind } from './face'
import type { Colours } from './suits'

let courts: ReadonlyMap<string, Court> | null = $state.raw(null)
let fetching: Promise<void> | null = null
let come: () => void
/** Done once the court figures are there, or not to be had. */
export const figures = new Promise<void>((done) => (come = done))

const addresses = new Map<string, string>()

function address(key: string, svg: () => string): string {
  const known = addresses.get(key)
  if (known) return known
  const text = svg()
  const made =
    typeof URL.createObjectURL === 'function'
      ? URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
      : `data:image/svg+xml,${encodeURIComponent(text)}`
  addresses.set(key, made)
  return made
}

/** Fetches the court figures, once; where that failed, the next call tries again. Done when they are there or not to be had. */
export function fetchCourts(): Promise<void> {
  fetching ??= import('./courts')
    .then(
      ({ COURTS }) => void (courts = COURTS),
      () => void (fetching = null),
    )
    .then(come)
  return fetching
}

/** Reactive: a court card shows its suit until its figure has arrived. */
export function facePicture(card: string, kind: FaceKind, colours: Colours): string {
  const court = courts?.get(card)
  return address(`${card} ${kind} ${colours}${court ? ' figure' : ''}`, () => face(card, kind, colours, court))
}

export function backPicture(): string {
  return address('back', back)
}
