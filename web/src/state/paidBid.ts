/** What the high bidder paid into the pot before the hand. The lines of its settlement begin after that. */
import type { ChipsArgument } from '../core/messages'
import type { Auction, PadAuction, Seat } from '../core/protocol'

export interface PaidBid {
  readonly seat: Seat
  readonly chips: ChipsArgument
}

/** Null if nothing was paid: there was no auction, all passed, or the pot carried. `unit`: how many parts a chip has. */
export function paidBid(auction: Auction | PadAuction | null, unit: number): PaidBid | null {
  if (!auction || auction.carried || auction.bidder === null) return null
  const bid = 'high' in auction ? auction.high : auction.bid
  return { seat: auction.bidder, chips: { parts: bid * unit, unit } }
}
