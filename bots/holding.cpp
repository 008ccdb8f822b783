#include "bots/holding.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// What the others hold of a suit, and how many more rounds of it they can follow.
struct Others {
  Pile out = {};
  int number = 0;
  int left = 0; // of these, after the trick on the table
  int followers = 0;
  int discarders = 0; // known to be out of the suit
  int rounds = 0;     // in 64ths
};

Others others_in(const Situation &s, Suit suit, int falling) {
  Others others;
  others.out = only(s.known.unseen, of(suit));
  others.number = number_of(others.out, of(suit));
  others.followers = others.number == 0 ? 0 : s.known.followers[index_of(suit)];
  others.discarders = s.law.players - 1 - others.followers;
  others.left = std::max(0, others.number - falling);
  if (others.followers != 0) others.rounds = 64 * others.left / others.followers + s.weights.longer;
  return others;
}

// What the others are expected to discard on the round after `gone` rounds.
Cost discarded(const Situation &s, const Others &others, int gone) {
  if (others.followers == 0) return 0;
  const int left = std::max(0, others.left - gone * others.followers);
  const Chance out = chance_of_none(static_cast<Share>(whole_share / others.followers), left);
  return scaled(s.dump, others.followers * out + others.discarders * certain);
}

// What cards of the suit they are expected to add under a winning card of mine.
Cost followed(const Situation &s, const Others &others, Card card) {
  if ((others.out.cards & below(card) & s.in.penalties) == 0) return 0;
  const Pile lower = only(others.out, below(card));
  const Pile costly = only(lower, s.costly);
  const Cost each = cost_of(s, only(lower, ~s.costly & ~s.in.bonuses)) * others.followers / others.number;
  return each + scaled(cost_of(s, costly), s.weights.costly_falls);
}

Chance at(const std::array<Chance, 5> &chances, int i) { return chances[static_cast<std::size_t>(std::min(i, 4))]; }

// The chance that a card takes a round that nobody wants: it grows faster than the share of cards below it, since all
// others must stay below at once.
Chance wins_a_round(const Situation &s, const Others &others, Card card, int lower) {
  const Chance share = others.number == 0 ? 0 : lower * certain / others.number;
  const Chance wins = both(share, share);
  return (others.out.cards & of(card)) == 0 ? wins : both(wins, s.weights.stands);
}

// Bonus cards of mine that I may yet make, and others' that I may catch.
Cost bonus_cost(const Situation &s, const Others &others, Pile mine) {
  Cost cost = 0;
  for (Pile left = only(mine, s.in.bonuses); !empty(left);) {
    const Card card = take_lowest(left);
    const bool top = (others.out.cards & above(card)) == 0;
    cost += scaled(cost_of(s, card), top ? s.weights.makes_top : s.weights.makes_low);
  }
  for (Pile left = only(others.out, s.in.bonuses); !empty(left);) {
    const Card card = take_lowest(left);
    const Cards catchers = mine.cards & above(card);
    if (catchers == 0) continue;
    const int higher = number_of(others.out, above(highest(catchers)));
    cost += scaled(cost_of(s, card), s.weights.catches >> higher);
  }
  return cost;
}

// Where points are to be avoided. As many of the lowest cards as there are rounds will be played, the lowest in the
// last and most costly one; the cards above them are covered.
Cost shed_cost(const Situation &s, const Others &others, Pile mine) {
  const int held = number_of(mine);
  const int whole = others.rounds / 64;
  const int used = std::min(held, (others.rounds + 63) / 64);
  Cost cost = 0;
  int i = 0;
  for (Pile left = mine; !empty(left); ++i) {
    const Card card = take_lowest(left);
    const int lower = number_of(others.out, below(card));
    const Chance wins = wins_a_round(s, others, card, lower);
    if (i < used) {
      const int round = used - 1 - i;
      Chance comes = at(s.weights.comes, round);
      if (i == whole) comes = comes * (others.rounds % 64) / 64;
      const Cost taken = discarded(s, others, round) + followed(s, others, card);
      cost += scaled(scaled(taken, wins), comes);
    }
    const Cost own = (s.in.penalties & of(card)) != 0 ? cost_of(s, card) : 0;
    if (own > 0) {
      const int cover = own > costly_from * s.heart ? held - 1 : i; // a costly card goes last, whatever its rank
      cost += scaled(scaled(own, wins), at(s.weights.uncovered, cover));
    }
    cost += lower * s.heart * s.weights.rank_price / 1024;
  }
  return cost;
}

// A card that may yet take a trick from somebody who is after a moon.
Cost stopper_cost(const Situation &s, const Others &others, Pile mine) {
  if (s.threat.chance == 0 || empty(mine)) return 0;
  const int higher = number_of(others.out, above(highest(mine.cards)));
  const Chance stops = s.weights.stopper >> std::min(2 * higher, 10);
  return -scaled(scaled(s.all, s.threat.chance), stops);
}

// Where points are wanted: high cards are worth the tricks they win.
Cost collect_cost(const Situation &s, const Others &others, Pile mine) {
  Cost cost = 0;
  const Cost trick = cost_of(s, s.known.unseen + s.view.held) / std::max(1, s.known.tricks_left);
  int round = 0;
  for (Pile left = mine; !empty(left); ++round) {
    const Card card = highest(left.cards);
    take(left, of(card));
    const int higher = number_of(others.out, above(card) | of(card)); // including a twin of it
    const Chance wins = certain >> std::min(higher, 10);
    cost += scaled(scaled(trick, wins), at(s.weights.comes, round));
    const Cost own = (s.in.penalties & of(card)) != 0 ? cost_of(s, card) : 0;
    cost += scaled(own, certain / 8 + both(wins, 512));
    cost -= number_of(others.out, below(card)) * s.heart * s.weights.rank_price / 1024;
  }
  return cost;
}

} // namespace

Cost exit_cost(const Situation &s, Card card, int falling) {
  const Others others = others_in(s, suit_of(card), falling);
  const Cost own = cost_of(s, card);
  if (others.left == 0 || others.followers == 0) return own + s.dump * (s.law.players - 1);
  const Chance wins = wins_a_round(s, others, card, number_of(others.out, below(card)));
  return scaled(own + discarded(s, others, 0) + followed(s, others, card), wins);
}

Cost holding_cost(const Situation &s, Suit suit, Pile mine, int falling) {
  const Others others = others_in(s, suit, falling);
  const Cost cost =
      s.aim.penalties > 0 ? shed_cost(s, others, mine) + stopper_cost(s, others, mine) : collect_cost(s, others, mine);
  return s.in.bonuses == 0 ? cost : cost + bonus_cost(s, others, mine);
}

} // namespace openhearts
