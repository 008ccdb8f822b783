// What a finished hand scores (RULES.md §4): the cards taken, moons and suns, bonuses.
//
// After the last card nothing is hidden, so all of this reads what everybody sees.
#pragma once

#include "core/hand.hpp"

namespace openhearts {

// The moon shot in a hand whose last card has been played; its `way` is yet to be chosen.
Moon moon_in(const Law &law, const PublicState &open);

// The scores of a hand under this moon; moon.way says how it counts.
Scores scores_of(const Law &law, const PublicState &open, const Moon &moon);

// The last card has fallen: the kitty joins the cards of who takes it, and the moon is found, with the way it counts
// unless the shooter is to choose that.
void find_moon(const Law &law, Hand &hand);

// The shooter is to choose how the moon counts.
void begin_choice(PublicState &open);

// Scores the hand; it is done.
void finish(const Law &law, PublicState &open);

// Why seat may not choose how its moon counts, or Refusal::none.
Refusal refuse_moon(const Law &law, const PublicState &open, Seat seat, MoonWay way);

} // namespace openhearts
