#include "bots/bot.hpp"

#include "bots/careful.hpp"
#include "bots/random.hpp"

#include <array>

namespace openhearts {

namespace {
constexpr std::array<std::string_view, 2> names = {"random", "careful"};
}

std::span<const std::string_view> bot_names() { return names; }

std::optional<Bot> bot_named(std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == name) return static_cast<Bot>(i);
  return std::nullopt;
}

Action choose(Bot bot, const Law &law, const View &view, std::uint64_t seed) {
  switch (bot) {
  case Bot::careful: return careful_choice(law, view, seed);
  case Bot::random: break;
  }
  return random_choice(law, view, seed);
}

} // namespace openhearts
