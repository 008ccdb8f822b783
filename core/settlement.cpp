#include "core/settlement.hpp"

#include "core/scoring.hpp"

#include <algorithm>
#include <numeric>

namespace openhearts {

namespace {

using enum Settlement::Kind;

std::int64_t hearts_of(const Law &law, const PublicState &open, Seat seat) {
  return count(only(open.taken[seat], in_force(law, open).hearts));
}

// A chip a point into the pot, which those who win it share; odd chips stay.
Settled pay_in(const Law &law, const PublicState &open) {
  Settled settled;
  settled.before = settled.after = open.pot;
  for (Seat seat = 0; seat < law.players; ++seat) { // moon scores and bonus cards are not paid
    settled.paid[seat] = penalties_of(law, open, seat);
    settled.after += settled.paid[seat];
  }
  return settled;
}

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

Settled by_average(const Law &law, const PublicState &open, const Standing &standing) {
  Settled settled;
  settled.before = settled.after = open.pot; // only a position puts one there
  std::int64_t sum = 0;
  for (Seat seat = 0; seat < law.players; ++seat) sum += standing.totals[seat];
  const int sign = law.rules.objective == Objective::low ? 1 : -1;
  for (Seat seat = 0; seat < law.players; ++seat) {
    const std::int64_t owed = sign * (law.players * standing.totals[seat] - sum); // in n-ths of a chip
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

// ---- In words. ----

// "17 1/2": parts of which there are so many in one.
std::string mixed(std::int64_t parts, std::int64_t unit) {
  std::string text = parts < 0 ? "−" : "";
  const std::int64_t size = parts < 0 ? -parts : parts;
  const std::int64_t whole = size / unit;
  const std::int64_t rest = size % unit;
  if (whole != 0 || rest == 0) text += std::to_string(whole);
  if (rest == 0) return text;
  const std::int64_t by = std::gcd(rest, unit);
  if (whole != 0) text += ' ';
  text += std::to_string(rest / by);
  text += '/';
  text += std::to_string(unit / by);
  return text;
}

std::string chips_said(const Law &law, std::int64_t parts) {
  return mixed(parts, law.chip_unit) + (parts > 0 && parts <= law.chip_unit ? " chip" : " chips");
}

std::string counted(std::int64_t number, std::string_view one, std::string_view many) {
  std::string text = std::to_string(number);
  text += ' ';
  text += number == 1 ? one : many;
  return text;
}

std::string pot_said(const Law &law, const Settled &settled) {
  return "The pot of " + chips_said(law, settled.after) + " stays";
}

std::string why_pot_stays(const Law &law, const Settled &settled) {
  const int clear = std::popcount(clear_of(law, settled));
  std::string text = pot_said(law, settled);
  return text + (clear == 0 ? ": nobody is clear." : ": " + std::to_string(clear) + " are clear.");
}

} // namespace

Chips bought(const Law &law) {
  Chips chips = {};
  if (law.rules.settlement.kind == none) return chips;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(law.players); ++seat)
    chips[seat] = std::int64_t{law.rules.settlement.buy_in} * law.chip_unit;
  return chips;
}

bool is_settled(const Law &law, const Standing &standing) {
  const Settlement::Kind kind = law.rules.settlement.kind;
  return kind != none && (kind != average || standing.over);
}

Settled settled(const Law &law, const PublicState &open, const Standing &standing) {
  switch (law.rules.settlement.kind) {
  case none: break;
  case average: return by_average(law, open, standing);
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

std::vector<SettledLine> words_for(const Law &law, const PublicState &open, const Standing &standing,
                                   const Settled &settled) {
  const Settlement::Kind kind = law.rules.settlement.kind;
  const int sharing = static_cast<int>(
      std::count_if(settled.won.begin(), settled.won.begin() + law.players, [](std::int64_t won) { return won != 0; }));
  std::vector<SettledLine> lines;
  if (kind == average) {
    std::int64_t sum = 0;
    for (Seat seat = 0; seat < law.players; ++seat) sum += standing.totals[seat];
    lines.push_back({nobody, "The mean of the totals is " + mixed(sum, law.players) + "."});
  }
  for (Seat seat = 0; seat < law.players; ++seat) {
    const std::int64_t paid = settled.paid[seat];
    const std::int64_t won = settled.won[seat];
    std::string text;
    if (kind == howell) {
      const std::int64_t hearts = hearts_of(law, open, seat);
      text =
          hearts == 0 ? "pays nothing" : "pays " + chips_said(law, paid) + " for " + counted(hearts, "heart", "hearts");
      text += " and takes back " + (won == 0 ? "nothing" : chips_said(law, won));
      if (won != 0) text += hearts == 0 ? " for the hearts not taken" : " for those not taken";
    } else if (kind == average) {
      text = paid != 0  ? "pays " + chips_said(law, paid) + ", the difference from the mean"
             : won != 0 ? "takes " + chips_said(law, won) + ", the difference from the mean"
                        : std::string("stands at the mean and is quits");
    } else {
      text = paid == 0 ? std::string("is clear")
                       : "pays " + chips_said(law, paid) + " for " + counted(paid / law.chip_unit, "point", "points");
      if (won != 0)
        text += sharing > 1 ? " and shares the pot: " + chips_said(law, won)
                            : " and takes the pot of " + chips_said(law, won);
    }
    lines.push_back({seat, std::move(text)});
  }
  if (kind == sweepstakes && !settled.pot_won && settled.after != 0)
    lines.push_back({nobody, why_pot_stays(law, settled)});
  else if (settled.pot_won && settled.after != 0)
    lines.push_back({nobody, chips_said(law, settled.after) + (settled.after == law.chip_unit
                                                                   ? " cannot be shared out and stays in the pot."
                                                                   : " cannot be shared out and stay in the pot.")});
  return lines;
}

} // namespace openhearts
