#include "bots/assessment.hpp"

#include "bots/moon.hpp"
#include "bots/pot.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// Penalty values still out, highest first.
struct Costliest {
  std::array<ValueClass, deck_size> values = {};
  int number = 0;
};

Costliest costliest_out(const SuitLaw &law, Cards out) {
  Costliest costliest;
  for (int i = 0; i < law.value_classes; ++i) {
    ValueClass value = law.values[static_cast<std::size_t>(i)];
    value.cards &= out;
    if (value.value <= 0 || value.cards == 0) continue;
    std::size_t place = static_cast<std::size_t>(costliest.number++);
    for (; place > 0 && costliest.values[place - 1].value < value.value; --place)
      costliest.values[place] = costliest.values[place - 1];
    costliest.values[place] = value;
  }
  return costliest;
}

// The expected value of the seat's most costly card.
Cost expected_discard(const Situation &s, const Costliest &costliest, Seat seat) {
  Cost cost = 0;
  Chance none_so_far = certain;
  for (int i = 0; i < costliest.number && none_so_far > 8; ++i) {
    const ValueClass &value = costliest.values[static_cast<std::size_t>(i)];
    Chance none = certain;
    for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts})
      if ((value.cards & of(suit)) != 0) none = both(none, holds_none(s.known, seat, suit, value.cards & of(suit)));
    cost += value.value * (both(none_so_far, opposite(none)) * point / certain);
    none_so_far = both(none_so_far, none);
  }
  return cost;
}

void expect_discards(Situation &s) {
  if (s.others_want) return; // they keep what pays
  const PublicState &open = s.view.open;
  const Cards banned = s.in.no_discard[open.first_trick][open.broken];
  const Cards out = s.known.unseen.cards & s.in.penalties;
  const Costliest free = costliest_out(s.in, out);
  const bool bans = (banned & out) != 0;
  const Costliest now = bans ? costliest_out(s.in, out & ~banned) : free;
  for (Seat seat = 0; seat < s.law.players; ++seat) {
    if (seat == s.known.me) continue;
    const Cost later = s.aim.penalties * expected_discard(s, free, seat);
    s.dump_now[seat] = bans ? s.aim.penalties * expected_discard(s, now, seat) : later;
    s.dump += later;
  }
  s.dump /= s.law.players - 1;
}

// Under objective high a moon hurts its shooter: if it has half of the points and nobody else has any, one must go to
// somebody else.
bool too_greedy(const Situation &s) {
  const Law &law = s.law;
  if (law.rules.moon == MoonRule::off) return false;
  for (Seat seat = 0; seat < law.players; ++seat)
    if (seat != s.known.me && (s.view.open.taken[seat].cards & s.in.penalties) != 0) return false;
  return 2 * value_of(s.in, only(s.known.mine, s.in.penalties)) * point >= s.all;
}

void take_aim(Situation &s) {
  if (s.law.rules.objective == Objective::high) {
    s.others_want = true;
    s.aim = {too_greedy(s) ? 1 : -1, -1};
  } else if (worth_shooting(s)) {
    s.shooting = true;
    s.aim = {-1, 1};
  }
}

} // namespace

Situation situation_of(const Law &law, const View &view, const Weights &weights) {
  const SuitLaw &in = in_force(law, view.open);
  Situation s{.law = law, .in = in, .view = view, .weights = weights, .known = knowledge_of(law, view, weights)};
  s.partners = static_cast<Seats>(seats_on(law, law.side_of[view.seat]) & ~bit(view.seat));
  s.all = penalty_sum(law, in) * point;
  s.heart = std::max<Cost>(1, s.all / (26 * law.rules.packs));
  for (Cards left = s.known.unseen.cards & in.penalties; left != 0;) {
    const Card card = take_lowest(left);
    if (value_of(in, of(card)) * point >= costly_from * s.heart) s.costly |= of(card);
  }
  s.threat = threat_of(s);
  take_aim(s);
  expect_discards(s);
  s.first_penalty = cost_of_the_first(s);
  return s;
}

} // namespace openhearts
