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
  std::vector<Action> passes;
  while (passes.size() < most && !gifts.empty()) {
    const auto least = std::min_element(gifts.begin(), gifts.end(), [](const Gift &one, const Gift &other) {
      return std::pair(one.cost, one.cards) < std::pair(other.cost, other.cards);
    });
    const std::vector<Card> cards = cards_in(least->cards);
    passes.push_back(pass_action(s.known.me, cards));
    *least = gifts.back();
    gifts.pop_back();
  }
  return passes;
}

} // namespace openhearts
