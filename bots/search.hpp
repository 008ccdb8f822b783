// The searching player: it tries each of its choices in sampled deals, lets everybody play on carefully to the end of
// the hand, and takes the choice that came out best.
//
// A deal is one of those that agree with all the seat may know (hidden.hpp), and weighs the more the better it explains
// what the others have played (likelihood.hpp); where there are few, each is tried once, and in the last tricks played
// to its exact end (ending.hpp). Half of the choices drop out after every round of trials. The careful
// player's own choice is given up only for one that is clearly better: a few trials are worth less than its judgement.
// Works under any rules, for bids, suits, passes, cards and moons.
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
  // Decisions thought through in all, by whomever; it stops at the first trial that goes beyond. Twice as many for a
  // pass.
  std::int64_t nodes = 15000;
  bool games = true; // plays to win the game rather than for the points of the hand
  bool even = false; // tries every choice, even an only one, as often as any other: to tell of them, not to choose

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
    Value gain = 0; // weighted, on the careful choice, in steps
    std::int64_t squares = 0; // of the gains, weighted, in points where a step is 1
    // What came of it, weighted: the seat's points of the hand, moons of its side and of others, and how often the seat
    // took the queen, a card that takes points off, and the trick that the choice was made in.
    std::int64_t points = 0;
    std::int64_t moons = 0;
    std::int64_t moons_against = 0;
    std::int64_t queens = 0;
    std::int64_t bonuses = 0;
    std::int64_t tricks = 0;
    bool sure = false; // it was tried in every deal there is

    Value mean_gain() const { return weight == 0 ? 0 : gain / weight * step; }
    // The standard error of the mean gain: of as many trials as would tell as much if all weighed the same. None where
    // every deal was tried.
    Value error() const;
  };

  // `law` and `view` must outlive it. REQUIRES: the view's seat may act.
  Search(const Law &law, const View &view, std::uint64_t seed, const SearchLimits &limits);

  // Whether there is nothing left to try.
  bool finished() const { return at_ == 0 && ((left_ <= 1 && !limits_.even) || nodes_ >= limits_.nodes); }

  // Thinks a little further: weighs one more deal, or tries the next choice in one. REQUIRES: !finished().
  void step();

  // The best so far: before the first trial the careful player's.
  const Choice &best() const;

  // All choices, those that lasted longer first; the careful player's is never dropped.
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
  std::vector<Hand> every_; // all deals there are, where they are few, until they are weighed
  bool complete_ = false; // there were few
  bool ending_ = false; // and few cards are left
  bool weighing_ = false;
  bool weighed_ = false;
  Deal deal_; // that the choices are being tried in
  std::size_t at_ = 0; // the next of them
  Value careful_ = 0; // what the careful player's came to
  std::vector<Deal> pool_; // deals that were weighed, with the logarithm of the weight while there may be more
};

// Searches to the end, or for as long as `keep_on` says so, which is asked before every step; a step takes about a
// tenth of a millisecond at most. What leaves no choice is not thought about.
Action search_choice(const Law &law, const View &view, std::uint64_t seed, const SearchLimits &limits,
                     const std::function<bool()> &keep_on);

} // namespace openhearts
