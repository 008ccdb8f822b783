// The careful player's opinion of choices before any is tried: how much better or worse than its own it judges each. A
// search counts the judgement like a few trials, because it tells more than a few trials do.
#pragma once

#include "bots/choice.hpp"
#include "core/view.hpp"

#include <span>

namespace openhearts {

// Judges plays, if `aim` is points or game; other choices aren't judged. REQUIRES: the first choice is the careful
// player's own.
void judge(const Law &law, const View &view, PlaysFor aim, std::span<Choice> choices);

} // namespace openhearts
