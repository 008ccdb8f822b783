// What the cards that a seat took are worth, before any moon or bonus.
#pragma once

#include "core/hand.hpp"

namespace openhearts {

// The value of all cards that seat took.
inline std::int64_t points_of(const Law &law, const PublicState &open, Seat seat) {
  return value_of(in_force(law, open), open.taken[seat]);
}

// The value of its penalty cards alone.
inline std::int64_t penalties_of(const Law &law, const PublicState &open, Seat seat) {
  const SuitLaw &in = in_force(law, open);
  return value_of(in, only(open.taken[seat], in.penalties));
}

} // namespace openhearts
