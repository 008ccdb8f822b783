// The passes worth considering.
#pragma once

#include "bots/situation.hpp"
#include "core/action.hpp"

#include <vector>

namespace openhearts {

// About this many passes. The first is the one after which the hand is expected to cost least; the others are the next
// best, and for each of the first one's cards the best without it. None in a scatter or with a card held twice.
// REQUIRES: the view's seat has yet to pass.
std::vector<Action> likely_passes(const Situation &s, std::size_t most);

} // namespace openhearts
