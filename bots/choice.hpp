// One of the choices that a search tries, and its results so far.
#pragma once

#include "bots/evaluation.hpp"
#include "bots/fixed_point.hpp"
#include "core/action.hpp"

#include <span>

namespace openhearts {

struct Choice {
  Action action;
  std::int64_t trials = 0;
  std::int64_t weight = 0; // sum of the weights of the deals tried
  std::int64_t squared_weights = 0; // sum of their squares
  Value step = 1; // the unit in which gains are counted
  Value gain = 0; // weighted sum of the gains over the careful choice, in steps
  std::int64_t squares = 0; // weighted sum of the squared gains, in points if a step is 1
  // ---- Weighted sums of what happened in the trials; counted only in a search that is to be explained. ----
  std::int64_t points = 0;        // the seat's score for the hand, moons included
  Value value = 0;                // points_value
  Value chance = 0;               // the chance to win the game
  Value place = 0;                // the place at the end of the game
  std::int64_t moons = 0;         // the seat's side shot the moon
  std::int64_t moons_against = 0; // another side shot the moon
  std::int64_t queens = 0;        // the seat took the queen
  std::int64_t bonuses = 0;       // the seat took a bonus card
  std::int64_t tricks = 0;        // the seat took the trick in which the choice was made
  std::int64_t dirty = 0;         // penalty cards fell in that trick, whoever took it
  std::int64_t pots = 0;          // the seat won the pot or a share of it
  std::int64_t pots_against = 0;  // only others won the pot
  std::int64_t fifties = 0;       // the seat's total dropped at a fifty
  std::int64_t won = 0;           // the game ended, and the seat's side alone won
  std::int64_t lost = 0;          // the game ended, and the seat didn't win
  bool sure = false; // it was tried in every possible deal
  Value judged = 0;           // its expected gain as judged before any trial (judgement.hpp)
  std::int64_t judgement = 0; // how many equally weighted trials that judgement counts for

  Value mean_gain() const { return weight == 0 ? 0 : rounded(gain, weight) * step; }
  Value mean(Value Choice::*sum) const { return weight == 0 ? 0 : rounded(this->*sum, weight); }

  // The mean of points, or how often something happened, in 1024ths, rounded.
  Value mean_in_parts(std::int64_t Choice::*sum) const;

  // The standard error of the mean gain, from the number of equally weighted trials that would tell as much; 0 if every
  // deal was tried.
  Value error() const;

  // The mean gain and its error with the judgement included; a player decides by these.
  Value expected_gain() const;
  Value expected_error() const;

  // Adds a trial with this gain over the careful choice in the same deal, in steps.
  void add_gain(Value steps, std::int64_t deal_weight);

  // Adds what happened to the seat in a trial, whose hand is done; `trick` is the one in which the choice was made.
  void add_hand(const Law &law, const PublicState &open, Seat seat, std::size_t trick, std::int64_t deal_weight);

private:
  std::int64_t equal_trials() const;
};

// The choice that is most clearly better than the first, which is the careful player's; the first if none is. REQUIRES:
// !choices.empty().
const Choice &best_of(std::span<const Choice> choices);

} // namespace openhearts
