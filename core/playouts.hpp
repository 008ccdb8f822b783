// Whole hands played at random: a measure of the rules' speed and a baseline for every statistic.
#pragma once

#include "core/hand.hpp"

namespace openhearts {

struct Playouts {
  std::int64_t hands = 0;
  std::int64_t moons = 0; // hands in which a moon or a sun was shot
  std::int64_t suns = 0;
  std::int64_t cards = 0;                    // cards played
  Scores points = {};                        // sum of the scores by seat
  std::array<double, max_seats> squares = {}; // sum of the squared scores
};

// Deals, passes, plays and scores `hands` hands, numbered from `first`; the deal and the pass rotate as in a game, but
// totals stay at 0. Every legal pass, card and moon choice is equally likely. The same law, seed and hand numbers give
// the same result on every machine.
Playouts playouts(const Law &law, std::int64_t first, std::int64_t hands, std::uint64_t seed);

void add(Playouts &sum, const Playouts &more);

} // namespace openhearts
