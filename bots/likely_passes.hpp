// The passes worth considering.
#pragma once

#include "bots/situation.hpp"
#include "core/action.hpp"

#include <vector>

namespace openhearts {

// At least this many passes, if there are. The first is the one after which the hand is expected to cost least. Then,
// for each purpose that a pass can have, the cheapest that serves it: without one of the first one's cards; to be out
// of a suit; to give away or keep the queen, what could catch it, or a bonus card; to leave a heart with somebody and
// keep the highest, against a moon; and the lowest cards, for a moon of one's own. Then the next best. None with
// a card held twice. REQUIRES: the view's seat has yet to pass.
std::vector<Action> likely_passes(const Situation &s, std::size_t most);

} // namespace openhearts
