// The events of a game, one after another: plays a copy of each hand again, a little behind the game or level with it.
//
// A game keeps no events, because they follow from it: the deal of each hand, and an event for each action.
#pragma once

#include "core/event.hpp"
#include "core/game.hpp"

#include <optional>

namespace openhearts {

struct EventStream {
  std::size_t number = 0; // of events given so far
  std::size_t hands = 0;  // of these, deals
  std::optional<Hand> hand; // after the last of them
};

// How many events the game has come to so far.
inline std::size_t event_count(const Game &game) { return game.hands.size() + game.actions.size(); }

// Whether the game can be told from its beginning: always, unless it is a position that is not a deal.
bool begins_with_deal(const Game &game);

// The next event, or nothing when the stream is level with the game. REQUIRES: always the same game, and
// begins_with_deal(game).
std::optional<Happened> next_event(EventStream &stream, const Game &game);

} // namespace openhearts
