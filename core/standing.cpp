#include "core/standing.hpp"

#include "core/settlement.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// A total that this hand brought exactly to a positive multiple of 50 drops by 50.
bool drops(const Law &law, std::int64_t total, std::int64_t score) {
  return law.rules.fifty_reset && score != 0 && total > 0 && total % 50 == 0;
}

// What counts at the end, by side.
Scores sums_of(const Law &law, const Scores &totals) {
  Scores sums = {};
  for (Seat seat = 0; seat < law.players; ++seat) sums[law.side_of[seat]] += totals[seat];
  return sums;
}

bool end_reached(const Law &law, const Scores &totals, const Scores &sums, int hands_played) {
  const End &end = law.rules.end;
  if (end.by == End::By::hands) return hands_played >= end.number;
  const Scores &tested = law.rules.pooled ? sums : totals;
  const int count = law.rules.pooled ? law.sides : law.players;
  return std::any_of(tested.begin(), tested.begin() + count, [&](std::int64_t total) { return total >= end.number; });
}

} // namespace

Race race_of(const Law &law, const Scores &totals) {
  const Scores sums = sums_of(law, totals);
  const int sign = law.rules.objective == Objective::low ? 1 : -1;
  const auto behind = [&](int side, int other) { // how far the one is behind the other
    return sign * (sums[static_cast<std::size_t>(side)] - sums[static_cast<std::size_t>(other)]);
  };
  Race race;
  for (Seat seat = 0; seat < law.players; ++seat) {
    const int side = law.side_of[seat];
    race.places[seat] = 1;
    for (int other = 0; other < law.sides; ++other) {
      if (behind(side, other) > 0) ++race.places[seat];
      race.behind[seat] = std::max(race.behind[seat], behind(side, other));
    }
  }
  return race;
}

Seats dropped_at_fifties(const Law &law, const PublicState &open, const Scores &scores) {
  Seats dropped = 0;
  for (Seat seat = 0; seat < law.players; ++seat)
    if (drops(law, open.totals[seat] + scores[seat], scores[seat])) dropped |= bit(seat);
  return dropped;
}

Standing at_the_start(const Law &law) {
  Standing standing;
  standing.chips = bought(law);
  return standing;
}

Standing stand(const Law &law, const PublicState &open, const Scores &scores) {
  Standing standing;
  standing.chips = open.chips;
  standing.pot = open.pot;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(law.players); ++seat) {
    standing.totals[seat] = open.totals[seat] + scores[seat];
    if (drops(law, standing.totals[seat], scores[seat])) standing.totals[seat] -= 50;
  }
  const Scores sums = sums_of(law, standing.totals);
  const int hands_played = open.number + 1;
  const bool last_hand = hands_played >= max_hands;
  if (!last_hand && !end_reached(law, standing.totals, sums, hands_played)) return standing;

  const auto sides_end = sums.begin() + law.sides;
  const std::int64_t best = law.rules.objective == Objective::low ? *std::min_element(sums.begin(), sides_end)
                                                                  : *std::max_element(sums.begin(), sides_end);
  const bool tied = std::count(sums.begin(), sides_end, best) > 1;
  if (tied && law.rules.tie == Tie::play_on && !last_hand) return standing;

  standing.over = true;
  for (Seat seat = 0; seat < law.players; ++seat)
    if (sums[law.side_of[seat]] == best) standing.winners |= bit(seat);
  return standing;
}

Standing stand(const Law &law, const PublicState &open) {
  Standing standing = stand(law, open, open.scores);
  standing.over = standing.over || open.only_hand;
  if (!is_settled(law, standing.over)) return standing;
  const Settled moved = settled(law, open, standing.totals);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(law.players); ++seat)
    standing.chips[seat] += moved.won[seat] - moved.paid[seat];
  standing.pot = moved.after;
  if (!moved.pot_won) standing.bidder = open.auction.bidder;
  return standing;
}

} // namespace openhearts
