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
  // ---- What came of it, weighted: counted only for a search that is to be explained. ----
  std::int64_t points = 0;        // the seat's own for the hand, a moon's included
  Value value = 0;                // points_value
  Value chance = 0;               // to win the game
  Value place = 0;                // at its end
  std::int64_t moons = 0;         // how often the seat's side shot the moon,
  std::int64_t moons_against = 0; // and another;
  std::int64_t queens = 0;        // the seat took the queen,
  std::int64_t bonuses = 0;       // a card that takes points off,
  std::int64_t tricks = 0;        // and the trick in which the choice was made;
  std::int64_t dirty = 0;         // penalty cards fell in that trick, whoever took it;
  std::int64_t pots = 0;          // the pot was won, or a share of it, by the seat,
  std::int64_t pots_against = 0;  // and only by others;
  std::int64_t fifties = 0;       // the seat's total dropped at a fifty;
  std::int64_t won = 0;           // the game ended, and the seat had won,
  std::int64_t lost = 0;          // or had not
  bool sure = false; // it was tried in every possible deal
  Value judged = 0;           // the gain it is judged to bring before it is tried (judgement.hpp),
  std::int64_t judgement = 0; // and how many equally weighted trials that counts for

  Value mean_gain() const { return weight == 0 ? 0 : gain / weight * step; }
  Value mean_points() const { return weight == 0 ? 0 : points * point / weight; }
  Value mean(Value Choice::*sum) const { return weight == 0 ? 0 : this->*sum / weight; }

  // The standard error of the mean gain, for the number of equally weighted trials that would tell as much. None if
  // every deal was tried.
  Value error() const;

  // The same two with the judgement counted in, which is what a player decides by.
  Value expected_gain() const;
  Value expected_error() const;

  // Adds a trial: what it gained on the careful choice in the same deal, in steps.
  void add_gain(Value steps, std::int64_t deal_weight);

  // Adds what came of a trial for the seat, in a hand that is done; `trick` is the one the choice was made in.
  void add_hand(const Law &law, const PublicState &open, Seat seat, std::size_t trick, std::int64_t deal_weight);

private:
  std::int64_t equal_trials() const;
};

// The one that is clearly better than the first, the careful player's, by the most; else the first. REQUIRES: !empty.
const Choice &best_of(std::span<const Choice> choices);

} // namespace openhearts
