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

// Enough to place the hard player between the careful one and the expert. The search takes about a millisecond, so it
// always runs to the end, and the player is the same on every device.
constexpr std::int64_t hard_nodes = 750;

// The page's first core leaves out uct, which is only there for comparison; the full build has it.
#ifdef OPENHEARTS_SMALL
constexpr bool has_uct = false;
#else
constexpr bool has_uct = true;
#endif

constexpr std::array<std::string_view, 13> names = {"random",       "beginner",     "easy",   "medium",   "flat",
                                                    "careful",      "hard",         "expert", "cautious", "stopper",
                                                    "moon-shooter", "queen-hunter", "uct"};

std::optional<Bot> plain(std::string_view name) {
  if (name == "random") return Bot{.kind = Bot::Kind::random};
  if (name == "careful") return Bot{};
  if (name == "hard") return Bot{.kind = Bot::Kind::hard, .limits = {.nodes = hard_nodes}};
  if (name == "flat") return Bot{.kind = Bot::Kind::flat, .limits = {.nodes = flat_playouts}};
  if (has_uct && name == "uct") return Bot{.kind = Bot::Kind::uct};
  if (name == "expert") return Bot{.kind = Bot::Kind::expert};
  for (const Character &character : characters())
    if (character.name == name) return Bot{.kind = Bot::Kind::character, .character = &character};
  return std::nullopt;
}

// A number from 1 to `most`; 0 if the word isn't one.
std::int64_t number_in(std::string_view word, std::int64_t most) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc{} && end == word.data() + word.size() && number >= 1 && number <= most ? number : 0;
}

// Sets the option at this index, from 0; returns whether the bot has such an option.
bool tell(Bot &bot, std::string_view word, int place) {
  switch (bot.kind) {
  case Bot::Kind::uct: {
    if (place > 1) return false;
    int &limit = place == 0 ? bot.uct.worlds : bot.uct.times;
    limit = static_cast<int>(number_in(word, place == 0 ? most_worlds : most_times));
    return limit != 0;
  }
  case Bot::Kind::expert:
    if (word == "points") {
      bot.limits.games = false;
      return true;
    }
    [[fallthrough]];
  case Bot::Kind::flat: bot.limits.nodes = number_in(word, most_nodes); return bot.limits.nodes != 0;
  default: return false;
  }
}

} // namespace

std::span<const std::string_view> bot_names() { return std::span(names).first(names.size() - (has_uct ? 0 : 1)); }

std::optional<Bot> bot_named(std::string_view words) {
  std::size_t colon = words.find(':');
  std::optional<Bot> bot = plain(words.substr(0, colon));
  for (int place = 0; bot && colon != std::string_view::npos; ++place) {
    words.remove_prefix(colon + 1);
    colon = words.find(':');
    if (!tell(*bot, words.substr(0, colon), place)) bot.reset();
  }
  return bot;
}

Action choose(const Bot &bot, const Law &law, const View &view, std::uint64_t seed, KeepOn keep_on) {
  switch (bot.kind) {
  case Bot::Kind::random: return random_choice(law, view, seed);
  case Bot::Kind::character: return careful_choice(law, view, seed, bot.character->weights);
  case Bot::Kind::flat: return flat_choice(law, view, seed, static_cast<int>(bot.limits.nodes), keep_on);
  case Bot::Kind::uct:
    if constexpr (has_uct) return uct_choice(law, view, seed, bot.uct, keep_on);
    break;
  case Bot::Kind::hard: return search_choice(law, view, seed, bot.limits, {});
  case Bot::Kind::expert: return search_choice(law, view, seed, bot.limits, keep_on);
  case Bot::Kind::careful: break;
  }
  return careful_choice(law, view, seed);
}

} // namespace openhearts
