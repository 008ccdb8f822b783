// What holding the cards of one suit is expected to cost in the tricks to come.
#pragma once

#include "bots/situation.hpp"

namespace openhearts {

// `falling`: how many cards of the suit the others have yet to play to the trick on the table. REQUIRES: mine are
// cards of the suit.
Cost holding_cost(const Situation &s, Suit suit, Pile mine, int falling = 0);

// What leading this card, my lowest of its suit, is expected to cost: how good it is for losing the lead.
Cost exit_cost(const Situation &s, Card card, int falling = 0);

} // namespace openhearts
