// The passes worth considering.
#pragma once

#include "bots/situation.hpp"
#include "core/action.hpp"

#include <vector>

namespace openhearts {

// At least this many passes, if there are enough. The first is the one after which the hand is expected to cost least.
// Then, for each purpose that a pass can have, the cheapest that serves it: to keep one of the first pass's cards; to
// be out of a suit; to give away or keep the queen, the cards above her, or the bonus cards; to pass on a heart and
// keep the highest, against a moon; to give the lowest cards, for a moon of one's own. Then the next best. REQUIRES:
// the view's seat has yet to pass.
std::vector<Action> likely_passes(const Situation &s, std::size_t most);

} // namespace openhearts
