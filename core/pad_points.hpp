// From the points of a hand back to its cards: some hand that the rules score just so.
#pragma once

#include "core/pad_cards.hpp"

namespace openhearts {

// Makes `hand`, begun as it was dealt, one that ends with the entry's points, moons included; or says why none does.
// REQUIRES: entry.points; cards are given.
std::optional<PadFault> from_points(const Law &law, const PadEntry &entry, const CardsTold &cards, Seats no_tricks,
                                    Hand &hand);

} // namespace openhearts
