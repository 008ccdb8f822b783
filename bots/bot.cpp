#include "bots/bot.hpp"

#include "bots/careful.hpp"
#include "bots/flat.hpp"
#include "bots/random.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace openhearts {

namespace {

constexpr std::int64_t flat_playouts = 200;

constexpr std::array<std::string_view, 11> names = {"random",   "beginner",     "easy",        "medium",
                                                    "flat",     "hard",         "careful",     "expert",
                                                    "cautious", "moon-shooter", "queen-hunter"};

std::optional<Bot> plain(std::string_view name) {
  if (name == "random") return Bot{.kind = Bot::Kind::random};
  if (name == "hard" || name == "careful") return Bot{};
  if (name == "flat") return Bot{.kind = Bot::Kind::flat, .limits = {.nodes = flat_playouts}};
  if (name == "expert") return Bot{.kind = Bot::Kind::expert};
  for (const Character &character : characters())
    if (character.name == name) return Bot{.kind = Bot::Kind::character, .character = &character};
  return std::nullopt;
}

bool tell(Bot &bot, std::string_view word) {
  if (bot.kind == Bot::Kind::expert && word == "points") {
    bot.limits.games = false;
    return true;
  }
  if (bot.kind != Bot::Kind::expert && bot.kind != Bot::Kind::flat) return false;
  std::int64_t nodes = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), nodes);
  if (error != std::errc{} || end != word.data() + word.size() || nodes < 1 || nodes > most_nodes) return false;
  bot.limits.nodes = nodes;
  return true;
}

} // namespace

std::span<const std::string_view> bot_names() { return names; }

std::optional<Bot> bot_named(std::string_view words) {
  std::size_t colon = words.find(':');
  std::optional<Bot> bot = plain(words.substr(0, colon));
  while (bot && colon != std::string_view::npos) {
    words.remove_prefix(colon + 1);
    colon = words.find(':');
    if (!tell(*bot, words.substr(0, colon))) bot.reset();
  }
  return bot;
}

Action choose(const Bot &bot, const Law &law, const View &view, std::uint64_t seed, KeepOn keep_on) {
  switch (bot.kind) {
  case Bot::Kind::random: return random_choice(law, view, seed);
  case Bot::Kind::character: return careful_choice(law, view, seed, bot.character->weights);
  case Bot::Kind::flat: return flat_choice(law, view, seed, static_cast<int>(bot.limits.nodes), keep_on);
  case Bot::Kind::expert: return search_choice(law, view, seed, bot.limits, keep_on);
  case Bot::Kind::careful: break;
  }
  return careful_choice(law, view, seed);
}

} // namespace openhearts
