// Why a choice is the best, judged by the results of all choices in the same deals.
#pragma once

#include "bots/advice.hpp"

namespace openhearts {

// A message for each sentence: what speaks for the best choice, then what another would cost. REQUIRES: advice.choices
// is not empty, and they are the choices of the view's seat, best first.
std::vector<Message> reasons(const Law &law, const View &view, const Advice &advice);

// The same, compared with this choice only, one of the advice's that is clearly worse than the first.
std::vector<Message> reasons(const Law &law, const View &view, const Advice &advice, const Choice &other);

} // namespace openhearts
