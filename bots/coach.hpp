// Advises a seat: all its choices are tried equally often, in the same deals, which all agree with what it may know.
#pragma once

#include "bots/advice.hpp"
#include "core/keep_on.hpp"

#include <cstdint>
#include <optional>

namespace openhearts {

// Thinks through as many decisions as it is told, counting everybody's; four times as many for a pass. REQUIRES: the
// view's seat may act.
Advice coach(const Law &law, const View &view, std::uint64_t seed, std::int64_t nodes);

// The same, or nothing once `keep_on` says to stop; it is called before every step, as by `search_choice`.
std::optional<Advice> coach(const Law &law, const View &view, std::uint64_t seed, std::int64_t nodes, KeepOn keep_on);

} // namespace openhearts
