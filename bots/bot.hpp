// The players that come with the engine. Each is a function of what a seat may know and a seed: the same view and the
// same seed always give the same action, and nothing else goes in.
#pragma once

#include "bots/characters.hpp"
#include "bots/search.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace openhearts {

struct Bot {
  enum class Kind : std::uint8_t { random, character, careful, flat, expert };
  Kind kind = Kind::careful;
  const Character *character = nullptr;
  SearchLimits limits = {}; // of the flat player and the expert
};

// The names there are, weakest first; then those of players with a taste.
std::span<const std::string_view> bot_names();

// A bot by its name, and what it may be told behind colons: "flat" and "expert" how many nodes or play-outs a
// decision, from 1 to 100 million, "expert" that it is to play for the points of the hand: "expert:30000:points".
std::optional<Bot> bot_named(std::string_view words);

// What the bot does in this view. REQUIRES: the view's seat may act (it has still to pass, or it is its turn).
// An expert and the flat player decide by what they know as soon as `keep_on`, asked every tenth of a millisecond, says
// no; else they always do the same.
Action choose(
    const Bot &bot, const Law &law, const View &view, std::uint64_t seed,
    const std::function<bool()> &keep_on = [] { return true; });

} // namespace openhearts
