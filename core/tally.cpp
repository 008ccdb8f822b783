#include "core/tally.hpp"

#include "core/settlement.hpp"
#include "core/standing.hpp"

namespace openhearts {

Tally at_the_start(const Law &law) {
  Tally tally;
  tally.chips = bought(law);
  return tally;
}

Tally tally_with(const Law &law, const PublicState &open, const Scores &scores) {
  Tally tally;
  tally.chips = open.chips;
  tally.pot = open.pot;
  for (Seat seat = 0; seat < law.players; ++seat) {
    std::int64_t &total = tally.totals[seat] = open.totals[seat] + scores[seat];
    if (!law.rules.fifty_reset || scores[seat] == 0 || total <= 0 || total % 50 != 0) continue;
    total -= 50;
    tally.fifties |= bit(seat);
  }
  const Scores sums = sums_of_sides(law, tally.totals);
  const int played = open.number + 1;
  const bool last_hand = played >= max_hands;
  if (!last_hand && !end_reached(law, tally.totals, sums, played)) return tally;

  const Best best = best_of(law, sums);
  if (best.tied && law.rules.tie == Tie::play_on && !last_hand) return tally;

  tally.over = true;
  for (Seat seat = 0; seat < law.players; ++seat)
    if (sums[law.side_of[seat]] == best.sum) tally.winners |= bit(seat);
  return tally;
}

Tally tally_after(const Law &law, const PublicState &open) {
  Tally tally = tally_with(law, open, open.scores);
  tally.over = tally.over || open.only_hand;
  if (!is_settled(law, tally.over)) return tally;
  const Settled moved = settled(law, open, tally.totals);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(law.players); ++seat)
    tally.chips[seat] += moved.won[seat] - moved.paid[seat];
  tally.pot = moved.after;
  if (!moved.pot_won) tally.bidder = open.auction.bidder;
  return tally;
}

Tally tally_at(const Law &law, const PublicState &open) {
  if (open.phase == Phase::done) return tally_after(law, open);
  Tally tally;
  tally.totals = open.totals;
  tally.chips = open.chips;
  tally.pot = open.pot;
  return tally;
}

} // namespace openhearts
