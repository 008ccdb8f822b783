// Advises a seat: tries all its choices equally often, in the same deals, all consistent with what the seat may know.
#pragma once

#include "bots/advice.hpp"
#include "core/keep_on.hpp"

#include <cstdint>
#include <optional>

namespace openhearts {

// Considers `nodes` decisions, counting everybody's; four times as many for a pass. REQUIRES: the view's seat may act.
Advice coach(const Law &law, const View &view, std::uint64_t seed, std::int64_t nodes);

// The same, or nothing once `keep_on`, called before every step as in `search_choice`, says to stop.
std::optional<Advice> coach(const Law &law, const View &view, std::uint64_t seed, std::int64_t nodes, KeepOn keep_on);

} // namespace openhearts
