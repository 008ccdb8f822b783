// The random player: all legal actions have the same probability. The yardstick that any other player must beat.
#pragma once

#include "core/action.hpp"
#include "core/random.hpp"
#include "core/view.hpp"

namespace openhearts {

// Each of the cards is equally likely. REQUIRES: cards != 0.
Card any_of(Cards cards, Random &random);

// REQUIRES: the view's seat may act.
Action random_choice(const Law &law, const View &view, std::uint64_t seed);

} // namespace openhearts
