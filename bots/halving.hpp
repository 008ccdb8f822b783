// Successive halving: a budget of trials is shared among choices, and half of them drop out after every round (Karnin,
// Koren and Somekh, "Almost optimal exploration in multi-armed bandits", 2013).
#pragma once

#include "bots/order.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>

namespace openhearts {

class Halving {
public:
  // Ends when `fewest` choices are left, or at once if there are no more than that. REQUIRES: choices > 0.
  explicit Halving(std::size_t choices, std::size_t fewest = 1)
      : left_(choices), fewest_(std::min(choices, fewest)),
        rounds_(std::max(1, static_cast<int>(std::bit_width(choices - 1)))) {}

  // How many choices are still in the race: the first ones, in the order that halve() makes.
  std::size_t left() const { return left_; }
  bool finished() const { return left_ == fewest_; }

  // How many trials each remaining choice has in this round, if `budget` covers all trials of all rounds.
  int trials(int budget) const { return std::max(1, budget / rounds_ / static_cast<int>(left_)); }

  // What the rounds up to this one may spend of the budget.
  std::int64_t spent_by_now(std::int64_t budget) const { return budget * round_ / rounds_; }

  // Ends a round: sorts `may_drop_out`, which must be the last of the choices left, and drops the worse half of all; in
  // a tie, the one that was behind.
  template <class Choice, class Better> void halve(std::span<Choice> may_drop_out, const Better &better) {
    put_in_order(may_drop_out, better);
    left_ = std::max(fewest_, (left_ + 1) / 2);
    ++round_;
  }

  // Ends a round without dropping any choice.
  void keep_all() { ++round_; }

private:
  std::size_t left_;
  std::size_t fewest_;
  int rounds_;
  int round_ = 1;
};

} // namespace openhearts
