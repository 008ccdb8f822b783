// What a pot is worth to the careful player where only who stays clear can win it (RULES.md §7, sweepstakes).
#pragma once

#include "bots/situation.hpp"

namespace openhearts {

// How likely a player who is clear stays so to the end of the hand.
Chance stays_clear(const Situation &s);

// What my first penalty card costs me beside its points: the chance that I would have been the only one clear. Nothing
// where I have one already, or no such pot is played for.
Cost cost_of_the_first(const Situation &s);

} // namespace openhearts
