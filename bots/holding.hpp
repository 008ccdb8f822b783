// What holding cards of one suit is expected to cost in the tricks to come.
#pragma once

#include "bots/situation.hpp"

namespace openhearts {

// The cards that I hold of a suit, for comparing what keeping some of them would cost. What each card will meet depends
// only on the others' cards, so it is computed once. REQUIRES: the situation outlives the holding.
class Holding {
public:
  Holding(const Situation &s, Suit suit);

  // The cost of keeping only these. `falling`: how many cards of the suit the others have yet to play to the trick on
  // the table. REQUIRES: I hold them.
  Cost keeping(Pile kept, int falling = 0) const;

  // The cost of leading this card, my lowest of the suit, in order to lose the lead. REQUIRES: I hold it.
  Cost leading(Card card, int falling = 0) const;

private:
  // What a card of mine will meet when it is played.
  struct Met {
    Chance wins;   // the chance that it takes a round that nobody wants
    Cost followed; // the cost of the lower cards of the suit that others are expected to play if it wins
    Cost own;      // its own cost
    Cost rank;     // what its height costs in addition
  };

  Met met_by(Card card) const;
  const Met &met(Card card) const { return met_[static_cast<std::size_t>(rank_of(card))]; }
  int left_after(int falling) const;
  Cost discarded(int left, int gone) const;
  Cost followed(Card card) const;
  Cost shedding(int left, Pile mine) const;
  Cost stopping(Pile mine) const;
  Cost collecting(Pile mine) const;
  Cost besides(Pile mine) const;

  const Situation &s_;
  Pile out_;       // unseen cards of the suit
  int number_;     // how many they are
  DividedBy by_number_;
  int followers_;  // how many others may hold some
  int discarders_; // how many others are known to be out of the suit
  Share each_;     // the share of the cards that each follower holds
  std::array<Met, ranks> met_; // by rank; only cards that I hold have any
};

} // namespace openhearts
