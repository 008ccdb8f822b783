// The careful player: counts cards, ducks, keeps cover, sees a moon coming. It reads no variant's name: what a trick
// costs follows from the law in force, so it plays any rule set.
//
// One idea decides everything: the expected cost of a card is what it brings into the player's tricks now, and what
// the hand left behind will bring later. See outlook.hpp (now), holding.hpp (later), aim.hpp (what costs and what pays).
#pragma once

#include "bots/habits.hpp"
#include "core/action.hpp"
#include "core/view.hpp"

namespace openhearts {

// REQUIRES: the view's seat may act. `seed` decides only between cards that are worth the same.
Action careful_choice(const Law &law, const View &view, std::uint64_t seed, const Habits &habits = {});

} // namespace openhearts
