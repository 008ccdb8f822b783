/** The few words at a player's place: what they bid, whether they lead, deal, are out. Words only; facts are the view's. */
import type { Seat } from '../../core/types'
import { words } from '../../i18n/en'
import { isOut } from './narration'
import type { Scene } from '../../state/scenes'

export interface Note {
  readonly text: string
  /** It says what just happened, rather than who somebody is. */
  readonly news: boolean
}

const news = (text: string): Note => ({ text, news: true })
const plain = (text: string): Note => ({ text, news: false })

export function noteAt(scene: Scene, seat: Seat): Note {
  const { view, trick } = scene
  const bid = view.auction?.bids[seat] ?? null
  if (view.phase === 'bid') return bid === null ? plain('') : news(words.auction.hasBid(bid))
  if (isOut(view, seat)) return news(words.table.out)
  if (view.phase === 'pass' && view.has_passed[seat]) return news(words.table.ready)
  if (view.phase === 'suit' || (view.tricks.length === 0 && view.auction?.bidder === seat)) {
    if (bid) return plain(words.auction.hadBid(bid))
  }
  if (trick?.leader === seat && trick.cards.length > 0) return plain(words.table.leads)
  if (view.dealer === seat && view.tricks.length === 0) return plain(words.table.dealer)
  return plain('')
}

/** Do they play on the same side? */
export function isPartner(scene: Scene, seat: Seat): boolean {
  const { teams, seat: me } = scene.view
  return teams !== null && seat !== me && teams[seat] === teams[me]
}

/** The rim of a medallion: the own side's brass, the other's ivory, none where everybody plays alone. */
export function rimAt(scene: Scene, seat: Seat): 'brass' | 'ivory' | null {
  const { teams, seat: me } = scene.view
  return teams === null ? null : teams[seat] === teams[me] ? 'brass' : 'ivory'
}
