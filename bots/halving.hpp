// Successive halving: a budget of trials is shared among choices, and half of them drop out after every round (Karnin,
// Koren and Somekh, "Almost optimal exploration in multi-armed bandits", 2013).
#pragma once

#include "bots/evaluation.hpp"
#include "bots/order.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

namespace openhearts {

class Halving {
public:
  struct Choice {
    std::uint32_t number = 0; // of the choice, as the caller numbers them
    std::int64_t trials = 0;
    Value sum = 0;

    Value mean() const { return trials == 0 ? 0 : sum / trials; }
    void count(Value value) {
      sum += value;
      ++trials;
    }
  };

  // REQUIRES: choices > 0.
  explicit Halving(std::uint32_t choices) : all_(choices), left_(choices), rounds_(std::bit_width(choices - 1)) {
    for (std::uint32_t i = 0; i < choices; ++i) all_[i].number = i;
  }

  bool finished() const { return left_ == 1; }

  // The choices still in the race; after a round, the best first.
  std::span<Choice> left() { return {all_.data(), left_}; }
  const Choice &best() const { return all_.front(); }

  // How many trials each remaining choice has in this round, if `budget` covers all trials of all rounds.
  int trials(int budget) const { return std::max(1, budget / std::max(1, rounds_) / static_cast<int>(left_)); }

  // Ends a round: the better half stays; in a tie, the one that was better before.
  void halve() {
    put_in_order(left(), [](const Choice &one, const Choice &other) { return one.mean() > other.mean(); });
    left_ = (left_ + 1) / 2;
  }

private:
  std::vector<Choice> all_;
  std::uint32_t left_;
  int rounds_;
};

} // namespace openhearts
