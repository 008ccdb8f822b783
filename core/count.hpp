// Counting continuations: perft for cards. Two engines that agree on these numbers agree on what is legal.
#pragma once

#include "core/hand.hpp"
#include "core/keep_on.hpp"

#include <optional>

namespace openhearts {

inline constexpr std::int64_t most_counted = 10'000'000;

// How many sequences of `depth` legal actions continue this hand; a hand that ends sooner adds none. In a pass the
// players act in order from eldest, and choices that give everybody the same cards count once. Returns nothing if there
// are more than `limit` sequences, if more than `limit` positions have to be visited, or once `keep_on`, which is
// called now and then, says to stop.
std::optional<std::int64_t> count_continuations(const Law &law, const Hand &hand, int depth,
                                                std::int64_t limit = most_counted, KeepOn keep_on = {});

} // namespace openhearts
