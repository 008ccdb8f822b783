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
// root of the number of hands to come, and a side's chance rises exponentially the lower its total is: the model of
// Luce, by which one side ends ahead of another by their shares of the chance that is theirs together.
inline constexpr Value whole_chance = 100 * point;
struct Prospects {
  Value chance = 0; // to win, of `whole_chance`; of a win that several share, a part
  Value place = 0;  // at the end, from 1 for the side that is ahead, in 1024ths; of a shared place, the middle
};
Prospects prospects(const Law &law, const PublicState &open, const Scores &scores, Seat seat);

// Whether this hand decides more than its points say: it may end the game, or bring a total down at a fifty. Never
// before anybody has a total: then the points are all there is to play for.
bool score_matters(const Law &law, const PublicState &open);

// Chips if every hand is settled in chips. Otherwise the game or, unless that is wanted, the points of the hand; also
// where chips are settled by the average, for there every point is one, whoever wins.
PlaysFor plays_for(const Law &law, bool games);

// By how much a point that the seat takes and the others don't makes the hand's end worse for it, where all else is
// shared evenly; with objective high, one that it doesn't take. REQUIRES: it plays for points or for the game.
Value worth_of_a_point(const Law &law, const PublicState &open, Seat seat, PlaysFor aim);

// The step in which the gain of one end of this hand over another is counted, so that it is less than 2^22 steps; 1
// under any usual rules. The squares of a hundred million such gains can then be added up.
Value step_of_gains(const Law &law, const PublicState &open, PlaysFor aim);

// REQUIRES: the hand is done.
Value evaluate(const Law &law, const PublicState &open, Seat seat, PlaysFor aim);

} // namespace openhearts
