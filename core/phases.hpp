// The order of a hand's phases, and what players do in them. Each phase is implemented in auction, pass, trick or
// scoring; only this file knows which comes next.
//
//   bid -> suit -> play         with an auction; without `suit` if all pass, without `bid` if a pot carries over
//   pass -> play                otherwise; without `pass` if nothing is passed
//   play -> (moon ->) done      with `moon` if the shooter of a moon chooses how it counts
#pragma once

#include "core/auction.hpp"
#include "core/pass.hpp"
#include "core/scoring.hpp"
#include "core/trick.hpp"

namespace openhearts {

// Begins the first phase of a hand that has been dealt.
void begin_hand(const Law &law, Hand &hand);

// Ends the hand's current phase and begins the next.
void next_phase(const Law &law, Hand &hand);

// ---- What players do; each may end the phase. REQUIRES, for all: not refused. ----

inline void bid(const Law &law, Hand &hand, Seat seat, std::int32_t chips) {
  if (take_bid(law, hand.open, seat, chips)) next_phase(law, hand);
}

// The bidder names the suit that plays the part of hearts, and leads next.
inline void name_suit(const Law &law, Hand &hand, Suit suit) {
  hand.open.suit = suit;
  next_phase(law, hand);
}

inline void pass_cards(const Law &law, Hand &hand, Seat seat, const Passed &cards) {
  if (take_pass(law, hand, seat, cards)) next_phase(law, hand);
}

// The player to act plays a card. REQUIRES: `plain` is law.plain.
template <bool plain> void play_card(const Law &law, const SuitLaw &in, Hand &hand, Card card) {
  if (lay_card<plain>(law, in, hand, card)) [[unlikely]]
    next_phase(law, hand);
}

inline void play_card(const Law &law, Hand &hand, Card card) {
  const SuitLaw &in = in_force(law, hand.open);
  law.plain ? play_card<true>(law, in, hand, card) : play_card<false>(law, in, hand, card);
}

// The shooter chooses how the moon counts.
inline void choose_moon(const Law &law, Hand &hand, MoonWay way) {
  hand.open.moon.way = way;
  next_phase(law, hand);
}

} // namespace openhearts
