// A game as its log, and back: {"openhearts": 1, "rules": {...}, "seed": "7", "dealer": 2, "actions": ["play 3 2C"]}.
//
// The seed is written as text because other languages round numbers of that size. A game from a position has
// "position" instead of seed and dealer. Where the deals can be checked, it is version 2, with
// "deal": {"hash": "...", "secret": "...", "parts": ["...", ...]} instead of the seed; without the secret, as long as
// it isn't shown, the log can't be replayed.
#pragma once

#include "core/game.hpp"
#include "core/json.hpp"

namespace openhearts {

inline constexpr int log_version = 1;      // dealt from a seed, or from a position
inline constexpr int fair_log_version = 2; // with deals that can be checked

Json log_of(const Game &game, bool with_secret = true);

struct ReplayedGame {
  std::optional<Game> game;
  Refusal refusal = Refusal::none; // bad_log, bad_rules or bad_position
  Message message;                 // what is wrong
  std::string field;               // of bad rules, the field to blame
};

// Replays a log from its first deal; every action must be legal at its point.
ReplayedGame replay(const Json &log);

// A seed: a whole number from 0 to 2^64 - 1, as a number or as text.
std::optional<std::uint64_t> seed_in(const Json &json);

} // namespace openhearts
