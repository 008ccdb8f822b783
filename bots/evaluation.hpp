// What the end of a hand is worth to a seat: points, or a better chance to win the game.
#pragma once

#include "bots/chance.hpp"
#include "core/tally.hpp"

namespace openhearts {

// In 1024ths: of a point, of a chip, of a hundredth of a game. More is better.
using Value = std::int64_t;

// What a player plays for.
enum class PlaysFor : std::uint8_t { points, chips, game };

// How many points worse, on average, the seat's opponents do with these scores than its own side; how many better, if
// points are wanted.
Value points_value(const Law &law, const Scores &scores, Seat seat);

// The chance that the seat's side wins the game after these scores: certain if they end it.
//
// If they don't, all sides are assumed to play equally well from there on. Sums of points then spread like the square
// root of the number of hands to come, and a side's chance rises exponentially the lower its total is.
inline constexpr Value whole_chance = 100 * point;
Value chance_to_win(const Law &law, const PublicState &open, const Scores &scores, Seat seat);

// The seat's chips after the hand, plus an even share of the pot. REQUIRES: the hand is done.
Value chips_value(const Law &law, const PublicState &open, Seat seat);

// Chips if every hand is settled in chips; otherwise the game or, unless that is wanted, the points of the hand.
PlaysFor plays_for(const Law &law, bool games);

// The step in which the gain of one end of this hand over another is counted, so that it is less than 2^22 steps; 1
// under any usual rules. The squares of a hundred million such gains can then be added up.
Value step_of_gains(const Law &law, const PublicState &open, PlaysFor aim);

// REQUIRES: the hand is done.
Value evaluate(const Law &law, const PublicState &open, Seat seat, PlaysFor aim);

} // namespace openhearts
