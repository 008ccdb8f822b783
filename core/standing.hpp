// How a game stands after a hand: totals, whether it is over and who won (RULES.md §4, End), chips (§7).
#pragma once

#include "core/hand.hpp"

namespace openhearts {

struct Standing {
  Scores totals = {};
  bool over = false;
  Seats winners = 0;    // every seat of every winning side; empty until the game is over
  Chips chips = {};     // everybody's stack; all 0 without a settlement
  std::int64_t pot = 0; // what lies in it for the next hand
  Seat bidder = nobody; // of an auction whose pot carries: names the next suit
  bool operator==(const Standing &) const = default;
};

// Before the first hand.
Standing at_the_start(const Law &law);

// Adds a hand's scores to the totals before it, lets totals drop at fifties, and tests the end afresh; the chips are as
// they were. The thousandth hand ends the game whatever the totals are.
Standing stand(const Law &law, const PublicState &open, const Scores &scores);

// The same for a hand that is done, its chips settled. A position on its own is over with its hand; it has winners only
// if the rules would have ended the game there.
Standing stand(const Law &law, const PublicState &open);

} // namespace openhearts
