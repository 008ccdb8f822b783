// Plays a hand to its end with bots, each of which sees only what its own seat may know.
#pragma once

#include "bots/bot.hpp"

#include <optional>
#include <span>

namespace openhearts {

// The finished hand. Every decision has a seed of its own, derived from `seed` and `number`, the number of the
// play-out; the same two give the same play. Returns nothing once `keep_on`, which is called before every trick,
// says to stop. REQUIRES: a bot for each seat.
std::optional<Hand> play_out(const Law &law, const Hand &hand, std::span<const Bot> bots, std::uint64_t seed,
                             std::uint64_t number, KeepOn keep_on = {});

} // namespace openhearts
