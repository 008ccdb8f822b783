// What the careful player bids, and which suit it names (RULES.md §6).
//
// For each suit, a hand is judged by what it is expected to cost (holding.hpp), and is better the more cards of the
// suit it holds: those who hold the penalty cards don't take them. How that translates into points and the chance to
// win the pot was counted in hands that this player played.
#pragma once

#include "core/action.hpp"
#include "core/view.hpp"

#include "bots/weights.hpp"

namespace openhearts {

// The highest bid that the hand is worth, or less if less may be enough. REQUIRES: it is the seat's turn to bid.
Action careful_bid(const Law &law, const View &view, const Weights &weights);

// The suit under which the hand costs least. REQUIRES: the seat is to name it.
Action careful_suit(const Law &law, const View &view, const Weights &weights);

} // namespace openhearts
