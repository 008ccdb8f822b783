// Whole hands played at random: the speed of the rules, and a base line for every statistic.
#pragma once

#include "core/hand.hpp"

namespace openhearts {

struct Playouts {
  std::int64_t hands = 0;
  std::int64_t moons = 0; // hands in which one was shot, suns among them
  std::int64_t suns = 0;
  std::int64_t cards = 0;                    // played
  Scores points = {};                        // sum of the scores, a seat each
  std::array<double, max_seats> squares = {}; // sum of the squared scores
};

// Deals, passes, plays and scores `hands` hands, numbered from `first`; the deal and the cycle of passes move on as in
// a game, totals stay at 0. Every pass, card and moon choice is as likely as any other legal one. The same law, seed
// and hand numbers give the same result on every machine.
Playouts playouts(const Law &law, std::int64_t first, std::int64_t hands, std::uint64_t seed);

void add(Playouts &sum, const Playouts &more);

} // namespace openhearts
