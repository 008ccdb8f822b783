// A copy of a hand that is played on apart from its game: actions in it do not change the game and can be taken back,
// and no next hand is dealt after it.
#pragma once

#include "core/game.hpp"
#include "core/json.hpp"

namespace openhearts {

// A branch follows from its game's deal, the first `in_log` of the game's actions, and the actions in `done`, which are
// the branch's own. A game's actions are only ever appended to, so the game may be played on meanwhile.
struct Branch {
  Hand hand;
  std::size_t in_log = 0;
  std::vector<Action> done = {};
  std::optional<std::size_t> first = {}; // index of the hand's first action in the game; computed when first needed
};

// A branch that starts where the hand is now. REQUIRES: the hand is an element of game.hands.
Branch branch_at(const Game &game, const Hand &hand);

// Why the action isn't allowed now, or Refusal::none. When the only hand of a position is done, that is game_over.
Refusal refuse(const Law &law, const Branch &branch, const Action &action);

// Applies the action. REQUIRES: the branch is of a game with this law; the action is not refused in its hand.
void act(const Law &law, Branch &branch, const Action &action);

// Takes back the hand's last action, even one that was made in the game; returns false if there is none. Replays the
// hand from its deal, which takes a microsecond or two; the first call also replays every earlier hand of the game.
// REQUIRES: the branch is of this game.
bool take_back(const Game &game, Branch &branch);

// The same for a branch that started from the hand `start`, without a game.
bool take_back(const Law &law, const Hand &start, Branch &branch);

// The game's log, up to where the branch left the game, then the branch's own actions. REQUIRES: the branch is of this
// game.
Json log_of(const Game &game, const Branch &branch);

// A game of the branch's hand alone: the deal as a position, with the hand's actions so far. REQUIRES: the branch is of
// this game.
Game hand_alone(const Game &game, const Branch &branch);

} // namespace openhearts
