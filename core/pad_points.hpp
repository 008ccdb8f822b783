// From the points of a hand back to its cards: finds a hand that the rules score exactly like this.
#pragma once

#include "core/pad_cards.hpp"

namespace openhearts {

// Turns `hand`, which has only been dealt, into one that ends with the entry's points, moons included, or returns why
// no hand does. REQUIRES: entry.points; cards.give() has been called.
std::optional<PadFault> from_points(const Law &law, const PadEntry &entry, const PadCards &cards, Seats no_tricks,
                                    Hand &hand);

} // namespace openhearts
