// Double dummy: solves the rest of a hand, with all cards visible, for its scores, under any rules.
//
// With more than two sides there is no single notion of best play, so there are two solvers, each with a unique answer.
// Both are exact: the search skips only what provably can't matter. It goes card by card, and positions between tricks
// that have the same future are searched once.
#pragma once

#include "core/action.hpp"
#include "core/keep_on.hpp"

#include <optional>
#include <vector>

namespace openhearts {

struct Solution {
  Scores scores = {}; // the scores at the end of the line
  std::vector<Action> line; // from here to the end of the hand; the lowest card where several are equally good
  std::int64_t nodes = 0; // actions tried
};

// The best sum of scores that the seat's side can be sure of if all others cooperate against it: as few points as
// possible, or as many under `objective = high`. The line is best play on both sides. Returns nothing after more than
// `most_nodes` actions, or once `keep_on`, which is called now and then, says to stop. REQUIRES: the phase is play,
// moon or done.
std::optional<Solution> solve_for(const Law &law, const Hand &hand, Seat seat, std::int64_t most_nodes,
                                  KeepOn keep_on = {});

// Everybody for themselves (max^n; Luckhardt and Irani, 1986): each player chooses what is best for the sum of its own
// side's scores; in a tie, what is worst for the sum of the others'; then the lowest card, or the old way to count a
// moon. Otherwise as above.
std::optional<Solution> solve_for_all(const Law &law, const Hand &hand, std::int64_t most_nodes, KeepOn keep_on = {});

} // namespace openhearts
