#include "bots/evaluation.hpp"

#include "bots/fixed_point.hpp"
#include "core/settlement.hpp"

#include <algorithm>
#include <bit>

namespace openhearts {

namespace {

// How many hands are to come, in 16ths: at least one.
std::int64_t hands_to_come(const Law &law, const PublicState &open, const Scores &totals) {
  const End &end = law.rules.end;
  if (end.by == End::By::hands) return 16 * std::max<std::int64_t>(1, end.number - open.number - 1);
  const auto last = totals.begin() + law.players;
  const std::int64_t left = end.number - *std::max_element(totals.begin(), last);
  const std::int64_t all = std::max<std::int64_t>(1, penalty_sum(law, law_of(law, Suit::hearts)));
  // The side closest to the end takes a little more than an even share.
  return std::max<std::int64_t>(16, 16 * left * law.players * 4 / (5 * all));
}

} // namespace

Value points_value(const Law &law, const Scores &scores, Seat seat) {
  std::int64_t ours = 0;
  std::int64_t theirs = 0;
  int us = 0;
  for (Seat each = 0; each < law.players; ++each) {
    const bool mine = law.side_of[each] == law.side_of[seat];
    (mine ? ours : theirs) += scores[each];
    us += mine;
  }
  const int them = law.players - us;
  const Value value = (them == 0 ? 0 : theirs * point / them) - ours * point / us;
  return law.rules.objective == Objective::low ? value : -value;
}

Value chance_to_win(const Law &law, const PublicState &open, const Scores &scores, Seat seat) {
  const Tally tally = tally_with(law, open, scores);
  if (tally.over && !open.only_hand) {
    if ((tally.winners & bit(seat)) == 0) return 0;
    return whole_chance * std::popcount(seats_on(law, law.side_of[seat])) / std::popcount(tally.winners);
  }
  Scores sums = {};
  for (Seat each = 0; each < law.players; ++each) {
    const std::int64_t total = tally.totals[each];
    sums[law.side_of[each]] += law.rules.objective == Objective::low ? total : -total;
  }
  // The width of the logistic curve, in 64ths of a point: 5 times the root of the hands to come and 2.5 points more,
  // where a hand has 26. Fitted to 245,000 totals of careful players and who won from there on.
  const std::int64_t all = std::max<std::int64_t>(1, penalty_sum(law, law_of(law, Suit::hearts)));
  const std::int64_t spread =
      std::max<std::int64_t>(1, all * (5 * root(hands_to_come(law, open, tally.totals) * 256) + 160) / 26);
  const std::int64_t best = *std::min_element(sums.begin(), sums.begin() + law.sides);
  std::int64_t whole = 0;
  std::int64_t ours = 0;
  for (int side = 0; side < law.sides; ++side) {
    const std::int64_t behind = sums[static_cast<std::size_t>(side)] - best;
    const std::int64_t part = decay(behind * 64 * one_log / spread);
    whole += part;
    if (side == law.side_of[seat]) ours = part;
  }
  return whole_chance * ours / whole;
}

Value chips_value(const Law &law, const PublicState &open, Seat seat) {
  const Tally after = tally_after(law, open);
  return (after.chips[seat] + after.pot / law.players) * point / law.chip_unit;
}

Value step_of_gains(const Law &law, const PublicState &open, PlaysFor aim) {
  if (aim == PlaysFor::game) return 1;
  const Rules &rules = law.rules;
  const SuitLaw &in = law_of(law, Suit::hearts); // in an auction every suit counts the same
  const std::int64_t penalties = penalty_sum(law, in);
  std::int64_t most = 0; // between two ends, in points or chips: at most half of it
  if (aim == PlaysFor::points) {
    const std::int64_t moon = std::max<std::int64_t>(penalties, rules.sun);
    most = moon + std::max<std::int64_t>(moon, rules.no_trick_bonus) - value_of(in, only(law.deck, in.bonuses));
  } else {
    const bool bidding = open.phase == Phase::bid;
    const std::int64_t bid = bidding ? *std::max_element(open.chips.begin(), open.chips.begin() + law.players) : 0;
    const std::int64_t hearts = law.players * law.card_count; // paid for in Howell, whatever they are worth
    most = open.pot + std::max(penalties, hearts) + std::max<std::int64_t>(0, bid);
  }
  return 1 + 2 * most * point / (Value{1} << 22);
}

PlaysFor plays_for(const Law &law, bool games) {
  using enum Settlement::Kind;
  const Settlement::Kind kind = law.rules.settlement.kind;
  if (kind != none && kind != average) return PlaysFor::chips;
  return games ? PlaysFor::game : PlaysFor::points;
}

Value evaluate(const Law &law, const PublicState &open, Seat seat, PlaysFor aim) {
  switch (aim) {
  case PlaysFor::chips: return chips_value(law, open, seat);
  case PlaysFor::game: return chance_to_win(law, open, open.scores, seat);
  case PlaysFor::points: break;
  }
  return points_value(law, open.scores, seat);
}

} // namespace openhearts
