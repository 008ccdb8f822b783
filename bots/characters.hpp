// Other players made from the careful one: weaker ones, which forget and misjudge as people do, and ones with a style.
//
// All of them see what any player sees; none is made weaker or stronger by the deal.
#pragma once

#include "bots/weights.hpp"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace openhearts {

struct Character {
  std::string_view name;
  Weights (*weights)(Weights); // from the careful player's, for the situation
};

// The levels below the careful player, weakest first, and then those with a style.
std::span<const Character> characters();

} // namespace openhearts
