// Shares cards out so that each seat gets a given sum: finds a hand that a row of points can have come from.
//
// The search is exhaustive: if it finds nothing, there is nothing, unless it says that it gave up.
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

// Says whether a sharing is acceptable.
struct Judge {
  void *who = nullptr;
  bool (*asked)(void *who, const Taken &) = nullptr;

  template <class Asked> static Judge of(Asked &judge) {
    return {&judge, [](void *who, const Taken &taken) { return (*static_cast<Asked *>(who))(taken); }};
  }
};

// Gives every card to a seat in `among` so that the seats' sums are `wanted`. The judge is asked about each such
// sharing; the first acceptable one ends the search.
Sharing share_out(std::vector<LooseCard> cards, const Scores &wanted, Seats among, int players, Judge judge);

} // namespace openhearts
