// The players that come with the engine. Each is a function of what a seat may know and a seed, and of nothing else:
// the same view and seed always give the same action.
#pragma once

#include "bots/characters.hpp"
#include "bots/search.hpp"
#include "bots/uct.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace openhearts {

struct Bot {
  enum class Kind : std::uint8_t { random, character, careful, hard, flat, uct, expert };
  Kind kind = Kind::careful;
  const Character *character = nullptr;
  SearchLimits limits = {}; // for the flat player, the hard one and the expert
  UctLimits uct = {};
};

// All names, weakest first; then those of players with a style, and uct.
std::span<const std::string_view> bot_names();

// A bot by its name, with options after colons: for "flat" and "expert" how many play-outs or nodes per decision, from
// 1 to 100 million; for "expert" also to play for the points of the hand: "expert:30000:points"; for "uct" how many
// deals, up to 10,000, and hands played in each, up to 100,000: "uct:20:50".
std::optional<Bot> bot_named(std::string_view words);

// What the bot does in this view. REQUIRES: the view's seat may act (it has yet to pass, or it is its turn). The
// expert, the flat player and uct decide by what they have found so far once `keep_on`, called every tenth of a
// millisecond, says no; otherwise they always do the same.
Action choose(const Bot &bot, const Law &law, const View &view, std::uint64_t seed, KeepOn keep_on = {});

} // namespace openhearts
