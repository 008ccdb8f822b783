// One of the choices that a search tries, and how it did.
#pragma once

#include "bots/evaluation.hpp"
#include "core/action.hpp"

#include <span>

namespace openhearts {

struct Choice {
  Action action;
  std::int64_t trials = 0;
  std::int64_t weight = 0; // of the deals it was tried in
  std::int64_t squared_weights = 0; // the sum of their squares
  Value step = 1; // in which gains are counted
  Value gain = 0; // weighted, over the careful choice, in steps
  std::int64_t squares = 0; // of the gains, weighted, in points if a step is 1
  // The results, weighted: the seat's points for the hand, moons by its side and by others, and how often the seat
  // took the queen, a card that takes points off, and the trick in which the choice was made.
  std::int64_t points = 0;
  std::int64_t moons = 0;
  std::int64_t moons_against = 0;
  std::int64_t queens = 0;
  std::int64_t bonuses = 0;
  std::int64_t tricks = 0;
  bool sure = false; // it was tried in every possible deal

  Value mean_gain() const { return weight == 0 ? 0 : gain / weight * step; }

  // The standard error of the mean gain, for the number of equally weighted trials that would tell as much. None if
  // every deal was tried.
  Value error() const;

  // Adds what a trial gained on the careful choice in the same deal, in steps.
  void add_gain(Value steps, std::int64_t deal_weight);

  // Adds what came of a trial for the seat, in a hand that is done; `trick` is the one the choice was made in.
  void add_hand(const Law &law, const PublicState &open, Seat seat, std::size_t trick, std::int64_t deal_weight);
};

// The one that is clearly better than the first, the careful player's, by the most; else the first. REQUIRES: !empty.
const Choice &best_of(std::span<const Choice> choices);

} // namespace openhearts
