// The players that come with the engine. Each depends only on what a seat may know and on a seed: the same view and
// seed always give the same action.
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

// All names: players by strength, weakest first, then those with a style, then uct.
std::span<const std::string_view> bot_names();

// The bot with this name and options, which follow after colons. "flat" and "expert" take the number of play-outs or
// nodes per decision, from 1 to 100 million; "expert" can also be told to play for the points of the hand:
// "expert:30000:points"; "uct" takes the number of deals, up to 10,000, and of hands played in each, up to 100,000:
// "uct:20:50".
std::optional<Bot> bot_named(std::string_view words);

// What the bot does in this view. REQUIRES: the view's seat may act (it has yet to pass, or it is its turn). Once
// `keep_on`, called about every tenth of a millisecond, says to stop, the expert, the flat player and uct decide by
// what they have found so far; if it never does, their decision is always the same.
Action choose(const Bot &bot, const Law &law, const View &view, std::uint64_t seed, KeepOn keep_on = {});

} // namespace openhearts
