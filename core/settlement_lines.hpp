// Explains a settlement, line by line.
#pragma once

#include "core/message.hpp"
#include "core/settlement.hpp"

#include <vector>

namespace openhearts {

// One line for each group of seats that pay and win the same, in seat order; then what happens to the pot. `settled` is
// the result of settled() with the same law and totals.
std::vector<Message> lines_of(const Law &law, const Scores &totals, const Settled &settled);

} // namespace openhearts
