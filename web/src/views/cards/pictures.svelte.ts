/** Card pictures as addresses for <img>, made once each. A court's figure is fetched the first time it is wanted. */
import { SvelteMap } from 'svelte/reactivity'
import { back } from './back'
import { COURTS, courtOf, type Court } from './courts'
import { face, type FaceKind } from './face'
import type { Colours } from './suits'

const courts = new SvelteMap<string, Court>()
const asked = new Set<string>()

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

function fetchCourt(card: string): void {
  if (asked.has(card)) return
  asked.add(card)
  courtOf(card).then(
    (court) => courts.set(card, court),
    () => asked.delete(card),
  )
}

/** Fetches the figures that have not been wanted yet, so that none is missing when its card is played. */
export function fetchCourts(): void {
  for (const card of COURTS) fetchCourt(card)
}

/** Reactive: a court card shows an empty frame until its figure has arrived. */
export function facePicture(card: string, kind: FaceKind, colours: Colours): string {
  if (!COURTS.includes(card)) return address(`${card} ${kind} ${colours}`, () => face(card, kind, colours))
  fetchCourt(card)
  const court = courts.get(card)
  return address(`${card} ${kind} ${colours} ${court ? 'whole' : 'frame'}`, () => face(card, kind, colours, court))
}

export function backPicture(): string {
  return address('back', back)
}
