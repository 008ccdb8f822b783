// What passing cards costs, and to whom they go.
#pragma once

#include "bots/holding.hpp"

namespace openhearts {

// The cost of the cards of a suit that I keep, plus, for us, of those that I give to a partner. REQUIRES: `mine` are
// all my cards of the suit that is held, and `given` are among them.
Cost cost_of_giving(const Holding &holding, Pile mine, Pile given, bool to_partner);

// Whether all that I pass goes to a partner.
bool goes_to_partner(const Situation &s);

} // namespace openhearts
