#include "bots/assessment.hpp"

#include "bots/moon.hpp"
#include "bots/pot.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// The expected value of the seat's most costly card, if these penalty cards are out.
Cost expected_discard(const Situation &s, Cards out, Seat seat) {
  Cost cost = 0;
  Chance none_so_far = certain;
  for (std::size_t i = 0; out != 0 && none_so_far > 8; ++i) {
    const ValueClass &value = s.in.values[i];
    const Cards cards = value.cards & out;
    if (cards == 0) continue;
    out &= ~cards;
    Chance none = certain;
    for (Cards left = cards; left != 0;) {
      const Suit suit = suit_of(lowest(left));
      none = both(none, holds_none(s.known, seat, suit, left & of(suit)));
      left &= ~of(suit);
    }
    cost += value.value * (both(none_so_far, opposite(none)) * point / certain);
    none_so_far = both(none_so_far, none);
  }
  return cost;
}

void expect_discards(Situation &s) {
  if (s.others_want) return; // the others keep penalty cards, which they want
  const PublicState &open = s.view.open;
  const Cards banned = s.in.no_discard[open.first_trick][open.broken];
  const Cards out = s.known.unseen.cards & s.in.penalties;
  const bool bans = (banned & out) != 0;
  for (Seat seat = 0; seat < s.law.players; ++seat) {
    if (seat == s.known.me) continue;
    const Cost later = s.aim.penalties * expected_discard(s, out, seat);
    s.dump_now[seat] = bans ? s.aim.penalties * expected_discard(s, out & ~banned, seat) : later;
    s.dump += later;
  }
  s.dump /= s.law.players - 1;
}

// Under `objective = high` a moon hurts its shooter: if I have half of the points and nobody else has any, somebody
// else must take one.
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

// With a stock, whoever holds the most cards is left with some when the others have played their last.
Chance left_over(const Situation &s) {
  const PublicState &open = s.view.open;
  if (!s.law.rules.stock || open.stock_left != 0 || open.phase != Phase::play) return 0;
  int tricks = 0;
  for (Seat seat = 0; seat < s.law.players; ++seat) {
    const bool has_played = seat != s.known.me && ((s.known.later | open.out) & bit(seat)) == 0;
    if (seat != s.known.me) tricks = std::max(tricks, s.view.counts[seat] + has_played);
  }
  const int surplus = s.known.tricks_left - tricks;
  return surplus <= 0 ? 0 : certain * surplus / s.known.tricks_left;
}

} // namespace

Situation situation_of(const Law &law, const View &view, const Weights &weights) {
  const SuitLaw &in = priced(law, view.open);
  Situation s{.law = law, .in = in, .view = view, .weights = weights, .known = knowledge_of(law, view, weights)};
  s.partners = static_cast<Seats>(seats_on(law, law.side_of[view.seat]) & ~bit(view.seat));
  s.all = penalty_sum(law, in) * point;
  s.heart = std::max<Cost>(1, s.all / (26 * law.rules.packs));
  for (const ValueClass &value : in.values) {
    if (value.value <= 0 || value.value * point < costly_from * s.heart) break;
    s.costly |= value.cards & s.known.unseen.cards;
  }
  s.threat = threat_of(s);
  take_aim(s);
  s.prizes = s.others_want && s.aim.penalties < 0 ? in.bonuses | s.costly : in.bonuses;
  expect_discards(s);
  s.left_over = left_over(s);
  s.keeps_more = s.prizes != 0 || s.left_over != 0;
  s.first_penalty = cost_of_the_first(s);
  return s;
}

} // namespace openhearts
