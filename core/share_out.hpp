// Shares cards out so that each seat gets a given sum: finds cards that can have led to given points.
//
// The search is exhaustive: `none` means that there is no such sharing; a search that takes too long is `gave_up`.
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

// A callback that says whether a sharing is acceptable.
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
