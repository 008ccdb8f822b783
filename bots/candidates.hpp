// The choices that a search tries: the careful player's, and others that may be worth it.
#pragma once

#include "core/action.hpp"
#include "core/view.hpp"

#include <vector>

namespace openhearts {

// The careful player's choice first. Then every other suit, way of counting a moon, or non-equivalent card; or the bids
// or, if `passes`, the passes that look best. REQUIRES: the view's seat may act.
std::vector<Action> candidates(const Law &law, const View &view, const Action &careful, bool passes);

} // namespace openhearts
