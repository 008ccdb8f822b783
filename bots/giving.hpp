// What giving cards away in the pass costs, and to whom they go.
#pragma once

#include "bots/situation.hpp"

namespace openhearts {

// What I keep of a suit costs me, and what I give of it to a partner costs us. REQUIRES: `mine` are all my cards of the
// suit, and `given` are among them.
Cost cost_of_giving(const Situation &s, Suit suit, Pile mine, Pile given, bool to_partner);

// Whether all that I pass goes to a partner.
bool goes_to_partner(const Situation &s);

} // namespace openhearts
