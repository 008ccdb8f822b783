// What the careful player has in mind when it decides: what it knows, what costs, what pays and what it fears.
//
// assessment.hpp makes it, once per decision. It doesn't judge cards: outlook.hpp and holding.hpp do.
#pragma once

#include "bots/knowledge.hpp"
#include "bots/weights.hpp"

namespace openhearts {

// The sign with which cards count: +1 where their value is a cost to me, -1 where it is a gain. A bonus card has a
// negative value, so +1 makes it something to want.
struct Aim {
  int penalties = 1;
  int bonuses = 1;
};

// An opponent, or a side, who alone has taken penalty cards: the chance that they shoot the moon.
struct Threat {
  Seats shooters = 0;
  Chance chance = 0;
};

// A card worth more than this many hearts is `costly` (the queen, not a heart among thirteen).
inline constexpr int costly_from = 3;

struct Situation {
  const Law &law;
  const SuitLaw &in; // the law with the suit that plays the part of hearts
  const View &view;
  const Weights &weights;
  Knowledge known = {};
  Seats partners = 0;
  Aim aim = {};
  bool shooting = false;    // I am after a moon: every penalty card must be mine
  bool others_want = false; // the others want points (objective high): they take tricks they could duck
  Threat threat = {};
  Cost all = 0;   // all the penalty points in play
  Cost heart = 1; // a 26th of that per pack, the smallest unit of cost
  Cards costly = 0; // costly cards not yet seen
  std::array<Cost, max_seats> dump_now = {}; // the expected discard on this trick of a seat that can't follow
  Cost dump = 0;                             // the expected later discard of any other seat
  Cost first_penalty = 0; // what my first penalty card costs besides its points (pot.hpp)
};

// What these cards cost whoever takes them, as far as I am concerned.
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
