// What Python's objects for rules, games, hands and views hold.
#pragma once

#include "core/branch.hpp"
#include "core/event_stream.hpp"
#include "core/game.hpp"
#include "core/view.hpp"

#include <nanobind/nanobind.h>

#include <memory>

namespace openhearts::python {

namespace nb = nanobind;

// Rules, and facts about them as Python values, made when first asked for and kept, because rules never change.
struct RulesOf {
  Rules rules;
  mutable nb::object facts = {};
};

// A game and, separately, its law: views hold the law and so don't keep the game alive. `rules` is the Python object
// that is returned to callers: the one the game was made with or, for a game from a log, one made when first asked for.
struct GameOf {
  std::shared_ptr<Game> game;
  std::shared_ptr<const Law> law;
  mutable nb::object rules = {};
  mutable EventStream events = {}; // up to the last event asked for
};

inline GameOf held(Game &&game) {
  auto law = std::make_shared<const Law>(game.law);
  return {std::make_shared<Game>(std::move(game)), std::move(law)};
}

// Raises BadInput that says what is wrong, for a log that can't be replayed.
GameOf game_from_log(std::string_view log);

// A hand lives in its game, which never moves it, or in a branch of its own; the pointers keep either alive. A sampled
// deal has no game; it has a start instead.
struct HandOf {
  std::shared_ptr<Game> game;
  std::shared_ptr<const Law> shared_law;
  const Hand *hand;
  std::shared_ptr<Branch> branch = {};
  std::shared_ptr<const Hand> start = {};
  mutable Cards offered = 0; // the legal cards that `step` last returned
  mutable int offered_at = -1; // after how many cards it returned them

  const Law &law() const { return *shared_law; }
  const PublicState &open() const { return hand->open; }
};

// A view holds the law and its own copy of what the seat may know: no pointer leads to hidden cards.
struct ViewOf {
  std::shared_ptr<const Law> law;
  View view;
};

// An independent copy of the hand as it is now.
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
