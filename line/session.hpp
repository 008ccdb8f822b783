// What a session of the line protocol remembers between two requests.
#pragma once

#include "bots/thought.hpp"
#include "core/game.hpp"
#include "core/observer.hpp"

#include <memory>
#include <optional>

namespace openhearts {

struct Session {
  std::unique_ptr<Game> game;
  std::optional<Observer> observer; // of a game played elsewhere; if set, `game` is empty
  std::unique_ptr<Thought> thought; // progress of the last `think` request
};

} // namespace openhearts
