// Shooting the moon, as the careful player judges it: its own chance, another's, and how a moon should count.
#pragma once

#include "bots/situation.hpp"

namespace openhearts {

// The opponent or side that may be shooting a moon that would hurt.
Threat threat_of(const Situation &s);

// Whether going for the moon is better than ducking.
bool worth_shooting(const Situation &s);

// The old way, unless the game ends better with the new one. REQUIRES: the view's seat is to choose how a moon counts.
MoonWay careful_moon(const Law &law, const View &view);

} // namespace openhearts
