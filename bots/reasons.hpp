// Why a choice is the best, judged by how it and the others did in the same deals.
#pragma once

#include "bots/advice.hpp"

namespace openhearts {

// A message for each sentence: what speaks for the best choice, then what another would cost. REQUIRES: there is a
// choice, and the choices are the seat's, best first.
std::vector<Message> reasons(const Law &law, const View &view, const Advice &advice);

} // namespace openhearts
