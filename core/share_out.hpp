// Shares cards out so that each seat comes to a given sum: which hand a row of points can have come from.
//
// Searches whole: what it does not find there is not, unless it says that it gave up.
#pragma once

#include "core/hand.hpp"

#include <vector>

namespace openhearts {

using Taken = std::array<Pile, max_seats>;

struct LooseCard {
  Card card = 0;
  std::int32_t value = 0;
};

enum class Sharing : std::uint8_t { found, none, gave_up };

// Says whether a sharing will do.
struct Judge {
  void *who = nullptr;
  bool (*asked)(void *who, const Taken &) = nullptr;

  template <class Asked> static Judge of(Asked &judge) {
    return {&judge, [](void *who, const Taken &taken) { return (*static_cast<Asked *>(who))(taken); }};
  }
};

// Every card goes to a seat in `among`, and the seats' sums are `wanted`. The judge is asked of each such sharing, and
// the first that will do ends the search.
Sharing share_out(std::vector<LooseCard> cards, const Scores &wanted, Seats among, int players, Judge judge);

} // namespace openhearts
