// Where a game stands after a hand: totals, whether it is over and who won (RULES.md §4, End), chips (§7).
#pragma once

#include "core/hand.hpp"

namespace openhearts {

struct Tally {
  Scores totals = {};
  bool over = false;
  Seats winners = 0;    // every seat of every winning side; empty until the game is over
  Seats fifties = 0;    // whose total came to a positive multiple of 50 and so dropped by 50 (`fifty_reset`)
  Chips chips = {};     // each seat's stack; all 0 without a settlement
  std::int64_t pot = 0; // chips left in the pot for the next hand
  Seat bidder = nobody; // if the pot of an auction carries over: who names the next suit
  bool operator==(const Tally &) const = default;
};

// The tally before the first hand.
Tally at_the_start(const Law &law);

// Adds a hand's scores to the totals before it, applies `fifty_reset`, and tests for the end of the game; the chips
// stay as they were. The thousandth hand ends the game whatever the totals are.
Tally tally_with(const Law &law, const PublicState &open, const Scores &scores);

// The same for a finished hand, with its chips settled. A game from a position is over after its hand; it has winners
// only if the rules would have ended the game there.
Tally tally_after(const Law &law, const PublicState &open);

// The tally after the hand if it is done, otherwise the one before it.
Tally tally_at(const Law &law, const PublicState &open);

// How many hands of the game are done, including this one if it is.
inline int hands_played(const PublicState &open) { return open.number + (open.phase == Phase::done ? 1 : 0); }

} // namespace openhearts
