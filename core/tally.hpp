// What a game has come to after a hand: totals, whether it is over and who won (RULES.md §4, End), chips (§7).
#pragma once

#include "core/hand.hpp"

namespace openhearts {

struct Tally {
  Scores totals = {};
  bool over = false;
  Seats winners = 0;    // every seat of every winning side; empty until the game is over
  Seats fifties = 0;    // whose total this hand brought to a positive multiple of 50, and down by 50 (`fifty_reset`)
  Chips chips = {};     // the stacks; all 0 without a settlement
  std::int64_t pot = 0; // what is in it for the next hand
  Seat bidder = nobody; // in an auction whose pot carries over: names the next suit
  bool operator==(const Tally &) const = default;
};

// Before the first hand.
Tally at_the_start(const Law &law);

// Adds a hand's scores to the totals before it, drops totals at fifties, and tests for the end again; the chips stay as
// they were. The thousandth hand ends the game whatever the totals are.
Tally tally_with(const Law &law, const PublicState &open, const Scores &scores);

// The same for a finished hand, with its chips settled. A position's game is over after its hand; it has winners only
// if the rules would have ended the game there.
Tally tally_after(const Law &law, const PublicState &open);

// Before the hand; after it once it is done.
Tally tally_at(const Law &law, const PublicState &open);

// How many hands of the game are done, this one among them once it is.
inline int hands_played(const PublicState &open) { return open.number + (open.phase == Phase::done ? 1 : 0); }

} // namespace openhearts
