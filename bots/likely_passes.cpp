#include "bots/likely_passes.hpp"

#include "bots/giving.hpp"
#include "bots/hidden.hpp"

#include <algorithm>

namespace openhearts {

std::vector<Action> likely_passes(const Situation &s, std::size_t most) {
  const Pass pass = s.view.open.pass;
  if (pass == Pass::scatter || s.view.held.twice != 0) return {};
  struct Gift {
    Cards cards = 0;
    Cost cost = 0;
  };
  const int wanted = cards_to_pass(s.law, pass);
  const bool to_partner = goes_to_partner(s);
  std::vector<Gift> gifts = {{}};
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts}) {
    const Cards mine = s.view.held.cards & of(suit);
    std::vector<Gift> wider;
    for (Cards given = mine;; given = (given - 1) & mine) {
      if (count(given) <= wanted) {
        const Cost cost = cost_of_giving(s, suit, {mine, 0}, {given, 0}, to_partner);
        for (const Gift &gift : gifts)
          if (count(gift.cards | given) <= wanted) wider.push_back({gift.cards | given, gift.cost + cost});
      }
      if (given == 0) break;
    }
    gifts = std::move(wider);
  }
  std::erase_if(gifts, [&](const Gift &gift) { return count(gift.cards) != wanted; });
  // The best; for each of its cards the best without it; and the next best, until there are enough.
  std::vector<Cards> likely;
  const auto add = [&](Cards unwanted) {
    const Gift *best = nullptr;
    for (const Gift &gift : gifts) {
      if ((gift.cards & unwanted) != 0 || std::find(likely.begin(), likely.end(), gift.cards) != likely.end()) continue;
      if (best == nullptr || gift.cost < best->cost || (gift.cost == best->cost && gift.cards < best->cards))
        best = &gift;
    }
    if (best != nullptr) likely.push_back(best->cards);
    return best != nullptr;
  };
  add(0);
  for (Cards best = likely.front(); best != 0;) add(of(take_lowest(best)));
  while (likely.size() < most && add(0)) {}
  std::vector<Action> passes;
  for (const Cards cards : likely) passes.push_back(pass_action(s.known.me, cards_in(cards)));
  return passes;
}

} // namespace openhearts
