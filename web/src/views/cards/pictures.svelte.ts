/** Card pictures as addresses for <img>, made once each. The court figures are fetched the first time one is wanted. */
import type { Court } from './courts'
import { back } from './back'
import { face, type FaceKind } from './face'
import { rankOf } from '../../core/cards'
import type { Colours } from './suits'

let courts: Readonly<Record<string, Court>> | null = $state.raw(null)
let asked = false

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

/** Starts fetching the court figures; harmless when repeated. */
export function fetchCourts(): void {
  if (asked) return
  asked = true
  import('./courts').then(
    (module) => (courts = module.COURTS),
    () => (asked = false),
  )
}

/** Reactive: a court card shows an empty frame until its figure has arrived. */
export function facePicture(card: string, kind: FaceKind, colours: Colours): string {
  if (!'JQK'.includes(rankOf(card))) return address(`${card} ${kind} ${colours}`, () => face(card, kind, colours))
  fetchCourts()
  const court = courts?.[card]
  return address(`${card} ${kind} ${colours} ${court ? 'whole' : 'frame'}`, () => face(card, kind, colours, court))
}

export function backPicture(): string {
  return address('back', back)
}
