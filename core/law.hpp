// A playable rule set compiled into bit masks and tables, which the rest of the core uses instead of reading fields.
//
// Made once per game by `compile`, and never changed afterwards. The masks turn "may this card be played?" into a few
// bit operations, so even unusual rule sets are fast.
#pragma once

#include "core/rules.hpp"

namespace openhearts {

// All cards of one value. Points are added up value by value: the sum of value * count(taken & cards).
struct ValueClass {
  Cards cards = 0;
  std::int32_t value = 0;
};

// The part of the law about hearts and the values of cards. In an auction the bidder names the suit that plays the part
// of hearts, so there is one of these for every suit; otherwise only hearts play that part.
struct SuitLaw {
  Cards hearts = openhearts::hearts; // the suit that plays the part of hearts

  Cards penalties = 0; // cards of positive value
  Cards bonuses = 0;   // cards of negative value
  std::array<ValueClass, deck_size> values = {}; // highest value first
  int value_classes = 0;

  Cards queen = 0; // the queen's bit; empty if her value isn't positive, and then the queen_* fields do nothing
  // What may not be led, indexed by whether hearts are broken.
  std::array<Cards, 2> no_lead = {};
  // What may not be discarded, indexed by whether it is the first trick and whether hearts are broken.
  std::array<std::array<Cards, 2>, 2> no_discard = {};
  Cards forced = 0; // cards that must be discarded at the first opportunity
  // What breaks hearts: [1] when led or following suit, [0] when discarded.
  std::array<Cards, 2> breaks = {};
};

struct Law {
  Rules asked; // the rules as given
  Rules rules; // the same, resolved: every default filled in
  int players = 4;
  bool plain = true; // one pack and no stock: no card occurs twice, no trick is cancelled, nobody draws
  int hand_size = 13;
  int kitty_size = 0; // cards left over from the deal, in rules without a stock
  int stock_size = 0; // the same, in rules with one
  Pile deck = {whole_deck, 0};             // all cards dealt or left over
  std::array<Card, max_cards> cards = {}; // the deck as a list, lowest first, copies next to each other
  int card_count = deck_size;

  std::array<SuitLaw, 4> by_suit = {}; // by the suit that plays the part of hearts; only hearts without an auction
  SuitLaw priced; // without an auction: the same, but a card's value is what it costs a player who plays for chips

  int sides = 4;
  std::array<std::uint8_t, max_seats> side_of = {}; // without teams every seat is its own side
  int chip_unit = 1; // parts per chip, chosen so that averages are never rounded

  bool operator==(const Law &other) const { return asked == other.asked; } // everything else follows from the rules
};

// REQUIRES: !fault_in(rules).
Law compile(const Rules &rules);

// The part of the law in force while this suit plays the part of hearts.
constexpr const SuitLaw &law_of(const Law &law, Suit suit) { return law.by_suit[static_cast<std::size_t>(suit)]; }

// The value of a set of cards.
constexpr std::int64_t value_of(const SuitLaw &law, Cards cards) {
  std::int64_t sum = 0;
  for (int i = 0; i < law.value_classes; ++i) {
    const ValueClass &value = law.values[static_cast<std::size_t>(i)];
    sum += static_cast<std::int64_t>(value.value) * count(cards & value.cards);
  }
  return sum;
}
constexpr std::int64_t value_of(const SuitLaw &law, Pile pile) {
  const std::int64_t sum = value_of(law, pile.cards);
  return pile.twice == 0 ? sum : sum + value_of(law, pile.twice);
}

// M (RULES.md §4): the sum of the positive values in play, with this part of the law in force.
constexpr std::int64_t penalty_sum(const Law &law, const SuitLaw &in) {
  return value_of(in, only(law.deck, in.penalties));
}

} // namespace openhearts
