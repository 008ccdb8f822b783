// What a view tells a player who counts cards: what the others may still hold, who is out of a suit, who plays last.
//
// Derived from the view alone, once per decision, without guesses or judgements. A player who forgets believes that
// some cards already played are still out.
#pragma once

#include "bots/weights.hpp"
#include "core/view.hpp"

namespace openhearts {

struct Knowledge {
  Seat me = 0;
  Pile unseen = {};                        // cards held by the others, in the kitty or in the stock
  Pile loose = {};                         // unseen cards whose holder isn't known
  std::array<Pile, max_seats> surely = {}; // what a seat holds because I passed it there
  std::array<Seats, 4> out_of = {};                             // who is out of a suit
  std::array<std::array<Share, 4>, max_seats> share = {};       // a seat's share of the loose cards of a suit
  std::array<std::uint8_t, 4> followers = {};                   // how many others may hold cards of a suit
  std::array<Share, 4> stocked = {};                            // the stock's share of the loose cards of a suit
  int tricks_left = 0;                                          // including the one on the table
  Seats later = 0;                                              // who plays to this trick after me
  Seats others = 0;                                             // everybody but me
  Pile mine = {};                                               // what I have taken, including my kitty
};

// `weights` says what is forgotten: the same things throughout a hand.
Knowledge knowledge_of(const Law &law, const View &view, const Weights &weights = {});

constexpr std::size_t index_of(Suit suit) { return static_cast<std::size_t>(suit); }
constexpr bool is_void(const Knowledge &known, Seat seat, Suit suit) {
  return (known.out_of[index_of(suit)] & bit(seat)) != 0;
}

// How many of these cards a pile holds, counting each copy. Called so often that one pack doesn't pay for the copies.
constexpr int number_of(Pile pile, Cards cards = whole_deck) {
  const int number = count(pile.cards & cards);
  return pile.twice == 0 ? number : number + count(pile.twice & cards);
}

// The chance that the seat holds none of these cards, all of one suit; `loose`: how many of them are loose.
inline Chance holds_none(const Knowledge &known, Seat seat, Suit suit, Cards cards, int loose) {
  if ((known.surely[seat].cards & cards) != 0) return 0;
  return chance_of_none(known.share[seat][index_of(suit)], loose);
}
inline Chance holds_none(const Knowledge &known, Seat seat, Suit suit, Cards cards) {
  return holds_none(known, seat, suit, cards, number_of(known.loose, cards));
}

// The cards of a card's suit that are below it, and above it.
constexpr Cards below(Card card) { return of(suit_of(card)) & (of(card) - 1); }
constexpr Cards above(Card card) { return of(suit_of(card)) & ~(of(card) | (of(card) - 1)); }

} // namespace openhearts
