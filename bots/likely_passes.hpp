// The passes that are worth a thought.
#pragma once

#include "bots/situation.hpp"
#include "core/action.hpp"

#include <vector>

namespace openhearts {

// About so many passes, the first of them the one after which the hand is expected to cost least; the others are the
// next best, and for each of its cards the best without it. None in a scatter or with a card held twice. REQUIRES: the
// view's seat has still to pass.
std::vector<Action> likely_passes(const Situation &s, std::size_t most);

} // namespace openhearts
