// Shooting the moon, as the careful player judges it: its own chance, another's, and how a moon should count.
#pragma once

#include "bots/situation.hpp"

namespace openhearts {

// An opponent, or a side, on the way to a moon that would hurt.
Threat threat_of(const Situation &s);

// Whether going for the moon is better than ducking.
bool worth_shooting(const Situation &s);

// Old, unless the game would then end badly. REQUIRES: the view's seat has a moon to choose.
MoonWay careful_moon(const Law &law, const View &view);

} // namespace openhearts
