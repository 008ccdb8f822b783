// The auction (RULES.md §6): each player bids once for the right to name the suit that counts, and to lead.
#pragma once

#include "core/hand.hpp"

namespace openhearts {

// Begins the bidding or, if the pot carries over, has its bidder name the suit. `open.auction.bidder` is that bidder.
void begin_auction(const Law &law, Hand &hand);

constexpr std::int64_t most_bid = std::int64_t{1} << 30; // the most an action can express; a position may have more

// The lowest and highest bid a seat may make; nothing if it can only pass.
struct Bids {
  std::int64_t least = 0;
  std::int64_t most = 0;
};
std::optional<Bids> bids_open_to(const Law &law, const PublicState &open, Seat seat);

// Why seat may not bid this many chips (0: pass), or Refusal::none.
Refusal refuse_bid(const Law &law, const PublicState &open, Seat seat, std::int64_t chips);

// REQUIRES: not refused.
void bid(const Law &law, Hand &hand, Seat seat, std::int32_t chips);

// Why seat may not name the suit, or Refusal::none.
Refusal refuse_suit(const Law &law, const PublicState &open, Seat seat);

// The bidder names the suit that plays the part of hearts, and is to lead. REQUIRES: not refused.
void name_suit(const Law &law, Hand &hand, Suit suit);

} // namespace openhearts
