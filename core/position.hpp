// Any position set up by hand, for tests, puzzles and teaching: who holds what, and, once play has begun, how far it
// has come.
#pragma once

#include "core/hand.hpp"

#include <string>
#include <vector>

namespace openhearts {

struct Position {
  std::vector<Cards> hands; // held now, a seat each; their sizes must fit one another
  Seat dealer = 0;
  int number = 0; // of the hand in its game: decides the pass
  Scores totals = {};
  Cards kitty = 0; // where the hands are a whole deal and this is empty: what they leave over
  // With `passing` the hand is dealt and waits for passes, if the rules have one now; else its first trick is to be
  // led.
  bool passing = true;
  // Set: play is past the first trick, this seat has the lead of the trick on the table, and `trick` lies in it.
  Seat leader = nobody;
  std::vector<Card> trick;
  std::vector<Cards> taken; // a seat each, or empty
  bool broken = false;

  bool operator==(const Position &) const = default;
};

// Why the position can't be played under this law, in words; empty if it can.
std::string fault_in(const Law &law, const Position &position);

// The hand at this position. Cards that it names nowhere are out of play: they count in no moon.
// REQUIRES: fault_in is empty.
Hand hand_from(const Law &law, const Position &position);

} // namespace openhearts
