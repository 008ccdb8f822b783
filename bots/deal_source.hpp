// Where a search's deals come from: they are sampled or, if there are few, listed completely. If the play so far tells
// deals apart, each is weighted by how well it explains the play (likelihood.hpp), and the heaviest are returned first.
#pragma once

#include "bots/deal_sampler.hpp"
#include "bots/likelihood.hpp"

#include <vector>

namespace openhearts {

struct WeightedDeal {
  Hand hand;
  std::int64_t weight = 1;
  Seats deviating = 0; // seats that, with these cards, don't play like the careful player
};

class DealSource {
public:
  // `law` and `view` must outlive the source.
  DealSource(const Law &law, const View &view, std::uint64_t seed);

  // Lists all possible deals instead of sampling, if there are at most `most`.
  void take_all(std::size_t most);

  // Whether all possible deals are listed, so that the search will see each of them.
  bool complete() const { return complete_; }

  // Any of the listed deals. REQUIRES: complete(), and none has been weighed or returned yet.
  const Hand &any() const { return weighing_ ? unweighed_.front() : weighed_.front().hand; }

  // weighing: deals are to be weighed before the first is returned. may_weigh_more: there are more that can be weighed.
  bool weighing() const { return weighing_; }
  bool may_weigh_more() const { return complete_ ? !unweighed_.empty() : likely_.size() < most_weighed; }

  // Weighs one more deal, and returns how many decisions that took. REQUIRES: may_weigh_more().
  std::int64_t weigh_one();

  // Turns the likelihoods found into weights. REQUIRES: at least one deal was weighed.
  void end_weighing();

  // The next deal. Weighed or listed deals are returned once each.
  WeightedDeal next();

  // Whether no deal is left. Sampled deals that need not be weighed never run out.
  bool empty() const { return !endless_ && weighed_.empty(); }

  static constexpr std::size_t most_weighed = 512;

private:
  // A deal before its weight is known; only differences between logarithms are meaningful.
  struct LikelyDeal {
    Hand hand;
    std::int64_t log = 0;
    Seats deviating = 0;
  };

  DealSampler sampler_;
  Likelihood likelihood_;
  Random random_;
  bool complete_ = false;
  bool weighing_;
  bool endless_;
  std::vector<Hand> unweighed_; // listed deals that are still to be weighed
  std::vector<LikelyDeal> likely_; // used while weighing
  std::vector<WeightedDeal> weighed_; // deals not returned yet
};

} // namespace openhearts
