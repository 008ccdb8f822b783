/**
 * Reads card pictures before they are shown, one at a time: a slow phone needs a while for each, and a pass or a trick
 * brings several at once.
 */
import { DECK } from '../../core/cards'
import type { FaceKind } from './face'
import { facePicture } from './pictures.svelte'
import type { Colours } from './suits'

/** The time between two of them, in ms. */
const PAUSE = 40

/** The browser keeps what it has read as long as somebody holds it. */
let held: readonly HTMLImageElement[] = []
let last = ''

export async function readAhead(kind: FaceKind, colours: Colours): Promise<void> {
  const asked = `${kind} ${colours}`
  if (asked === last) return
  last = asked
  held = []
  for (const card of DECK) {
    await new Promise((done) => setTimeout(done, PAUSE))
    if (asked !== last) return
    const image = new Image()
    image.src = facePicture(card, kind, colours)
    held = [...held, image]
  }
}
