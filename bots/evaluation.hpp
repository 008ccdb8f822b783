// What the end of a hand is worth to a seat: in points, in chips, or in its chance to win the game.
#pragma once

#include "bots/chance.hpp"
#include "core/tally.hpp"

namespace openhearts {

// In 1024ths of a point, of a chip, or of a hundredth of a game. More is better.
using Value = std::int64_t;

// What a player plays for.
enum class PlaysFor : std::uint8_t { points, chips, game };

// How many more points, on average, the seat's opponents have in these scores than its own side; how many fewer under
// `objective = high`.
Value points_value(const Law &law, const Scores &scores, Seat seat);

// The chance that the seat's side wins the game after these scores, and its expected place; certain if they end the
// game.
//
// If they don't, all sides are assumed to play equally well from there on. Sums of points then spread like the square
// root of the number of hands to come, and a side's chance rises exponentially the lower its total is. Places follow
// Luce's choice model: two sides finish one ahead of the other in proportion to their chances.
inline constexpr Value whole_chance = 100 * point;
struct Prospects {
  Value chance = 0; // to win, out of `whole_chance`; a shared win counts in part
  Value place = 0;  // at the end of the game, 1 being the best, in 1024ths; a shared place counts as the middle
};
Prospects prospects(const Law &law, const PublicState &open, const Scores &scores, Seat seat);

// Whether more than points depends on this hand: it may end the game, or bring a total down at a fifty. Never before
// anybody has a total, since then there are only points to play for. Always in the choice of a moon, whose ways come to
// the same in points.
bool score_matters(const Law &law, const PublicState &open);

// What to play for: chips if every hand is settled in chips; points if chips are settled by the average, where every
// point costs a chip, whoever wins; otherwise the game, or points unless `games`.
PlaysFor plays_for(const Law &law, bool games);

// How much worse the hand's end gets for the seat with each point that it takes and the others don't, all other points
// being shared evenly; under `objective = high`, with each that it doesn't take. REQUIRES: `aim` is points or game.
Value worth_of_a_point(const Law &law, const PublicState &open, Seat seat, PlaysFor aim);

// The unit in which the gain of one end of this hand over another is counted, so that it is less than 2^22 steps; 1
// under any usual rules. The squares of a hundred million such gains can then be summed without overflow.
Value step_of_gains(const Law &law, const PublicState &open, PlaysFor aim);

// REQUIRES: the hand is done.
Value evaluate(const Law &law, const PublicState &open, Seat seat, PlaysFor aim);

} // namespace openhearts
