#include "bots/evaluation.hpp"

#include "bots/fixed_point.hpp"
#include "core/settlement.hpp"
#include "core/standing.hpp"

#include <algorithm>
#include <bit>

namespace openhearts {

namespace {

// How many hands are still to come, in 16ths of a hand; at least one hand.
std::int64_t hands_to_come(const Law &law, const PublicState &open, const Scores &totals) {
  const End &end = law.rules.end;
  if (end.by == End::By::hands) return 16 * std::max<std::int64_t>(1, end.number - open.number - 1);
  const auto last = totals.begin() + law.players;
  const std::int64_t left = end.number - *std::max_element(totals.begin(), last);
  const std::int64_t all = std::max<std::int64_t>(1, penalty_sum(law, law_of(law, Suit::hearts)));
  // The player closest to the end is assumed to take a little more than an even share of the points.
  return std::max<std::int64_t>(16, 16 * left * law.players * 4 / (5 * all));
}

// The chance to win and, weighted with a 64th of it, the share of the other sides that will be behind: those who can't
// win any more still don't want to be last. The two add up to one whole game, so that nothing costs more than a game.
Value game_value(const Law &law, const Prospects &prospects) {
  if (law.sides == 1) return prospects.chance;
  const Value behind = law.sides * point - prospects.place;
  return (64 * prospects.chance + whole_chance * behind / ((law.sides - 1) * point)) / 65;
}

// The seat's chips after the hand, plus an even share of the pot.
Value chips_value(const Law &law, const PublicState &open, Seat seat) {
  const Tally after = tally_after(law, open);
  return (after.chips[seat] + after.pot / law.players) * point / law.chip_unit;
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

Prospects prospects(const Law &law, const PublicState &open, const Scores &scores, Seat seat) {
  const Tally tally = tally_with(law, open, scores);
  const bool low = law.rules.objective == Objective::low;
  const int mine = law.side_of[seat];
  const Scores sums = sums_of_sides(law, tally.totals);
  if (tally.winners != 0) {
    Prospects sure = {.place = point};
    if ((tally.winners & bit(seat)) != 0)
      sure.chance = whole_chance * std::popcount(seats_on(law, mine)) / std::popcount(tally.winners);
    for (std::size_t side = 0; side < static_cast<std::size_t>(law.sides); ++side) {
      if (static_cast<int>(side) == mine) continue;
      const std::int64_t ahead =
          low ? sums[static_cast<std::size_t>(mine)] - sums[side] : sums[side] - sums[static_cast<std::size_t>(mine)];
      sure.place += ahead > 0 ? point : ahead == 0 ? point / 2 : 0;
    }
    return sure;
  }
  // The width of the logistic curve, in 64ths of a point: if a hand has 26 points, 5 times the root of the hands to
  // come plus 2.5 points. Fitted to 245,000 totals of careful players and who won the game from there.
  const std::int64_t all = std::max<std::int64_t>(1, penalty_sum(law, law_of(law, Suit::hearts)));
  const std::int64_t spread =
      std::max<std::int64_t>(1, all * (5 * root(hands_to_come(law, open, tally.totals) * 256) + 160) / 26);
  const auto last = sums.begin() + law.sides;
  const std::int64_t best = low ? *std::min_element(sums.begin(), last) : *std::max_element(sums.begin(), last);
  std::array<std::int64_t, max_seats> parts = {};
  std::int64_t whole = 0;
  for (std::size_t side = 0; side < static_cast<std::size_t>(law.sides); ++side) {
    parts[side] = decay((low ? sums[side] - best : best - sums[side]) * 64 * one_log / spread);
    whole += parts[side];
  }
  const std::int64_t ours = parts[static_cast<std::size_t>(mine)];
  Prospects likely = {.chance = whole_chance * ours / whole, .place = point};
  for (std::size_t side = 0; side < static_cast<std::size_t>(law.sides); ++side)
    if (static_cast<int>(side) != mine)
      likely.place += ours + parts[side] == 0 ? point / 2 : point * parts[side] / (ours + parts[side]);
  return likely;
}

bool score_matters(const Law &law, const PublicState &open) {
  const Rules &rules = law.rules;
  if (rules.settlement.kind != Settlement::Kind::none) return false;
  if (open.phase == Phase::moon) return true;
  const std::int64_t most = std::max<std::int64_t>(penalty_sum(law, in_force(law, open)), rules.sun);
  const Scores sums = sums_of_sides(law, open.totals);
  const int mates = rules.pooled ? law.players / law.sides : 1; // after a moon each of the others has its points
  bool begun = false;
  bool near = rules.end.by == End::By::hands && open.number + 1 >= rules.end.number;
  for (Seat seat = 0; seat < law.players; ++seat) {
    const std::int64_t total = open.totals[seat];
    begun |= total != 0;
    near |= rules.fifty_reset && total % 50 + most >= 50;
    near |= rules.end.by == End::By::target &&
            (rules.pooled ? sums[law.side_of[seat]] : total) + most * mates >= rules.end.number;
  }
  return begun && near;
}

Value worth_of_a_point(const Law &law, const PublicState &open, Seat seat, PlaysFor aim) {
  constexpr std::int64_t some = 6; // a single point would be lost in rounding
  const std::int64_t even = penalty_sum(law, in_force(law, open)) / law.players;
  const auto value = [&](std::int64_t more) {
    Scores scores = {};
    for (Seat each = 0; each < law.players; ++each) scores[each] = even - more / (law.players - 1);
    scores[seat] = even + more;
    return aim == PlaysFor::game ? game_value(law, prospects(law, open, scores, seat))
                                 : points_value(law, scores, seat);
  };
  const Value worse = (value(-some) - value(some)) / (2 * some);
  return law.rules.objective == Objective::low ? worse : -worse;
}

Value step_of_gains(const Law &law, const PublicState &open, PlaysFor aim) {
  if (aim == PlaysFor::game) return 1;
  const Rules &rules = law.rules;
  const SuitLaw &in = law_of(law, Suit::hearts); // in an auction every suit counts the same
  const std::int64_t penalties = penalty_sum(law, in);
  std::int64_t most = 0; // half of the largest difference between two ends, in points or chips
  if (aim == PlaysFor::points) {
    const std::int64_t moon = std::max<std::int64_t>(penalties, rules.sun);
    most = moon + std::max<std::int64_t>(moon, rules.no_trick_bonus) - value_of(in, only(law.deck, in.bonuses));
  } else {
    const bool bidding = open.phase == Phase::bid;
    const std::int64_t bid = bidding ? *std::max_element(open.chips.begin(), open.chips.begin() + law.players) : 0;
    const std::int64_t hearts = law.players * law.card_count; // in Howell, hearts cost chips whatever their value
    most = open.pot + std::max(penalties, hearts) + std::max<std::int64_t>(0, bid);
  }
  return 1 + 2 * most * point / (Value{1} << 22);
}

PlaysFor plays_for(const Law &law, bool games) {
  using enum Settlement::Kind;
  const Settlement::Kind kind = law.rules.settlement.kind;
  if (kind == average) return PlaysFor::points;
  if (kind != none) return PlaysFor::chips;
  return games ? PlaysFor::game : PlaysFor::points;
}

Value evaluate(const Law &law, const PublicState &open, Seat seat, PlaysFor aim) {
  switch (aim) {
  case PlaysFor::chips: return chips_value(law, open, seat);
  case PlaysFor::game: return game_value(law, prospects(law, open, open.scores, seat));
  case PlaysFor::points: break;
  }
  return points_value(law, open.scores, seat);
}

} // namespace openhearts
