// Explains a settlement, line by line.
#pragma once

#include "core/message.hpp"
#include "core/settlement.hpp"

#include <vector>

namespace openhearts {

// A line for all who pay and win the same, in seat order; then what happens to the pot. Takes what `settled` took and
// returned.
std::vector<Message> lines_of(const Law &law, const Scores &totals, const Settled &settled);

} // namespace openhearts
