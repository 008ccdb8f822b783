// Where a search's deals come from: sampled, or all there are, where they are few; weighed, where the play tells deals
// apart, by how well each explains it (likelihood.hpp), and then given heaviest first.
#pragma once

#include "bots/deal_sampler.hpp"
#include "bots/likelihood.hpp"

#include <vector>

namespace openhearts {

struct WeightedDeal {
  Hand hand;
  std::int64_t weight = 1;
  Seats own_minds = 0; // those that, with these cards, don't play like the careful player
};

class DealSource {
public:
  // `law` and `view` must outlive it.
  DealSource(const Law &law, const View &view, std::uint64_t seed);

  // Takes all deals there are, if there are at most so many, instead of sampling.
  void take_all(std::size_t most);

  // All of them are in hand, or will have been given.
  bool complete() const { return complete_; }

  // Any one of them. REQUIRES: complete(), and none was weighed or given yet.
  const Hand &any() const { return weighing_ ? unweighed_.front() : weighed_.front().hand; }

  // Whether deals are to be weighed before one is given, and there are more that may be.
  bool weighing() const { return weighing_; }
  bool may_weigh_more() const { return complete_ ? !unweighed_.empty() : likely_.size() < most_weighed; }

  // Weighs one more deal, and says how many decisions it has thought through. REQUIRES: may_weigh_more().
  std::int64_t weigh_one();

  // Makes weights of what was found. REQUIRES: one was weighed.
  void end_weighing();

  // The next deal; one that was weighed, or is one of all there are, is given once.
  WeightedDeal next();

  // Whether there is none left to give. Sampled ones that need not be weighed never end.
  bool empty() const { return !endless_ && weighed_.empty(); }

  static constexpr std::size_t most_weighed = 512;

private:
  // A deal before its weight is known: only differences between logarithms mean anything.
  struct LikelyDeal {
    Hand hand;
    std::int64_t log = 0;
    Seats own_minds = 0;
  };

  DealSampler sampler_;
  Likelihood likelihood_;
  Random random_;
  bool complete_ = false;
  bool weighing_;
  bool endless_;
  std::vector<Hand> unweighed_;     // of all there are
  std::vector<LikelyDeal> likely_;  // while weighing
  std::vector<WeightedDeal> weighed_; // those not given yet
};

} // namespace openhearts
