// The order of a hand's phases, and what players do in them. How each phase goes is in auction, pass, trick and
// scoring, none of which knows what comes next; that is here alone.
//
//   bid -> suit -> play         with an auction; if all pass, no suit is named, and a pot that carries needs no bids
//   pass -> play                otherwise; play at once where nothing is passed
//   play -> (moon ->) done      the shooter of a moon may have a choice to make
#pragma once

#include "core/auction.hpp"
#include "core/pass.hpp"
#include "core/scoring.hpp"
#include "core/trick.hpp"

namespace openhearts {

// The cards are dealt: the first phase begins.
void begin_hand(const Law &law, Hand &hand);

// The phase the hand is in has come to its end, and the next begins.
void next_phase(const Law &law, Hand &hand);

// ---- What players do, and the phase it may end. REQUIRES, of all: not refused. ----

inline void bid(const Law &law, Hand &hand, Seat seat, std::int32_t chips) {
  if (take_bid(law, hand.open, seat, chips)) next_phase(law, hand);
}

// The bidder names the suit that plays the part of hearts, and is to lead.
inline void name_suit(const Law &law, Hand &hand, Suit suit) {
  hand.open.suit = suit;
  next_phase(law, hand);
}

inline void pass_cards(const Law &law, Hand &hand, Seat seat, const Passed &cards) {
  if (take_pass(law, hand, seat, cards)) next_phase(law, hand);
}

// The player to act plays a card; `plain` is the law's.
template <bool plain> void play_card(const Law &law, const SuitLaw &in, Hand &hand, Card card) {
  if (lay_card<plain>(law, in, hand, card)) [[unlikely]]
    next_phase(law, hand);
}

inline void play_card(const Law &law, Hand &hand, Card card) {
  const SuitLaw &in = in_force(law, hand.open);
  law.plain ? play_card<true>(law, in, hand, card) : play_card<false>(law, in, hand, card);
}

// The shooter says how the moon counts.
inline void choose_moon(const Law &law, Hand &hand, MoonWay way) {
  hand.open.moon.way = way;
  next_phase(law, hand);
}

} // namespace openhearts
