// The events of a game, one after another: replays a copy of each hand, catching up with the game.
//
// A game keeps no events, because they follow from it: the deal of each hand, and an event for each action.
#pragma once

#include "core/event.hpp"
#include "core/game.hpp"

#include <optional>

namespace openhearts {

struct EventStream {
  std::size_t number = 0; // events returned so far
  std::size_t hands = 0;  // how many of them were deals
  std::optional<Hand> hand; // after the last of them
};

// How many events the game has so far.
inline std::size_t event_count(const Game &game) { return game.hands.size() + game.actions.size(); }

// Whether the game's events start with a deal: always, unless the game is from a position past its deal.
bool begins_with_deal(const Game &game);

// The next event, or nothing when the stream has caught up with the game. REQUIRES: the same game in every call, and
// begins_with_deal(game).
std::optional<Happened> next_event(EventStream &stream, const Game &game);

} // namespace openhearts
