// What the scores and the game would be after a moon that counts one way or the other.
#pragma once

#include "core/tally.hpp"

namespace openhearts {

struct Outcome {
  Scores scores = {};
  Tally tally;
};

// Includes everything that follows: bonus cards, fifties, the end of the game, its chips. REQUIRES: a moon was shot.
Outcome outcome_of(const Law &law, const PublicState &open, MoonWay way);

} // namespace openhearts
