// A game: hands until it ends. Its log (rules, the source of the deals, actions) determines everything else, so
// replaying the log restores the game.
#pragma once

#include "core/action.hpp"
#include "core/fair_deal.hpp"
#include "core/position.hpp"
#include "core/tally.hpp"

#include <list>
#include <vector>

namespace openhearts {

struct Game {
  Law law;
  std::uint64_t seed = 0;
  std::optional<FairDeal> fair; // if set, the deals follow from it instead of the seed
  std::optional<Position> position; // if set, the game is the one hand that starts here
  std::list<Hand> hands; // the last is the current one, the others are done; a list never moves them in memory
  std::vector<Action> actions;
  Tally tally; // after the last finished hand

  Hand &hand() { return hands.back(); }
  const Hand &hand() const { return hands.back(); }

  bool operator==(const Game &) const = default;
};

// A new game, its first hand dealt. REQUIRES: !fault_in(rules).
Game new_game(const Rules &rules, std::uint64_t seed);

// The same with deals that anybody can check. REQUIRES: !fault_in(rules), a part for each seat.
Game new_game(const Rules &rules, FairDeal deal);

// A game of one hand from a position. REQUIRES: !fault_in(rules, position).
Game game_from(const Rules &rules, const Position &position);

// The hand at this index. REQUIRES: place < game.hands.size().
const Hand &hand_at(const Game &game, std::size_t place);

// The hand at this index as it was before anybody acted in it. REQUIRES: place < game.hands.size().
Hand hand_as_dealt(const Game &game, std::size_t place);

// Why the action isn't allowed now, or Refusal::none.
Refusal refuse(const Game &game, const Action &action);

// Applies the action. If it ends the hand, the hand is scored and, unless the game is over, the next one dealt at once.
// REQUIRES: not refused.
void act(Game &game, const Action &action);

// The game's tally after hand `number`. REQUIRES: that hand is done.
Tally tally_after(const Game &game, int number);

} // namespace openhearts
