#include "bots/holding.hpp"

#include <algorithm>

namespace openhearts {

namespace {

Chance at(const std::array<Chance, 5> &chances, int i) { return chances[static_cast<std::size_t>(std::min(i, 4))]; }

} // namespace

Holding::Holding(const Situation &s, Suit suit)
    : s_(s), out_(only(s.known.unseen, of(suit))), number_(number_of(out_)), by_number_(number_),
      followers_(number_ == 0 ? 0 : s.known.followers[index_of(suit)]), discarders_(s.law.players - 1 - followers_),
      each_(followers_ == 0 ? Share{0} : static_cast<Share>(whole_share / followers_)) {
  for (Cards left = s.view.held.cards & of(suit); left != 0;) {
    const Card card = take_lowest(left);
    met_[static_cast<std::size_t>(rank_of(card))] = met_by(card);
  }
}

// The chance to take a round is the square of the share of lower cards, since all others must stay below at once.
Holding::Met Holding::met_by(Card card) const {
  Met met;
  const int lower = number_of(out_, below(card));
  const Chance share = by_number_(lower * certain);
  met.wins = both(share, share);
  if ((out_.cards & of(card)) != 0) met.wins = both(met.wins, s_.weights.stands);
  met.followed = followed(card);
  met.own = cost_of(s_, card);
  met.rank = lower * s_.heart * s_.weights.rank_price / 1024;
  return met;
}

Cost Holding::followed(Card card) const {
  if ((out_.cards & below(card) & s_.in.penalties) == 0) return 0;
  const Pile lower = only(out_, below(card));
  const Cost each = cost_of(s_, only(lower, ~s_.costly & ~s_.in.bonuses)) * followers_ / number_;
  return each + scaled(cost_of(s_, only(lower, s_.costly)), s_.weights.costly_falls);
}

// How many of the others' cards are left after `falling` of them in the trick on the table.
int Holding::left_after(int falling) const { return std::max(0, number_ - falling); }

// The cost of what the others are expected to discard in the round that follows `gone` rounds.
Cost Holding::discarded(int left, int gone) const {
  if (followers_ == 0) return 0;
  const Chance out = chance_of_none(each_, std::max(0, left - gone * followers_));
  return scaled(s_.dump, followers_ * out + discarders_ * certain);
}

// The cost if points are to be avoided. As many of my lowest cards as there are rounds will be played, the lowest in
// the last and most costly round; the cards above them are covered.
Cost Holding::shedding(int left, Pile mine) const {
  const int held = number_of(mine);
  const int rounds = followers_ == 0 ? 0 : 64 * left / followers_ + s_.weights.longer; // in 64ths
  const int whole = rounds / 64;
  const int used = std::min(held, (rounds + 63) / 64);
  Cost cost = 0;
  int i = 0;
  for (; !empty(mine); ++i) {
    const Card card = take_lowest(mine);
    const auto &[wins, followed, own, rank] = met(card);
    if (i < used) {
      const int round = used - 1 - i;
      Chance comes = at(s_.weights.comes, round);
      if (i == whole) comes = comes * (rounds % 64) / 64;
      cost += scaled(scaled(discarded(left, round) + followed, wins), comes);
    }
    if (own > 0 && (s_.in.penalties & of(card)) != 0) {
      const int cover = own > costly_from * s_.heart ? held - 1 : i; // a costly card is played last, whatever its rank
      cost += scaled(scaled(own, wins), at(s_.weights.uncovered, cover));
    }
    cost += rank;
  }
  return cost;
}

// The value of a card that may take a trick from somebody who is after a moon.
Cost Holding::stopping(Pile mine) const {
  if (s_.threat.chance == 0 || empty(mine)) return 0;
  const int higher = number_of(out_, above(highest(mine.cards)));
  const Chance stops = s_.weights.stopper >> std::min(2 * higher, 10);
  return -scaled(scaled(s_.all, s_.threat.chance), stops);
}

// The cost if points are wanted: high cards are worth the tricks that they win.
Cost Holding::collecting(Pile mine) const {
  Cost cost = 0;
  const Cost trick = cost_of(s_, s_.known.unseen + s_.view.held) / std::max(1, s_.known.tricks_left);
  int round = 0;
  for (Pile left = mine; !empty(left); ++round) {
    const Card card = highest(left.cards);
    take(left, of(card));
    int higher = number_of(out_, above(card) | of(card)); // including its second copy
    if (s_.others_want) higher = std::max(0, higher - round * followers_); // the others spend theirs on my higher cards
    const Chance wins = certain >> std::min(higher, 10);
    cost += scaled(scaled(trick, wins), at(s_.weights.comes, round));
    const Cost own = (s_.in.penalties & of(card)) != 0 ? met(card).own : 0;
    cost += scaled(own, certain / 8 + both(wins, 512));
    cost -= met(card).rank;
  }
  return cost;
}

// The value of bonus cards of mine that I may win a trick with, and of others' prizes that I may catch; what the cards
// cost that are left to me in the end.
Cost Holding::besides(Pile mine) const {
  Cost cost = scaled(cost_of(s_, mine), s_.left_over);
  for (Pile left = only(mine, s_.in.bonuses); !empty(left);) {
    const Card card = take_lowest(left);
    const bool top = (out_.cards & above(card)) == 0;
    cost += scaled(met(card).own, top ? s_.weights.makes_top : s_.weights.makes_low);
  }
  for (Pile left = only(out_, s_.prizes); !empty(left);) {
    const Card card = take_lowest(left);
    const Cards catchers = mine.cards & above(card);
    if (catchers == 0) continue;
    const int higher = number_of(out_, above(highest(catchers)));
    cost += scaled(cost_of(s_, card), s_.weights.catches >> higher);
  }
  return cost;
}

Cost Holding::leading(Card card, int falling) const {
  const int left = left_after(falling);
  const Met &it = met(card);
  if (left == 0 || followers_ == 0) return it.own + s_.dump * (s_.law.players - 1);
  return scaled(it.own + discarded(left, 0) + it.followed, it.wins);
}

Cost Holding::keeping(Pile kept, int falling) const {
  const Cost cost = s_.aim.penalties > 0 ? shedding(left_after(falling), kept) + stopping(kept) : collecting(kept);
  return s_.keeps_more ? cost + besides(kept) : cost;
}

} // namespace openhearts
