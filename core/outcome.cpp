#include "core/outcome.hpp"

#include "core/scoring.hpp"

namespace openhearts {

Outcome outcome_of(const Law &law, const PublicState &open, MoonWay way) {
  PublicState after = open;
  after.moon.way = way;
  finish(law, after);
  return {after.scores, tally_after(law, after)};
}

} // namespace openhearts
