// What Python holds of games, hands and views.
#pragma once

#include "core/branch.hpp"
#include "core/event_stream.hpp"
#include "core/game.hpp"
#include "core/view.hpp"

#include <nanobind/nanobind.h>

#include <memory>

namespace openhearts::python {

namespace nb = nanobind;

// Rules, and what they come to, as Python values that are made when first asked for: rules never change.
struct RulesOf {
  Rules rules;
  mutable nb::object facts = {};
};

// A game, and its law separately: views hold the law and so don't keep the game alive. Its rules as the Python object
// that is handed out: the one it was made with, or, out of a log, one made when first asked for.
struct GameOf {
  std::shared_ptr<Game> game;
  std::shared_ptr<const Law> law;
  mutable nb::object rules = {};
  mutable EventStream events = {}; // as far as they were last asked for
};

inline GameOf held(Game &&game) {
  auto law = std::make_shared<const Law>(game.law);
  return {std::make_shared<Game>(std::move(game)), std::move(law)};
}

// Raises BadInput, saying what is wrong, for a log that can't be replayed.
GameOf game_from_log(std::string_view log);

// A hand lives in its game, which never moves it, or in a branch of its own; the pointers keep both alive. A sampled
// deal has no game, but a start.
struct HandOf {
  std::shared_ptr<Game> game;
  std::shared_ptr<const Law> shared_law;
  const Hand *hand;
  std::shared_ptr<Branch> branch = {};
  std::shared_ptr<const Hand> start = {};
  mutable Cards offered = 0; // what `step` said may be played next,
  mutable int offered_at = -1; // and after how many cards

  const Law &law() const { return *shared_law; }
  const PublicState &open() const { return hand->open; }
};

// A view holds the law and its own copy of what the seat may know: nothing leads back to the truth.
struct ViewOf {
  std::shared_ptr<const Law> law;
  View view;
};

// A hand of its own, as this one is now.
inline HandOf clone_of(const HandOf &hand) {
  auto branch = std::make_shared<Branch>(hand.branch ? *hand.branch : branch_at(*hand.game, *hand.hand));
  const Hand *own = &branch->hand;
  return {hand.game, hand.shared_law, own, std::move(branch), hand.start};
}

inline HandOf sampled(const std::shared_ptr<const Law> &law, const Hand &hand) {
  auto branch = std::make_shared<Branch>(Branch{hand});
  const Hand *own = &branch->hand;
  return {nullptr, law, own, std::move(branch), std::make_shared<const Hand>(hand)};
}

inline HandOf current(const GameOf &game) { return {game.game, game.law, &game.game->hand()}; }

} // namespace openhearts::python
