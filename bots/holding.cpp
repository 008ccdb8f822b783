#include "bots/holding.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// The cards of the others in a suit, and how many rounds of it they will stand.
struct Others {
  Cards out = 0;
  int number = 0;
  int followers = 0;
  int discarders = 0; // known to be out of the suit
  int rounds = 0;     // in 64ths
};

Others others_in(const Situation &s, Suit suit) {
  Others others;
  others.out = s.known.unseen & of(suit);
  others.number = count(others.out);
  others.followers = others.number == 0 ? 0 : s.known.followers[index_of(suit)];
  others.discarders = s.law.players - 1 - others.followers;
  if (others.followers != 0) others.rounds = 64 * others.number / others.followers + s.habits.extra_round;
  return others;
}

// What the others are expected to discard on the round after `gone` rounds.
Cost discarded(const Situation &s, const Others &others, int gone) {
  if (others.followers == 0) return 0;
  const int left = std::max(0, others.number - gone * others.followers);
  const Chance out = chance_of_none(static_cast<Share>(whole_share / others.followers), left);
  return scaled(s.dump, others.followers * out + others.discarders * certain);
}

// What they are expected to add in the suit below a card of mine that wins.
Cost followed(const Situation &s, const Others &others, Card card) {
  const Cards lower = others.out & below(card);
  if ((lower & s.law.penalties) == 0) return 0;
  const Cards dear = lower & s.dear;
  const Cost each = cost_of(s, lower & ~dear & ~s.law.bonuses) * others.followers / others.number;
  return each + scaled(cost_of(s, dear), s.habits.dear_falls);
}

Chance exposure(const Habits &habits, int round) {
  switch (round) {
  case 0: return habits.expo0;
  case 1: return habits.expo1;
  case 2: return habits.expo2;
  case 3: return habits.expo3;
  default: return habits.expo4;
  }
}

Chance own_exposure(const Habits &habits, int cover) {
  switch (cover) {
  case 0: return habits.own0;
  case 1: return habits.own1;
  case 2: return habits.own2;
  case 3: return habits.own3;
  default: return habits.own4;
  }
}

Cost bonus_cost(const Situation &s, const Others &others, Cards mine) {
  Cost cost = 0;
  for (Cards left = mine & s.law.bonuses; left != 0;) {
    const Card card = take_lowest(left);
    const bool top = (others.out & above(card)) == 0;
    cost += scaled(cost_of(s, card), top ? s.habits.keep_bonus : s.habits.keep_low_bonus);
  }
  for (Cards left = others.out & s.law.bonuses; left != 0;) {
    const Card card = take_lowest(left);
    const Cards catchers = mine & above(card);
    if (catchers == 0) continue;
    const int higher = count(others.out & above(highest(catchers)));
    cost += scaled(cost_of(s, card), s.habits.catch_top >> higher);
  }
  return cost;
}

// Where points are to be avoided.
Cost shed_cost(const Situation &s, const Others &others, Cards mine) {
  const int used = std::min(count(mine), (others.rounds + 63) / 64);
  Cost cost = 0;
  int i = 0;
  const int held = count(mine);
  for (Cards left = mine; left != 0; ++i) {
    const Card card = take_lowest(left);
    const int lower = count(others.out & below(card));
    const Chance share = others.number == 0 ? 0 : lower * certain / others.number;
    const Chance wins = both(share, s.habits.flat + both(certain - s.habits.flat, share));
    if (i < used) {
      const int round = used - 1 - i;
      const Chance comes = exposure(s.habits, round);
      const Cost taken = discarded(s, others, round) + followed(s, others, card);
      cost += scaled(scaled(taken, wins), comes);
    }
    const Cost own = (s.law.penalties & of(card)) != 0 ? cost_of(s, card) : 0;
    if (own > 0) {
      const int cover = own > 3 * s.heart ? held - 1 : i;
      cost += scaled(scaled(own, wins), own_exposure(s.habits, cover));
    }
    cost += lower * s.heart * s.habits.rank_dust / 1024;
  }
  if (others.rounds > 64 * held) cost -= (others.rounds - 64 * held) * s.heart * s.habits.void_gain / (64 * 1024);
  return cost;
}

// A card that may yet take a trick from somebody who is after a moon.
Cost stopper_cost(const Situation &s, const Others &others, Cards mine) {
  if (s.threat.chance == 0 || mine == 0) return 0;
  const int higher = count(others.out & above(highest(mine)));
  const Chance stops = s.habits.keep_stopper >> std::min(2 * higher, 10);
  return -scaled(scaled(s.all, s.threat.chance), stops);
}

// Where points are wanted: high cards are worth the tricks that they win.
Cost collect_cost(const Situation &s, const Others &others, Cards mine) {
  Cost cost = 0;
  const Cost trick = cost_of(s, s.known.unseen | s.view.held) / std::max(1, s.known.tricks_left);
  int round = 0;
  for (Cards left = mine; left != 0; ++round) {
    const Card card = highest(left);
    left ^= of(card);
    const int higher = count(others.out & above(card));
    const Chance wins = certain >> std::min(higher, 10);
    cost += scaled(scaled(trick, wins), exposure(s.habits, std::min(round, 4)));
    const Cost own = (s.law.penalties & of(card)) != 0 ? cost_of(s, card) : 0;
    cost += scaled(own, certain / 8 + both(wins, 512));
    cost -= count(others.out & below(card)) * s.heart * s.habits.rank_dust / 1024;
  }
  return cost;
}

} // namespace

Cost holding_cost(const Situation &s, Suit suit, Cards mine) {
  const Others others = others_in(s, suit);
  const Cost cost = s.aim.penalties > 0 ? shed_cost(s, others, mine) + stopper_cost(s, others, mine)
                                        : collect_cost(s, others, mine);
  return s.law.bonuses == 0 ? cost : cost + bonus_cost(s, others, mine);
}

} // namespace openhearts
