// The searching player: it tries each of its choices in sampled deals, has everybody play carefully to the end of the
// hand, and takes the choice that did best.
//
// Each deal agrees with all the seat may know (hidden.hpp), and weighs more the better it explains what the others
// have played (likelihood.hpp). If there are few such deals, each is tried once, and in the last tricks played to its
// exact end (ending.hpp). Half of the choices drop out after every round of trials. The careful player's own choice is
// given up only for one that is clearly better: a few trials are worth less than its judgement. Works under any rules,
// for bids, suits, passes, cards and moons.
#pragma once

#include "bots/evaluation.hpp"
#include "bots/hidden.hpp"
#include "bots/likelihood.hpp"
#include "core/action.hpp"

#include <functional>
#include <span>
#include <vector>

namespace openhearts {

inline constexpr std::int64_t most_nodes = 100'000'000;

struct SearchLimits {
  // Decisions thought through in all, counting everybody's; it stops at the first trial that goes beyond. Twice as
  // many for a pass.
  std::int64_t nodes = 15000;
  bool games = true; // plays to win the game rather than for the points of the hand
  bool even = false; // tries all choices equally often, even if there is only one: to explain them, not to choose

  bool operator==(const SearchLimits &) const = default;
};

class Search {
public:
  // One of the choices, and how it did.
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
  };

  // `law` and `view` must outlive it. REQUIRES: the view's seat may act.
  Search(const Law &law, const View &view, std::uint64_t seed, const SearchLimits &limits);

  // Whether there is nothing left to try.
  bool finished() const { return at_ == 0 && ((left_ <= 1 && !limits_.even) || nodes_ >= limits_.nodes); }

  // Thinks one step further: weighs one more deal, or tries the next choice in one. REQUIRES: !finished().
  void step();

  // The best so far; before the first trial, the careful player's.
  const Choice &best() const;

  // All choices, those that stayed in longer first; the careful player's never drops out.
  std::span<const Choice> choices() const { return choices_; }

private:
  struct Deal {
    Hand hand;
    std::int64_t weight = 1;
  };

  void consider(const Action &action) { choices_.push_back({.action = action, .step = step_}); }
  void find_choices();
  void find_deals();
  void weigh_one();
  void end_weighing();
  std::vector<Deal>::iterator heaviest(); // REQUIRES: there is one
  Deal next_deal();
  Value try_out(const Deal &deal, Choice &choice);
  void end_deal();
  void halve();

  const Law &law_;
  const View &view_;
  SearchLimits limits_;
  Random random_;
  DealSampler sampler_;
  PlaysFor aim_;
  Value step_; // in which gains are counted
  std::vector<Choice> choices_; // the careful player's first
  std::size_t left_ = 0;
  int round_ = 1;
  int rounds_ = 1;
  std::int64_t nodes_ = 0;
  Likelihood likelihood_;
  std::vector<Hand> every_; // all possible deals, if they are few, until they are weighed
  bool complete_ = false; // whether they were few
  bool ending_ = false; // whether few cards are left too
  bool weighing_ = false;
  bool weighed_ = false;
  Deal deal_; // in which the choices are being tried
  std::size_t at_ = 0; // the next choice
  Value careful_ = 0; // the result of the careful player's
  std::vector<Deal> pool_; // weighed deals, with the logarithm of the weight while there may be more
};

// Searches to the end, or as long as `keep_on`, called before every step, says so; a step takes about a tenth of a
// millisecond at most. It doesn't think if there is only one choice.
Action search_choice(const Law &law, const View &view, std::uint64_t seed, const SearchLimits &limits,
                     const std::function<bool()> &keep_on);

} // namespace openhearts
