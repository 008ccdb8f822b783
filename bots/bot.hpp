// The players that come with the engine. Each is a function of what a seat may know and a seed: the same view and the
// same seed always give the same action, and nothing else goes in.
#pragma once

#include "core/action.hpp"
#include "core/view.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace openhearts {

enum class Bot : std::uint8_t { random, careful };

std::span<const std::string_view> bot_names(); // in the order of Bot
std::optional<Bot> bot_named(std::string_view name);

// What the bot does in this view. REQUIRES: the view's seat may act (it has still to pass, or it is its turn).
Action choose(Bot bot, const Law &law, const View &view, std::uint64_t seed);

} // namespace openhearts
