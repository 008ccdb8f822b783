/**
 * The few words at a player's place: their bid, whether they lead, deal, are out. Words only; the facts are the view's.
 */
import type { Seat } from '../../core/protocol'
import type { Scene } from '../../state/scenes'
import { text } from '../../words/words.svelte'

export interface Note {
  readonly text: string
  /** Whether it reports what just happened, rather than a role. */
  readonly news: boolean
}

type Said = 'table-passes' | 'table-bid' | 'table-out' | 'table-passed' | 'table-leads' | 'table-dealer'

const none: Note = { text: '', news: false }
const news = (id: Said, bid = 0): Note => ({ text: text(id, { bid }), news: true })
const plain = (id: Said, bid = 0): Note => ({ text: text(id, { bid }), news: false })

export function noteAt({ view, trick }: Scene, seat: Seat): Note {
  const bid = view.auction?.bids[seat] ?? null
  if (view.phase === 'bid') {
    if (bid === null) return none
    return bid === 0 ? news('table-passes') : news('table-bid', bid)
  }
  if (view.out.includes(seat)) return news('table-out')
  if (view.phase === 'pass' && view.has_passed[seat]) return news('table-passed')
  if (view.phase === 'suit' || (view.tricks.length === 0 && view.auction?.bidder === seat)) {
    if (bid) return plain('table-bid', bid)
  }
  if (trick?.leader === seat && trick.cards.length > 0) return plain('table-leads')
  if (view.dealer === seat && view.tricks.length === 0) return plain('table-dealer')
  return none
}

/** Whether they play on the same side. */
export function isPartner(scene: Scene, seat: Seat): boolean {
  const { teams, seat: me } = scene.view
  return teams !== null && seat !== me && teams[seat] === teams[me]
}

/** The rim of a medallion: brass for the own side, ivory for the other, none if everybody plays alone. */
export function rimAt(scene: Scene, seat: Seat): 'brass' | 'ivory' | null {
  const { teams, seat: me } = scene.view
  return teams === null ? null : teams[seat] === teams[me] ? 'brass' : 'ivory'
}
