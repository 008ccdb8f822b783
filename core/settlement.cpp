#include "core/settlement.hpp"

#include "core/points.hpp"

#include <algorithm>

namespace openhearts {

namespace {

using enum Settlement::Kind;

std::int64_t hearts_of(const Law &law, const PublicState &open, Seat seat) {
  return count(only(open.taken[seat], in_force(law, open).hearts));
}

// Pays one chip per point into the pot.
Settled pay_in(const Law &law, const PublicState &open) {
  Settled settled;
  settled.before = settled.after = open.pot;
  for (Seat seat = 0; seat < law.players; ++seat) { // moon scores and bonus cards cost nothing
    settled.paid[seat] = penalties_of(law, open, seat);
    settled.after += settled.paid[seat];
  }
  return settled;
}

// Shares the pot equally among its winners; odd chips stay in it.
void share_pot(const Law &law, Settled &settled, Seats winners) {
  const int number = std::popcount(winners);
  const std::int64_t share = settled.after / number;
  for (Seat seat = 0; seat < law.players; ++seat)
    if ((winners & bit(seat)) != 0) settled.won[seat] = share;
  settled.after -= share * number;
  settled.pot_won = true;
}

Seats lowest_by_points(const Law &law, const PublicState &open) {
  Seats lowest = 0;
  std::int64_t least = points_of(law, open, 0);
  for (Seat seat = 0; seat < law.players; ++seat) {
    const std::int64_t points = points_of(law, open, seat);
    if (points < least) lowest = 0;
    if (points <= least) lowest |= bit(seat);
    least = std::min(least, points);
  }
  return lowest;
}

Seats clear_of(const Law &law, const Settled &settled) {
  Seats clear = 0;
  for (Seat seat = 0; seat < law.players; ++seat)
    if (settled.paid[seat] == 0) clear |= bit(seat);
  return clear;
}

Settled by_average(const Law &law, const PublicState &open, const Scores &totals) {
  Settled settled;
  settled.before = settled.after = open.pot; // only a position can have chips in it
  std::int64_t sum = 0;
  for (Seat seat = 0; seat < law.players; ++seat) sum += totals[seat];
  const int sign = law.rules.objective == Objective::low ? 1 : -1;
  for (Seat seat = 0; seat < law.players; ++seat) {
    const std::int64_t owed = sign * (law.players * totals[seat] - sum); // in n-ths of a chip
    (owed > 0 ? settled.paid : settled.won)[seat] = owed > 0 ? owed : -owed;
  }
  return settled;
}

Settled by_howell(const Law &law, const PublicState &open) {
  Settled settled;
  settled.before = settled.after = open.pot;
  std::int64_t all = 0;
  for (Seat seat = 0; seat < law.players; ++seat) all += hearts_of(law, open, seat);
  for (Seat seat = 0; seat < law.players; ++seat) {
    const std::int64_t hearts = hearts_of(law, open, seat);
    settled.paid[seat] = (law.players - 1) * hearts;
    settled.won[seat] = all - hearts;
  }
  return settled;
}

} // namespace

Settles settles(const Rules &rules) {
  switch (rules.settlement.kind) {
  case none: return Settles::never;
  case average: return Settles::at_the_end;
  case howell:
  case lowest_takes_pot:
  case sweepstakes: break;
  }
  return Settles::each_hand;
}

std::string_view name_of(Settles settles) {
  constexpr std::string_view names[] = {"never", "each_hand", "at_the_end"};
  return names[static_cast<std::size_t>(settles)];
}

Chips bought(const Law &law) {
  Chips chips = {};
  if (!has_chips(law)) return chips;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(law.players); ++seat)
    chips[seat] = std::int64_t{law.rules.settlement.buy_in} * law.chip_unit;
  return chips;
}

bool is_settled(const Law &law, bool ends_the_game) {
  const Settles when = settles(law.rules);
  return when == Settles::each_hand || (when == Settles::at_the_end && ends_the_game);
}

Settled settled(const Law &law, const PublicState &open, const Scores &totals) {
  switch (law.rules.settlement.kind) {
  case none: break;
  case average: return by_average(law, open, totals);
  case howell: return by_howell(law, open);
  case lowest_takes_pot: {
    Settled settled = pay_in(law, open);
    share_pot(law, settled, lowest_by_points(law, open));
    return settled;
  }
  case sweepstakes: {
    Settled settled = pay_in(law, open);
    const Seats clear = clear_of(law, settled);
    const int number = std::popcount(clear);
    if (number == 1 || (number == 2 && law.rules.settlement.split_two)) share_pot(law, settled, clear);
    return settled;
  }
  }
  return {};
}

} // namespace openhearts
