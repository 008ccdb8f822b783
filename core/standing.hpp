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
// The thousandth hand ends the game whatever the totals are.
Standing stand(const Law &law, const Open &open, const Scores &scores);

// The same for a hand that is done. A position on its own is over with its hand; it has winners only if the rules would
// have ended the game there.
inline Standing stand(const Law &law, const Open &open) {
  Standing standing = stand(law, open, open.scores);
  standing.over = standing.over || open.only_hand;
  return standing;
}

} // namespace openhearts
