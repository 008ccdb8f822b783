#include "bots/pot.hpp"

#include <algorithm>

namespace openhearts {

namespace {

bool is_clear(const Situation &s, const Pile &taken) { return (taken.cards & s.in.penalties) == 0; }

} // namespace

Chance stays_clear(const Situation &s) {
  Pile to_come = s.law.deck - s.known.mine;
  for (Seat seat = 0; seat < s.law.players; ++seat) to_come = to_come - s.view.open.taken[seat];
  // Assume that all tricks to come with penalty cards in them are equally dangerous.
  const int tricks = std::min(s.known.tricks_left, number_of(to_come, s.in.penalties));
  const Chance each = certain - s.weights.soils / s.law.players;
  Chance stays = certain;
  for (int i = 0; i < tricks; ++i) stays = both(stays, each);
  return stays;
}

Cost cost_of_the_first(const Situation &s) {
  const PublicState &open = s.view.open;
  if (s.law.rules.settlement.kind != Settlement::Kind::sweepstakes || !is_clear(s, s.known.mine)) return 0;
  const Chance stays = stays_clear(s);
  Chance alone = stays;
  for (Seat seat = 0; seat < s.law.players; ++seat)
    if (seat != s.known.me && is_clear(s, open.taken[seat])) alone = both(alone, opposite(stays));
  return scaled(scaled(point * open.pot / s.law.chip_unit + s.all, alone), s.weights.stay_clear);
}

} // namespace openhearts
