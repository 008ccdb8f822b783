// Players derived from the careful one: weaker ones, which forget and misjudge as people do, and ones with a style.
//
// All of them see what any player sees; none gets better or worse cards.
#pragma once

#include "bots/weights.hpp"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace openhearts {

struct Character {
  std::string_view name;
  Weights (*weights)(Weights); // turns the careful player's weights for a situation into this player's
};

// The levels below the careful player, weakest first, and then those with a style.
std::span<const Character> characters();

} // namespace openhearts
