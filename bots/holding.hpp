// What the cards of one suit, held, are expected to cost in the tricks to come.
#pragma once

#include "bots/situation.hpp"

namespace openhearts {

// REQUIRES: mine are cards of the suit.
Cost holding_cost(const Situation &s, Suit suit, Cards mine);

} // namespace openhearts
