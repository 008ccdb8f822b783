// The searching player: tries each of its choices in sampled deals, lets careful players finish the hand, and takes the
// choice that did best.
//
// The choices come from candidates.hpp and the deals from deal_source.hpp: each deal agrees with all that the seat may
// know, and weighs more the better it explains what the others have played. If there are few such deals, each is tried
// once and, in the last tricks, played to its exact end (ending.hpp). Half of the choices drop out after every round of
// trials (halving.hpp). The careful player's own choice is given up only for one that is clearly better, because a few
// trials are worth less than its judgement. Works under any rules, for bids, suits, passes, cards and moons.
#pragma once

#include "bots/choice.hpp"
#include "bots/deal_source.hpp"
#include "bots/halving.hpp"
#include "core/keep_on.hpp"

#include <span>
#include <vector>

namespace openhearts {

inline constexpr std::int64_t most_nodes = 100'000'000;

struct SearchLimits {
  // Total number of decisions considered, counting everybody's; the search stops after the trial that exceeds it. Twice
  // as many for a pass, or four times as many if `even`.
  std::int64_t nodes = 15000;
  bool games = true; // play to win the game rather than for the points of the hand
  bool even = false; // try all choices equally often, even a single one: to explain them rather than to choose

  bool operator==(const SearchLimits &) const = default;
};

class Search {
public:
  // `law` and `view` must outlive the search. REQUIRES: the view's seat may act.
  Search(const Law &law, const View &view, std::uint64_t seed, const SearchLimits &limits);

  // Whether there is nothing left to try.
  bool finished() const { return at_ == 0 && ((halving_.left() <= 1 && !limits_.even) || nodes_ >= limits_.nodes); }

  // Takes one step: weighs one more deal, or tries the next choice in a deal. REQUIRES: !finished().
  void step();

  // The best choice so far; before the first trial, the careful player's.
  const Choice &best() const { return best_of(choices_); }

  // All choices: first the careful player's, which never drops out, then those that stayed in longest.
  std::span<const Choice> choices() const { return choices_; }

  // The deal in which the last step tried a choice.
  const WeightedDeal &deal() const { return deal_; }

private:
  void take_all_deals();
  void weigh_one();
  Value try_out(Choice &choice);
  void end_deal();
  void end_round();

  const Law &law_;
  const View &view_;
  SearchLimits limits_;
  PlaysFor aim_;
  Value step_; // the unit in which gains are counted
  Seats shooters_ = 0; // the others who could be after a moon
  int doublings_ = 0; // how many times to double the weight of a deal in which they shoot it
  std::vector<Choice> choices_; // the careful player's first
  Halving halving_;
  DealSource deals_;
  bool ending_ = false; // all deals are listed, and few cards are left
  std::int64_t nodes_ = 0;
  WeightedDeal deal_; // the deal in which the choices are being tried
  std::size_t at_ = 0; // the next choice to try in it
  Value careful_ = 0; // the value of the careful player's choice in it
};

// Searches to the end, or until `keep_on`, called before every step, says to stop; a step takes about a tenth of a
// millisecond at most. If there is only one choice, returns it at once.
Action search_choice(const Law &law, const View &view, std::uint64_t seed, const SearchLimits &limits, KeepOn keep_on);

} // namespace openhearts
