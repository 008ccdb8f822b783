#include "core/branch.hpp"

#include "core/log.hpp"
#include "core/settlement.hpp"

namespace openhearts {

namespace {

std::size_t place_of(const Game &game, const Hand &hand) {
  return game.position ? 0 : static_cast<std::size_t>(hand.open.number);
}

// The index of the first action of the hand at this place; the number of actions if it has none yet.
std::size_t first_action(const Game &game, std::size_t place) {
  std::size_t at = 0;
  for (std::size_t earlier = 0; earlier < place; ++earlier)
    for (Hand hand = hand_as_dealt(game, earlier); hand.open.phase != Phase::done; ++at)
      act(game.law, hand, game.actions[at]);
  return at;
}

// The deal of a hand as a position. Stacks are in whole chips before a hand: only the end of a game moves parts of one.
Position position_of(const Law &law, const Hand &dealt) {
  const PublicState &open = dealt.open;
  const auto players = static_cast<std::size_t>(law.players);
  Position position;
  position.hands.assign(dealt.dealt.begin(), dealt.dealt.begin() + players);
  position.dealer = open.dealer;
  position.number = open.number;
  position.totals.assign(open.totals.begin(), open.totals.begin() + players);
  if (open.chips != bought(law))
    for (std::size_t seat = 0; seat < players; ++seat) position.chips.push_back(open.chips[seat] / law.chip_unit);
  position.pot = open.pot / law.chip_unit;
  position.kitty = dealt.kitty;
  position.stock.assign(dealt.stock.begin(), dealt.stock.begin() + dealt.stock_size);
  position.bidder = open.auction.bidder;
  return position;
}

} // namespace

Branch branch_at(const Game &game, const Hand &hand) {
  const bool last = &hand == &game.hand();
  return {hand, last ? game.actions.size() : first_action(game, place_of(game, hand) + 1)};
}

Refusal refuse(const Law &law, const Branch &branch, const Action &action) {
  const PublicState &open = branch.hand.open;
  return open.only_hand && open.phase == Phase::done ? Refusal::game_over : refuse(law, branch.hand, action);
}

void act(const Law &law, Branch &branch, const Action &action) {
  branch.done.push_back(action);
  act(law, branch.hand, action);
}

bool take_back(const Game &game, Branch &branch) {
  const std::size_t place = place_of(game, branch.hand);
  if (!branch.first) branch.first = first_action(game, place);
  if (!branch.done.empty())
    branch.done.pop_back();
  else if (branch.in_log > *branch.first)
    --branch.in_log;
  else
    return false;
  branch.hand = hand_as_dealt(game, place);
  for (std::size_t at = *branch.first; at < branch.in_log; ++at) act(game.law, branch.hand, game.actions[at]);
  for (const Action &action : branch.done) act(game.law, branch.hand, action);
  return true;
}

bool take_back(const Law &law, const Hand &start, Branch &branch) {
  if (branch.done.empty()) return false;
  branch.done.pop_back();
  branch.hand = start;
  for (const Action &action : branch.done) act(law, branch.hand, action);
  return true;
}

Json log_of(const Game &game, const Branch &branch) {
  Game played = game;
  played.actions.resize(branch.in_log);
  played.actions.insert(played.actions.end(), branch.done.begin(), branch.done.end());
  return log_of(played);
}

Game hand_alone(const Game &game, const Branch &branch) {
  const std::size_t place = place_of(game, branch.hand);
  Game alone =
      game_from(game.law.asked, game.position ? *game.position : position_of(game.law, hand_as_dealt(game, place)));
  for (std::size_t at = first_action(game, place); at < branch.in_log; ++at) act(alone, game.actions[at]);
  for (const Action &action : branch.done) act(alone, action);
  return alone;
}

} // namespace openhearts
