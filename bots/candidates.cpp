#include "bots/candidates.hpp"

#include "bots/alike.hpp"
#include "bots/assessment.hpp"
#include "bots/likely_passes.hpp"
#include "core/auction.hpp"

namespace openhearts {

namespace {

constexpr std::size_t most_passes = 8;

void add_bids(const Law &law, const View &view, std::int32_t careful, std::vector<Action> &found) {
  const auto bids = bids_open_to(law, view.open, view.seat);
  if (!bids) return;
  const auto least = static_cast<std::int32_t>(bids->least);
  if (careful != 0) found.push_back(bid_action(view.seat, 0));
  if (careful != least) found.push_back(bid_action(view.seat, least));
  for (const std::int32_t amount : {careful - 2, careful - 1, careful + 1, careful + 2})
    if (amount > least && amount <= bids->most) found.push_back(bid_action(view.seat, amount));
}

void add_cards(const Law &law, const View &view, Card careful, std::vector<Action> &found) {
  const Cards legal = legal_cards(law, view);
  for (Cards left = different(law, view, legal) & ~alike(law, view, legal, careful); left != 0;)
    found.push_back(play_action(view.seat, take_lowest(left)));
}

} // namespace

std::vector<Action> candidates(const Law &law, const View &view, const Action &careful, bool passes) {
  std::vector<Action> found = {careful};
  switch (view.open.phase) {
  case Phase::bid: add_bids(law, view, careful.chips, found); break;
  case Phase::suit:
    for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts})
      if (suit != careful.suit) found.push_back(suit_action(view.seat, suit));
    break;
  case Phase::pass:
    if (!passes) break;
    for (const Action &pass : likely_passes(situation_of(law, view, passing), most_passes))
      if (pass != careful) found.push_back(pass);
    break;
  case Phase::play: add_cards(law, view, careful.cards[0], found); break;
  case Phase::moon:
    found.push_back(moon_action(view.seat, careful.way == MoonWay::old_way ? MoonWay::new_way : MoonWay::old_way));
    break;
  case Phase::done: break;
  }
  return found;
}

} // namespace openhearts
