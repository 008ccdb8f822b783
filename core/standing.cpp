#include "core/standing.hpp"

#include <algorithm>

namespace openhearts {

Scores sums_of_sides(const Law &law, const Scores &totals) {
  Scores sums = {};
  for (Seat seat = 0; seat < law.players; ++seat) sums[law.side_of[seat]] += totals[seat];
  return sums;
}

Best best_of(const Law &law, const Scores &sums) {
  const auto end = sums.begin() + law.sides;
  const bool low = law.rules.objective == Objective::low;
  const std::int64_t best = low ? *std::min_element(sums.begin(), end) : *std::max_element(sums.begin(), end);
  return {best, std::count(sums.begin(), end, best) > 1};
}

bool end_reached(const Law &law, const Scores &totals, const Scores &sums, int hands_played) {
  const End &end = law.rules.end;
  if (end.by == End::By::hands) return hands_played >= end.number;
  const Scores &tested = law.rules.pooled ? sums : totals;
  const int count = law.rules.pooled ? law.sides : law.players;
  return std::any_of(tested.begin(), tested.begin() + count, [&](std::int64_t total) { return total >= end.number; });
}

Standing standing_of(const Law &law, const Scores &totals, int hands_played) {
  const Scores sums = sums_of_sides(law, totals);
  const Best best = best_of(law, sums);
  const int sign = law.rules.objective == Objective::low ? 1 : -1;
  Standing standing;
  for (Seat seat = 0; seat < law.players; ++seat) {
    const std::int64_t sum = standing.sums[seat] = sums[law.side_of[seat]];
    standing.behind[seat] = sign * (sum - best.sum);
    standing.places[seat] = 1;
    for (std::size_t side = 0; side < static_cast<std::size_t>(law.sides); ++side)
      if (sign * (sum - sums[side]) > 0) ++standing.places[seat];
  }
  const End &end = law.rules.end;
  if (end.by == End::By::hands) {
    standing.hands_left = std::max(0, end.number - hands_played);
  } else {
    Scores &to_target = standing.to_target.emplace();
    for (Seat seat = 0; seat < law.players; ++seat)
      to_target[seat] = end.number - (law.rules.pooled ? standing.sums : totals)[seat];
  }
  standing.tied = best.tied && law.rules.tie == Tie::play_on && hands_played < max_hands &&
                  end_reached(law, totals, sums, hands_played);
  return standing;
}

} // namespace openhearts
