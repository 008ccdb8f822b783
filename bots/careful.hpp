// The careful player: counts cards, ducks, keeps cover, sees a moon coming. It knows no variant: what a trick costs
// follows from the law in force, so it plays under any rules, for few points or for many, alone or with partners, with
// one pack or two, from a stock, for a pot.
//
// One idea decides everything: a card costs what it is expected to bring into my tricks now (outlook.hpp), and what
// the cards left behind will bring later (holding.hpp). The cheapest card is played.
#pragma once

#include "bots/weights.hpp"
#include "core/action.hpp"
#include "core/view.hpp"

namespace openhearts {

// REQUIRES: the view's seat may act. `seed` decides only between cards that are worth the same.
Action careful_choice(const Law &law, const View &view, std::uint64_t seed);

// The same with other weights, for measuring what a weight is worth.
Action careful_choice(const Law &law, const View &view, std::uint64_t seed, const Weights &weights);

// As a player whose weights are made from the careful ones, whatever the occasion.
Action careful_choice(const Law &law, const View &view, std::uint64_t seed, Weights (*changed)(Weights));

} // namespace openhearts
