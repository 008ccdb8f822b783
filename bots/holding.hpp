// What holding cards of one suit is expected to cost in the tricks to come.
#pragma once

#include "bots/situation.hpp"

namespace openhearts {

// The cards that I hold of a suit, for comparing what keeping some of them would cost. What each of them will meet
// depends on the others' cards alone, so it is worked out once. REQUIRES: the situation outlives it.
class Holding {
public:
  Holding(const Situation &s, Suit suit);

  // Keeping only these. `falling`: how many cards of the suit the others have yet to play to the trick on the table.
  // REQUIRES: I hold them.
  Cost keeping(Pile kept, int falling = 0) const;

  // Leading this card, my lowest of the suit: how good it is for losing the lead. REQUIRES: I hold it.
  Cost leading(Card card, int falling = 0) const;

private:
  // What a card of mine will meet when it is played.
  struct Met {
    Chance wins = 0;    // that it takes a round that nobody wants
    Cost followed = 0;  // what cards of the suit they are expected to add under it if it wins
    Cost own = 0;       // its own cost
    Cost rank = 0;      // and what its height costs besides
  };

  Met met_by(Card card) const;
  const Met &met(Card card) const { return met_[static_cast<std::size_t>(rank_of(card))]; }
  int left_after(int falling) const;
  Cost discarded(int left, int gone) const;
  Cost followed(Card card) const;
  Cost shedding(int left, Pile mine) const;
  Cost stopping(Pile mine) const;
  Cost collecting(Pile mine) const;
  Cost bonuses(Pile mine) const;

  const Situation &s_;
  Pile out_;       // what the others hold of the suit
  int number_;     // of these cards
  DividedBy by_number_;
  int followers_;  // who may hold some
  int discarders_; // who are known to be out of it
  Share each_;     // of the cards, that a follower holds
  std::array<Met, ranks> met_; // by rank; only of cards that I hold
};

} // namespace openhearts
