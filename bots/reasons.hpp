// Why a choice is the best, told from what came of it and of the others in the same deals.
#pragma once

#include "bots/coach.hpp"

namespace openhearts {

// A sentence or two. REQUIRES: there is a choice, and the choices are the seat's, the best first.
std::string reason(const Law &law, const View &view, const Advice &advice);

} // namespace openhearts
