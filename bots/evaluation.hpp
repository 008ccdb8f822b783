// What the end of a hand is worth to a seat: points, or a better chance to win the game.
#pragma once

#include "bots/chance.hpp"
#include "core/standing.hpp"

namespace openhearts {

// In 1024ths: of a point, of a chip, of a hundredth of a game. More is better.
using Value = std::int64_t;

// What a player plays for.
enum class PlaysFor : std::uint8_t { points, chips, game };

// By how many points the opponents of the seat do worse with these scores than its own side, on the mean; by how many
// points they do better where points are wanted.
Value points_value(const Law &law, const Scores &scores, Seat seat);

// How likely the seat's side is to win the game after these scores: certain where they end it.
//
// Where they don't, every side is taken to play equally well from there on: sums of points then spread like the square
// root of the hands to come, and a side wins the likelier the lower its total stands, exponentially.
inline constexpr Value whole_chance = 100 * point;
Value chance_to_win(const Law &law, const PublicState &open, const Scores &scores, Seat seat);

// The seat's chips after the hand, and an even share of what lies in the pot. REQUIRES: the hand is done.
Value chips_value(const Law &law, const PublicState &open, Seat seat);

// Chips where every hand is settled in chips; else the game, or, unless that is wanted, the points of the hand.
PlaysFor plays_for(const Law &law, bool games);

// In how large steps the gain of one end of this hand on another is counted, so that it is less than 2^22 of them: one
// by one under any usual rules. The squares of a hundred million such gains can then be added up.
Value step_of_gains(const Law &law, const PublicState &open, PlaysFor aim);

// REQUIRES: the hand is done.
Value evaluate(const Law &law, const PublicState &open, Seat seat, PlaysFor aim);

} // namespace openhearts
