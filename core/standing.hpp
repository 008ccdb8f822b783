// How a game stands after a hand: totals, whether it is over, and who won (RULES.md §4, End).
#pragma once

#include "core/hand.hpp"

namespace openhearts {

struct Standing {
  Scores totals = {};
  bool over = false;
  Seats winners = 0; // every seat of every winning side; empty until the game is over
  bool operator==(const Standing &) const = default;
};

// Adds a hand's scores to the totals before it, lets totals drop at fifties, and tests the end afresh.
// The last hand there is (the thousandth, or a position on its own) ends the game whatever the totals are.
Standing stand(const Law &law, const Open &open, const Scores &scores);

// The same for a hand that is done.
inline Standing stand(const Law &law, const Open &open) { return stand(law, open, open.scores); }

} // namespace openhearts
