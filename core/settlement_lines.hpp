// Why a settlement moves the chips it moves, line by line.
#pragma once

#include "core/message.hpp"
#include "core/settlement.hpp"

#include <vector>

namespace openhearts {

// A line for all who pay and win the same, in the order of their seats; then what becomes of the pot. Takes what
// `settled` took and gave.
std::vector<Message> lines_of(const Law &law, const Scores &totals, const Settled &settled);

} // namespace openhearts
