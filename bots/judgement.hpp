// What the careful player thinks of choices before any is tried: by how much it judges each to be better or worse than
// its own. A search counts that like a few trials, for a few trials tell less than its judgement does.
#pragma once

#include "bots/choice.hpp"
#include "core/view.hpp"

#include <span>

namespace openhearts {

// Judges cards to be played for points or for the game; other choices aren't judged. REQUIRES: the first is the careful
// player's own.
void judge(const Law &law, const View &view, PlaysFor aim, std::span<Choice> choices);

} // namespace openhearts
