#include "core/settlement_lines.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// A group of seats that pay and win the same, and how much.
struct Payment {
  const Law &law;
  Seats seats;
  std::int64_t paid;
  std::int64_t won;

  Argument<ArgumentKind::seats> who() const { return argument::seats(seats); }
  Argument<ArgumentKind::chips> chips(std::int64_t parts) const { return argument::chips(parts, law.chip_unit); }
};

Message by_average(const Payment &payment) {
  if (payment.paid != 0) return say<"settled-below-average">(payment.who(), payment.chips(payment.paid));
  if (payment.won != 0) return say<"settled-above-average">(payment.who(), payment.chips(payment.won));
  return say<"settled-at-average">(payment.who());
}

Message by_howell(const Payment &payment) {
  const auto hearts = argument::count(payment.paid / (payment.law.players - 1));
  if (payment.paid == 0 && payment.won == 0) return say<"settled-no-hearts">(payment.who());
  if (payment.paid == 0) return say<"settled-takes-back">(payment.who(), payment.chips(payment.won));
  if (payment.won == 0) return say<"settled-pays-for-hearts">(payment.who(), payment.chips(payment.paid), hearts);
  return say<"settled-pays-and-takes-back">(payment.who(), payment.chips(payment.paid), hearts,
                                            payment.chips(payment.won));
}

Message into_the_pot(const Payment &payment, bool shared) {
  const auto paid = payment.chips(payment.paid);
  const auto points = argument::points(payment.paid / payment.law.chip_unit);
  const auto won = payment.chips(payment.won);
  if (payment.paid == 0) {
    if (payment.won == 0) return say<"settled-clear">(payment.who());
    return shared ? say<"settled-clear-shares-pot">(payment.who(), won)
                  : say<"settled-clear-takes-pot">(payment.who(), won);
  }
  if (payment.won == 0) return say<"settled-pays">(payment.who(), paid, points);
  return shared ? say<"settled-pays-shares-pot">(payment.who(), paid, points, won)
                : say<"settled-pays-takes-pot">(payment.who(), paid, points, won);
}

Message line_of(const Payment &payment, bool shared) {
  switch (payment.law.rules.settlement.kind) {
  case Settlement::Kind::average: return by_average(payment);
  case Settlement::Kind::howell: return by_howell(payment);
  case Settlement::Kind::none:
  case Settlement::Kind::lowest_takes_pot:
  case Settlement::Kind::sweepstakes: break;
  }
  return into_the_pot(payment, shared);
}

} // namespace

std::vector<Message> lines_of(const Law &law, const Scores &totals, const Settled &settled) {
  const Settlement::Kind kind = law.rules.settlement.kind;
  std::vector<Message> lines;
  if (kind == Settlement::Kind::average) { // as exact as the chips computed from it
    std::int64_t sum = 0;
    for (Seat seat = 0; seat < law.players; ++seat) sum += totals[seat];
    lines.push_back(say<"settled-average">(argument::chips(sum, law.players)));
  }
  int winners = 0;
  int clear = 0;
  for (Seat seat = 0; seat < law.players; ++seat) {
    winners += settled.won[seat] != 0 ? 1 : 0;
    clear += settled.paid[seat] == 0 ? 1 : 0;
  }
  Seats told = 0;
  for (Seat seat = 0; seat < law.players; ++seat) {
    if ((told & bit(seat)) != 0) continue;
    Payment payment{law, 0, settled.paid[seat], settled.won[seat]};
    for (Seat other = seat; other < law.players; ++other)
      if (settled.paid[other] == payment.paid && settled.won[other] == payment.won) payment.seats |= bit(other);
    told |= payment.seats;
    lines.push_back(line_of(payment, winners > 1));
  }
  if (settled.after == 0) return lines;
  const auto pot = argument::chips(settled.after, law.chip_unit);
  if (settled.pot_won)
    lines.push_back(say<"settled-rest-stays">(pot));
  else if (kind == Settlement::Kind::sweepstakes)
    lines.push_back(clear == 0 ? say<"settled-nobody-clear">(pot)
                               : say<"settled-several-clear">(pot, argument::count(clear)));
  return lines;
}

} // namespace openhearts
