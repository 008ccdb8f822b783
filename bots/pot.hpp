// What a pot that only a clear player can win is worth to the careful player (RULES.md §7, sweepstakes).
#pragma once

#include "bots/situation.hpp"

namespace openhearts {

// The chance that a player who is clear stays clear to the end of the hand.
Chance stays_clear(const Situation &s);

// What my first penalty card costs me besides its points: the pot, times the chance that I would have been the only
// clear player. 0 if I have a penalty card already, or if there is no such pot.
Cost cost_of_the_first(const Situation &s);

} // namespace openhearts
