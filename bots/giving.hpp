// What passing cards costs, and whether they go to a partner.
#pragma once

#include "bots/holding.hpp"

namespace openhearts {

// Turns a part of `mine` into the next one, both copies of a card before one alone: from all of `mine` down to nothing,
// after which there is none.
bool next_part(Pile mine, Pile &part);

// The cost of the cards of a suit that I keep, plus that of the cards given if a partner gets them. REQUIRES: `mine`
// are all my cards of the holding's suit, and `given` are among them.
Cost cost_of_giving(const Holding &holding, Pile mine, Pile given, bool to_partner);

// Whether all cards that the seat passes go to a partner. REQUIRES: the hand has a pass.
bool goes_to_partner(const Law &law, const View &view);

} // namespace openhearts
