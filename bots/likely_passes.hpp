// The passes that are worth a thought: by the careful player's judgement the best few.
#pragma once

#include "bots/situation.hpp"
#include "core/action.hpp"

#include <vector>

namespace openhearts {

// The passes after which the hand is expected to cost least, the best first, at most so many. None in a scatter or with
// a card held twice. REQUIRES: the view's seat has still to pass.
std::vector<Action> likely_passes(const Situation &s, std::size_t most);

} // namespace openhearts
