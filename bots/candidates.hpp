// What a search tries: the careful player's choice, and what else may be worth it.
#pragma once

#include "core/action.hpp"
#include "core/view.hpp"

#include <vector>

namespace openhearts {

// The careful player's choice first; then every other suit, way of counting a moon or card that differs from it, and of
// bids and, if `passes`, of passes those that look best. REQUIRES: the view's seat may act.
std::vector<Action> candidates(const Law &law, const View &view, const Action &careful, bool passes);

} // namespace openhearts
