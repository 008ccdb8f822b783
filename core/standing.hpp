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
// `hands_played` counts this hand too.
Standing stand(const Law &law, const Scores &before, const Scores &scores, int hands_played);

} // namespace openhearts
