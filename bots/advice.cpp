#include "bots/advice.hpp"

#include <bit>

namespace openhearts {

Value cost_of(const Law &law, const View &view, const Advice &advice, const Choice &choice) {
  const Value worse = advice.choices.front().mean_gain() - choice.mean_gain();
  if (advice.in_chips) return worse;
  // A point that we take is one that the others don't; the gain counts both sides.
  const int us = std::popcount(seats_on(law, law.side_of[view.seat]));
  return worse * (law.players - us) / law.players;
}

} // namespace openhearts
