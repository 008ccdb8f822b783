// Counting continuations: perft for cards. Two engines that agree on these numbers agree on what is legal.
#pragma once

#include "core/hand.hpp"

namespace openhearts {

// How many sequences of `depth` legal actions continue this hand; a hand that ends sooner adds none. In a pass the
// players act from eldest; what counts is which cards go to whom. Stops at `limit` counted sequences and returns it.
std::int64_t count_continuations(const Law &law, const Hand &hand, int depth, std::int64_t limit);

} // namespace openhearts
