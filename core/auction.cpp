#include "core/auction.hpp"

#include <algorithm>

namespace openhearts {

void begin_bidding(const Law &law, PublicState &open) {
  open.phase = Phase::bid;
  open.turn = eldest(law, open);
}

void carry_pot(PublicState &open) {
  open.auction.carried = true;
  open.phase = Phase::suit;
  open.turn = open.auction.bidder;
}

void begin_naming(const Law &law, PublicState &open) {
  const std::int64_t price = std::int64_t{open.auction.high} * law.chip_unit;
  open.chips[open.auction.bidder] -= price;
  open.pot += price;
  open.phase = Phase::suit;
  open.turn = open.auction.bidder;
}

std::int64_t highest_bid_of(const Law &law, const PublicState &open, Seat seat) {
  return std::min(open.chips[seat] / law.chip_unit, most_bid);
}

std::optional<Bids> bids_open_to(const Law &law, const PublicState &open, Seat seat) {
  if (open.phase != Phase::bid || open.turn != seat) return std::nullopt;
  const Bids bids{std::int64_t{open.auction.high} + 1, highest_bid_of(law, open, seat)};
  return bids.most < bids.least ? std::nullopt : std::optional(bids);
}

Refusal refuse_bid(const Law &law, const PublicState &open, Seat seat, std::int64_t chips) {
  if (seat >= law.players) return Refusal::no_such_seat;
  if (open.phase != Phase::bid) return Refusal::not_now;
  if (open.turn != seat) return Refusal::not_your_turn;
  if (chips == 0) return Refusal::none;
  if (chips <= open.auction.high) return Refusal::bid_too_low;
  return chips > highest_bid_of(law, open, seat) ? Refusal::bid_too_high : Refusal::none;
}

bool take_bid(const Law &law, PublicState &open, Seat seat, std::int32_t chips) {
  Auction &auction = open.auction;
  auction.bids[seat] = chips;
  auction.spoken |= bit(seat);
  if (chips != 0) {
    auction.high = chips;
    auction.bidder = seat;
  }
  open.turn = next_seat(law, seat);
  return auction.spoken == everybody(law);
}

Refusal refuse_suit(const Law &law, const PublicState &open, Seat seat) {
  if (seat >= law.players) return Refusal::no_such_seat;
  if (open.phase != Phase::suit) return Refusal::not_now;
  return open.turn != seat ? Refusal::not_your_turn : Refusal::none;
}

} // namespace openhearts
