// From an entry of the scorepad to a hand that the rules can score.
#pragma once

#include "core/pad_entry.hpp"

namespace openhearts {

// Finishes `hand`, which has only been dealt, as the entry says. On a fault, returns it and leaves `hand` unchanged.
std::optional<PadFault> enter(const Law &law, const PadEntry &entry, Hand &hand);

} // namespace openhearts
