// One decision of an expert, computed step by step, for callers with a clock, which the engine doesn't have.
#pragma once

#include "bots/search.hpp"

namespace openhearts {

class Thought {
public:
  // REQUIRES: the view's seat may act.
  Thought(const Law &law, const View &view, std::uint64_t seed, const SearchLimits &limits)
      : law_(law), view_(view), seed_(seed), limits_(limits), search_(law_, view_, seed, limits) {}
  Thought(const Thought &) = delete; // the search refers to law_ and view_
  Thought &operator=(const Thought &) = delete;

  // Whether this is the decision that is being computed.
  bool is_of(const Law &law, const View &view, std::uint64_t seed, const SearchLimits &limits) const {
    return seed == seed_ && limits == limits_ && law == law_ && view == view_;
  }

  // Takes up to this many steps, as long as the search isn't finished. A step takes about a tenth of a millisecond at
  // most.
  void go_on(std::int64_t steps) {
    while (steps-- > 0 && !search_.finished()) search_.step();
  }

  bool finished() const { return search_.finished(); }
  const Action &best() const { return search_.best().action; }

private:
  Law law_;
  View view_;
  std::uint64_t seed_;
  SearchLimits limits_;
  Search search_;
};

} // namespace openhearts
