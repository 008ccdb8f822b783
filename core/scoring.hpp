// What a finished hand scores (RULES.md §4): the cards taken, moons and suns, bonuses.
//
// After the last card nothing is hidden, so all of this reads what everybody sees.
#pragma once

#include "core/hand.hpp"

namespace openhearts {

// The moon shot in a hand whose last card has been played; its `way` is still none.
Moon moon_in(const Law &law, const PublicState &open);

// The scores of a hand under this moon; moon.way says how it counts.
Scores scores_of(const Law &law, const PublicState &open, const Moon &moon);

// After the last card: adds the kitty to its taker's cards, and finds the moon and, unless the shooter chooses, the way
// it counts.
void find_moon(const Law &law, Hand &hand);

// Makes it the shooter's turn to choose how the moon counts.
void begin_choice(PublicState &open);

// Scores the hand and marks it as done.
void finish(const Law &law, PublicState &open);

// Why seat may not choose how its moon counts, or Refusal::none.
Refusal refuse_moon(const Law &law, const PublicState &open, Seat seat, MoonWay way);

} // namespace openhearts
