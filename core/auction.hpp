// The auction (RULES.md §6): each player bids once for the right to name the suit that counts, and to lead.
#pragma once

#include "core/hand.hpp"

namespace openhearts {

// Starts the bidding; eldest bids first.
void begin_bidding(const Law &law, PublicState &open);

// Skips the bidding because the pot carries over: its owner, `open.auction.bidder`, names the suit.
void carry_pot(PublicState &open);

// Moves the winning bid into the pot; the high bidder names the suit next. REQUIRES: somebody has bid.
void begin_naming(const Law &law, PublicState &open);

constexpr std::int64_t most_bid = std::int64_t{1} << 30; // even if the stack is larger

// The highest bid that a seat has the chips for; not above 0 if it has none.
std::int64_t highest_bid_of(const Law &law, const PublicState &open, Seat seat);

// The lowest and highest bid a seat may make; nothing if it can only pass.
struct Bids {
  std::int64_t least = 0;
  std::int64_t most = 0;
};
std::optional<Bids> bids_open_to(const Law &law, const PublicState &open, Seat seat);

// Why seat may not bid this many chips (0 declines to bid), or Refusal::none.
Refusal refuse_bid(const Law &law, const PublicState &open, Seat seat, std::int64_t chips);

// Records a bid, or a pass if `chips` is 0. Returns whether everybody has now spoken. REQUIRES: not refused.
bool take_bid(const Law &law, PublicState &open, Seat seat, std::int32_t chips);

// Why seat may not name the suit, or Refusal::none.
Refusal refuse_suit(const Law &law, const PublicState &open, Seat seat);

} // namespace openhearts
