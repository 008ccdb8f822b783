// What a session of the line protocol remembers between two requests.
#pragma once

#include "bots/thought.hpp"
#include "core/game.hpp"
#include "core/observer.hpp"

#include <memory>
#include <optional>

namespace openhearts {

struct Session {
  std::optional<Game> game;
  std::optional<Observer> observer; // of a game that is played elsewhere; then there is none here
  std::unique_ptr<Thought> thought; // the last `think` request, as far as it got
};

} // namespace openhearts
