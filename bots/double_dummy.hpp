// The end of a hand with all cards in sight, played as well as it can be: in scores, under any rules.
//
// There is no one best play for more than two sides, so there are two answers, each of them the only one of its kind.
// Both are exact: whatever is left out in the search, because it can't matter, is left out for a reason that is proved
// where it is done. A hand is searched card by card; positions between tricks that have the same end are met once.
#pragma once

#include "core/action.hpp"
#include "core/keep_on.hpp"

#include <optional>
#include <vector>

namespace openhearts {

struct Solution {
  Scores scores = {}; // what the line comes to
  std::vector<Action> line; // from here to the end of the hand, the lowest card where several are as good
  std::int64_t nodes = 0; // actions tried
};

// What the seat's side can be sure of, whatever the others do together against it: the sum of its scores, as few points
// as possible, or as many under `objective = high`. The line is best play on both sides. Nothing after more than
// `most_nodes` actions, or once `keep_on`, which is called now and then, says to stop. REQUIRES: the phase is play,
// moon or done.
std::optional<Solution> solve_for(const Law &law, const Hand &hand, Seat seat, std::int64_t most_nodes,
                                  KeepOn keep_on = {});

// Everybody for themselves (max^n; Luckhardt and Irani, 1986): each player takes what is best for the sum of its own
// side's scores; of what is equal in that, what is worst for the sum of the others'; then the lowest card, or the old
// way of a moon. The rest as above.
std::optional<Solution> solve_for_all(const Law &law, const Hand &hand, std::int64_t most_nodes, KeepOn keep_on = {});

} // namespace openhearts
