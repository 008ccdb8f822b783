// What the careful player considers when it decides: what it knows, what costs, what pays and what threatens.
//
// Made by assessment.hpp, once per decision. Cards are judged in outlook.hpp and holding.hpp, not here.
#pragma once

#include "bots/knowledge.hpp"
#include "bots/weights.hpp"

namespace openhearts {

// The sign with which cards count: +1 if their value is a cost to me, -1 if it is a gain. A bonus card has a negative
// value, so +1 makes it desirable.
struct Aim {
  int penalties = 1;
  int bonuses = 1;
};

// The chance that the opponent or side that alone has taken penalty cards shoots the moon.
struct Threat {
  Seats shooters = 0;
  Chance chance = 0;
};

// A card worth more than this many hearts is `costly` (the queen, not a heart among thirteen).
inline constexpr int costly_from = 3;

struct Situation {
  const Law &law;
  const SuitLaw &in; // the part of the law in force
  const View &view;
  const Weights &weights;
  Knowledge known = {};
  Seats partners = 0;
  Aim aim = {};
  bool shooting = false;    // I am after a moon: every penalty card must be mine, or my side's with joint_moon
  bool others_want = false; // the others want points (objective high): they take tricks they could duck
  Threat threat = {};
  Cost all = 0;   // all the penalty points in play
  Cost heart = 1; // a 26th of `all` per pack, the unit in which costs are compared
  Cards costly = 0; // unseen costly cards
  Cards prizes = 0; // what is worth catching in the others' hands
  std::array<Cost, max_seats> dump_now = {}; // the expected discard on this trick of a seat that can't follow
  Cost dump = 0;                             // the expected later discard of any other seat
  Chance left_over = 0;   // the chance that a card I keep is left to me when the others have none
  bool keeps_more = false; // what I keep also counts for `prizes` or as `left_over`
  Cost first_penalty = 0; // what my first penalty card costs besides its points (pot.hpp)
};

// What taking these cards costs, counted with my signs.
inline Cost cost_of(const Situation &s, Cards cards) {
  return point * (s.aim.penalties * value_of(s.in, cards & s.in.penalties) +
                  s.aim.bonuses * value_of(s.in, cards & s.in.bonuses));
}
inline Cost cost_of(const Situation &s, Pile pile) {
  const Cost cost = cost_of(s, pile.cards);
  return pile.twice == 0 ? cost : cost + cost_of(s, pile.twice);
}
inline Cost cost_of(const Situation &s, Card card) {
  const Cost value = value_of(s.in, of(card)) * point;
  return value > 0 ? s.aim.penalties * value : s.aim.bonuses * value;
}

} // namespace openhearts
