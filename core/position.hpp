// Any position set up by hand, for tests, puzzles and teaching: who holds what, and, once play has begun, how far it
// has come.
#pragma once

#include "core/hand.hpp"
#include "core/message.hpp"

#include <optional>
#include <vector>

namespace openhearts {

struct Position {
  std::vector<Pile> hands; // held now, a seat each; their sizes must fit one another, except with a stock
  Seat dealer = 0;
  int number = 0; // of the hand in its game: decides the pass
  std::vector<std::int64_t> totals; // before it, a seat each; empty: all 0
  std::vector<std::int64_t> chips;  // before the hand is settled, whole chips, a seat each; empty: as bought
  std::int64_t pot = 0;             // the same
  Pile kitty; // where the hands are a whole deal and this is empty: what they leave over
  std::vector<Card> stock; // in the order they are drawn
  // In an auction: without a suit the bidding is to come, or, where there is a bidder, that seat's pot carries and it
  // is to name the suit. With a suit the bidding is over; without a bidder all have passed.
  Seat bidder = nobody;
  std::optional<Suit> suit;
  // With `passing` the hand is dealt and waits for bids or passes, if the rules have them now; else its first trick is
  // to be led.
  bool passing = true;
  // Set: play is past the first trick, this seat has the lead of the trick on the table, and `trick` lies in it.
  Seat leader = nobody;
  std::vector<Card> trick;
  std::vector<Pile> taken; // a seat each, or empty
  Pile lying; // on the table from fully cancelled tricks
  Seats out = 0; // with a stock: who had no card when the trick was led; before it is led, whoever holds none
  bool broken = false;

  bool operator==(const Position &) const = default;
};

// Why a position can't be read or can't be played; nothing if it can.
using PositionFault = std::optional<Message>;

PositionFault fault_in(const Law &law, const Position &position);

// The hand at this position. Cards that it names nowhere are out of play: they count in no moon.
// REQUIRES: !fault_in(law, position).
Hand hand_from(const Law &law, const Position &position);

} // namespace openhearts
