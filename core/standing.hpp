// Who is ahead in a game, and how near its end is (RULES.md §4, End).
#pragma once

#include "core/public_state.hpp"

namespace openhearts {

struct Standing {
  Scores sums = {};                                // by seat, what counts at the end: its total, or its side's
  std::array<std::uint8_t, max_seats> places = {}; // 1 for whoever is ahead; ties share a place
  Scores behind = {};                              // by how much the best is ahead; 0 for the best
  std::optional<Scores> to_target; // of the seat, or with `pooled` of its side; if the game ends at a target
  std::optional<int> hands_left;   // if it ends after a number of hands
  bool tied = false; // the end is reached, but those ahead are level, and the rules have play go on
};
Standing standing_of(const Law &law, const Scores &totals, int hands_played);

// The total of each side; of the others that are there for nobody, 0.
Scores sums_of_sides(const Law &law, const Scores &totals);

// The sum of those ahead, and whether several sides have it.
struct Best {
  std::int64_t sum = 0;
  bool tied = false;
};
Best best_of(const Law &law, const Scores &sums);

// Whether these totals, after so many hands, end the game, unless those ahead are level.
bool end_reached(const Law &law, const Scores &totals, const Scores &sums, int hands_played);

} // namespace openhearts
