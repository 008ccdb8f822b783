// The careful player: counts cards, ducks, keeps its high cards covered, sees a moon coming. It knows nothing of
// variants: what a trick costs follows from the law in force, so it plays under any rules, for few points or for many,
// alone or with partners, with one pack or two, from a stock, for a pot.
//
// One idea decides everything: a card costs what it is expected to bring into my tricks now (outlook.hpp) plus what the
// cards that I keep will bring later (holding.hpp). It plays the card that costs least.
#pragma once

#include "bots/weights.hpp"
#include "core/action.hpp"
#include "core/view.hpp"

namespace openhearts {

// The weights that it uses for this view.
const Weights &weights_for(const Law &law, const View &view);

// REQUIRES: the view's seat may act. `seed` only breaks ties.
Action careful_choice(const Law &law, const View &view, std::uint64_t seed);

// The same with other weights, for measuring what a weight is worth.
Action careful_choice(const Law &law, const View &view, std::uint64_t seed, const Weights &weights);

// The same with weights derived from the careful ones for any situation.
Action careful_choice(const Law &law, const View &view, std::uint64_t seed, Weights (*changed)(Weights));

} // namespace openhearts
