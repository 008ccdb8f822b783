// From an entry of the scorepad to a hand that the rules can score.
#pragma once

#include "core/pad_entry.hpp"

namespace openhearts {

// Enters one hand, begun as it was dealt: it is done, or stays as it was and the answer says why.
std::optional<PadFault> enter(const Law &law, const PadEntry &entry, Hand &hand);

} // namespace openhearts
