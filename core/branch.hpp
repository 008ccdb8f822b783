// A hand that is played on beside its game: nothing that is done in it changes the game, no next hand is dealt after
// it, and what was done can be taken back.
#pragma once

#include "core/game.hpp"
#include "core/json.hpp"

namespace openhearts {

// It follows from its game's deal, from the first `in_log` of the game's actions and from those in `done`, which the
// game doesn't have. A game only ever adds to its actions, so it may be played on meanwhile.
struct Branch {
  Hand hand;
  std::size_t in_log = 0;
  std::vector<Action> done = {};
  std::optional<std::size_t> first = {}; // which of the game's actions is the hand's first, once that was asked for
};

// Where the hand is now. REQUIRES: it is one of the game's.
Branch branch_at(const Game &game, const Hand &hand);

// Why the action isn't allowed now, or Refusal::none. A position's hand was all its game.
Refusal refuse(const Law &law, const Branch &branch, const Action &action);

// Does it. REQUIRES: the branch is of a game with this law; not refused in its hand.
void act(const Law &law, Branch &branch, const Action &action);

// Takes back the hand's last action, also one from before the branch left the game; false if there is none. The hand
// is played again from the deal: a microsecond or two, and as much once for each hand before it. REQUIRES: the branch
// is of this game.
bool take_back(const Game &game, Branch &branch);

// The same in a branch that began as this hand, without a game.
bool take_back(const Law &law, const Hand &start, Branch &branch);

// The log of a game in which what the branch has done was done. REQUIRES: the branch is of this game.
Json log_of(const Game &game, const Branch &branch);

// The branch's hand as a game of its own: from a position, as it was dealt, and as far as it has come. REQUIRES: the
// branch is of this game.
Game hand_alone(const Game &game, const Branch &branch);

} // namespace openhearts
