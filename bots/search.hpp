// The searching player: it tries each of its choices in sampled deals, has everybody play carefully to the end of the
// hand, and takes the choice that did best.
//
// What it tries is in candidates.hpp, and where its deals come from in deal_source.hpp: each agrees with all the seat
// may know, and weighs more the better it explains what the others have played. If there are few such deals, each is
// tried once, and in the last tricks played to its exact end (ending.hpp). Half of the choices drop out after every
// round of trials (halving.hpp). The careful player's own choice is given up only for one that is clearly better: a few
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
  // Decisions thought through in all, counting everybody's; it stops at the first trial that goes beyond. Twice as
  // many for a pass, or four times if `even`.
  std::int64_t nodes = 15000;
  bool games = true; // plays to win the game rather than for the points of the hand
  bool even = false; // tries all choices equally often, even if there is only one: to explain them, not to choose

  bool operator==(const SearchLimits &) const = default;
};

class Search {
public:
  // `law` and `view` must outlive it. REQUIRES: the view's seat may act.
  Search(const Law &law, const View &view, std::uint64_t seed, const SearchLimits &limits);

  // Whether there is nothing left to try.
  bool finished() const { return at_ == 0 && ((halving_.left() <= 1 && !limits_.even) || nodes_ >= limits_.nodes); }

  // Thinks one step further: weighs one more deal, or tries the next choice in one. REQUIRES: !finished().
  void step();

  // The best so far; before the first trial, the careful player's.
  const Choice &best() const { return best_of(choices_); }

  // All choices, those that stayed in longer first; the careful player's never drops out.
  std::span<const Choice> choices() const { return choices_; }

  // The deal that the last step tried a choice in.
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
  Value step_; // in which gains are counted
  Seats shooters_ = 0; // the others who could be after a moon,
  int doublings_ = 0; // and how often the weight of a deal in which it comes is doubled
  std::vector<Choice> choices_; // the careful player's first
  Halving halving_;
  DealSource deals_;
  bool ending_ = false; // all deals are known, and few cards are left
  std::int64_t nodes_ = 0;
  WeightedDeal deal_; // that the choices are being tried in
  std::size_t at_ = 0; // the next of them
  Value careful_ = 0; // what the careful player's came to
};

// Searches to the end, or as long as `keep_on`, called before every step, says so; a step takes about a tenth of a
// millisecond at most. It doesn't think if there is only one choice.
Action search_choice(const Law &law, const View &view, std::uint64_t seed, const SearchLimits &limits, KeepOn keep_on);

} // namespace openhearts
