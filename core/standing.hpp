// Who is ahead in a game, and how near its end is (RULES.md §4, End).
#pragma once

#include "core/public_state.hpp"

namespace openhearts {

struct Standing {
  Scores sums = {};                                // by seat, what decides the game: the total of the seat's side
  std::array<std::uint8_t, max_seats> places = {}; // 1 for the best; ties share a place
  Scores behind = {};                              // how far the seat is behind the best; 0 for the best
  std::optional<Scores> to_target; // if the game ends at a target: points to it, of the seat or with `pooled` its side
  std::optional<int> hands_left; // if the game ends after a number of hands
  bool tied = false; // the end is reached, but play goes on because the best are tied
};
Standing standing_of(const Law &law, const Scores &totals, int hands_played);

// The total of each side, by side; 0 beyond the last.
Scores sums_of_sides(const Law &law, const Scores &totals);

// The best sum of any side, and whether several sides have it.
struct Best {
  std::int64_t sum = 0;
  bool tied = false;
};
Best best_of(const Law &law, const Scores &sums);

// Whether these totals, after this many hands, reach the end of the game; a tie may still prolong it.
bool end_reached(const Law &law, const Scores &totals, const Scores &sums, int hands_played);

} // namespace openhearts
