// A hand played to its end by bots, each of which gets what its own seat may know, and nothing else.
#pragma once

#include "bots/bot.hpp"

#include <optional>
#include <span>

namespace openhearts {

// The hand when it is done. Every decision has a seed of its own, which follows from `seed` and `number`, that of the
// play-out; the same two give the same play. Nothing once `keep_on`, which is called before every decision, says to
// stop. REQUIRES: a bot for each seat.
std::optional<Hand> play_out(const Law &law, const Hand &hand, std::span<const Bot> bots, std::uint64_t seed,
                             std::uint64_t number, KeepOn keep_on = {});

} // namespace openhearts
