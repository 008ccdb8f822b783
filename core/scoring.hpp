// What a finished hand scores (RULES.md §4): the cards as they fell, moons and suns, bonuses.
#pragma once

#include "core/standing.hpp"

namespace openhearts {

// The moon that was shot in a hand whose last card has fallen; its `way` is still to be chosen.
Moon moon_in(const Law &law, const Hand &hand);

// The value of the cards that seat took, as they fell.
inline std::int64_t points_of(const Law &law, const Hand &hand, Seat seat) { return value_of(law, won_by(hand, seat)); }

// The scores of a hand under this moon; moon.way says how it counts.
Scores scores_of(const Law &law, const Hand &hand, const Moon &moon);

// Why seat may not choose how its moon counts, or Refusal::none.
Refusal refuse_moon(const Law &law, const Hand &hand, Seat seat, MoonWay way);

// The shooter chooses; the hand is done. REQUIRES: not refused.
void choose_moon(const Law &law, Hand &hand, MoonWay way);

} // namespace openhearts
