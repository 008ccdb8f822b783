// A game as its log, and back: {"openhearts": 1, "rules": {...}, "seed": "7", "dealer": 2, "actions": ["play 3 2C"]}.
//
// The seed is written as text because other languages round numbers of that size. A game from a position has
// "position" instead of seed and dealer. A game with fair deals (fair_deal.hpp) is version 2, with
// "deal": {"hash": "...", "secret": "...", "parts": ["...", ...]} instead of the seed; until the secret is revealed it
// is left out, and the log can't be replayed.
#pragma once

#include "core/game.hpp"
#include "core/json.hpp"

namespace openhearts {

inline constexpr int log_version = 1;      // dealt from a seed, or from a position
inline constexpr int fair_log_version = 2; // with fair deals

Json log_of(const Game &game, bool with_secret = true);

struct ReplayedGame {
  std::optional<Game> game;
  Refusal refusal = Refusal::none; // bad_log, bad_rules or bad_position
  Message message;                 // what is wrong
  std::string field;               // for bad_rules, the field to blame
};

// Replays a log from its first deal; every action must be legal when it is made.
ReplayedGame replay(const Json &log);

// The seed in a JSON value: a whole number from 0 to 2^64 - 1, written as a number or as text.
std::optional<std::uint64_t> seed_in(const Json &json);

} // namespace openhearts
