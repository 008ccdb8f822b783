// A position set up by hand, for tests, puzzles and teaching: who holds what and, once play has begun, how far the hand
// has come.
#pragma once

#include "core/hand.hpp"
#include "core/message.hpp"

#include <optional>
#include <vector>

namespace openhearts {

struct Position {
  std::vector<Pile> hands; // cards held now, by seat; their numbers must be consistent, except with a stock
  Seat dealer = 0;
  int number = 0; // the hand's number in its game, which decides the pass
  std::vector<std::int64_t> totals; // before the hand, by seat; empty: all 0
  std::vector<std::int64_t> chips; // before the hand is settled, in whole chips, by seat; empty: as bought
  std::int64_t pot = 0; // before the hand is settled, in whole chips
  Pile kitty; // if empty and the hands are a whole deal: the cards not in them
  std::vector<Card> stock; // in drawing order
  // For rules with an auction. No suit: the bidding is yet to come or, if there is a bidder, the pot carries over and
  // the bidder is to name the suit. With a suit, the bidding is over; without a bidder everybody passed.
  Seat bidder = nobody;
  std::optional<Suit> suit;
  // If true, the hand has just been dealt and waits for bids or passes, if the rules have them in this hand; otherwise
  // the first trick is to be led.
  bool passing = true;
  // If set, play is past the first trick, this seat leads the trick on the table, and `trick` holds its cards so far.
  Seat leader = nobody;
  std::vector<Card> trick;
  std::vector<Pile> taken; // by seat, or empty
  Pile lying; // cards on the table from fully cancelled tricks
  Seats out = 0; // with a stock: who had no card when the trick was led or, before the lead, has none now
  bool broken = false;

  bool operator==(const Position &) const = default;
};

// Why a position can't be read or can't be played; nothing if it is sound.
using PositionFault = std::optional<Message>;

PositionFault fault_in(const Law &law, const Position &position);

// The hand at this position. Cards that the position doesn't name are out of play and don't count towards a moon.
// REQUIRES: !fault_in(law, position).
Hand hand_from(const Law &law, const Position &position);

} // namespace openhearts
