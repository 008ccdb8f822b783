// What Python holds of games, hands and views.
#pragma once

#include "core/game.hpp"
#include "core/view.hpp"

#include <memory>

namespace openhearts::python {

// A game, and its law separately: views hold the law and so don't keep the game alive.
struct GameOf {
  std::shared_ptr<Game> game;
  std::shared_ptr<const Law> law;
};

inline GameOf held(Game &&game) {
  auto law = std::make_shared<const Law>(game.law);
  return {std::make_shared<Game>(std::move(game)), std::move(law)};
}

// Raises BadInput, saying what is wrong, for a log that can't be replayed.
GameOf game_from_log(std::string_view log);

// A hand lives in its game, which never moves it; the pointer keeps the game alive.
struct HandOf {
  std::shared_ptr<Game> game;
  std::shared_ptr<const Law> shared_law;
  const Hand *hand;

  const Law &law() const { return *shared_law; }
  const PublicState &open() const { return hand->open; }
};

// A view holds the law and its own copy of what the seat may know: nothing leads back to the truth.
struct ViewOf {
  std::shared_ptr<const Law> law;
  View view;
};

inline HandOf current(const GameOf &game) { return {game.game, game.law, &game.game->hand()}; }

} // namespace openhearts::python
