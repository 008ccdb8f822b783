// What a careful player has in mind when it decides: what it knows, what it wants, what it fears.
#pragma once

#include "bots/habits.hpp"
#include "bots/knowledge.hpp"

namespace openhearts {

// The sign with which a card counts as a cost: +1 where its points are to be avoided, -1 where they are wanted.
struct Aim {
  int penalties = 1;
  int bonuses = 1;
};

struct Threat {
  Seats shooters = 0; // an opponent (or a side) who has all the penalty points so far; empty: no threat
  Chance chance = 0;
};

struct Situation {
  const Law &law;
  const View &view;
  const Habits &habits;
  Knowledge known = {};
  Aim aim = {};
  bool shooting = false;    // I am after a moon
  bool others_want = false; // the others want points, too: they take where they could duck
  Seats partners = 0;
  Threat threat = {};
  Cost all = 0;             // all the penalty points in play
  Cost heart = 0;           // a 26th of that: the unit of small change
  std::array<Cost, max_seats> dump_now = {};   // what a seat that can't follow is expected to discard
  std::array<Cost, max_seats> dump_later = {}; // the same, when nothing is banned
  Cost dump = 0;                               // the mean of the others
  Cards dear = 0;           // unseen penalty cards worth three hearts and more
  std::array<Cost, 4> holdings = {}; // what the cards of a suit that I hold now will cost
  Cost burden = 0;          // of being on lead next
};

inline Cost cost_of(const Situation &s, Cards cards) {
  return point * (s.aim.penalties * value_of(s.law, cards & s.law.penalties) +
                  s.aim.bonuses * value_of(s.law, cards & s.law.bonuses));
}
inline Cost cost_of(const Situation &s, Card card) {
  const Cost value = s.law.rules.points[card] * point;
  return value > 0 ? s.aim.penalties * value : s.aim.bonuses * value;
}

Situation situation_of(const Law &law, const View &view, const Habits &habits);

} // namespace openhearts
