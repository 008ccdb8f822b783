#include "bots/likely_passes.hpp"

#include "bots/careful_pass.hpp"
#include "bots/deal_sampler.hpp"
#include "bots/giving.hpp"
#include "bots/holding.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// The cards to give away before taking every trick: those that most unseen cards beat; in a tie, of the shortest suit.
Cards lowest_for_a_moon(const Situation &s, int wanted) {
  const Cards mine = s.view.held.cards;
  Cards given = 0;
  for (int i = 0; i < wanted; ++i) {
    Card worst = lowest(mine & ~given);
    int most = -1;
    for (Cards left = mine & ~given; left != 0;) {
      const Card card = take_lowest(left);
      const int beaten = 16 * number_of(s.known.unseen, above(card)) + 13 - count(mine & of(suit_of(card)));
      if (beaten > most) worst = card;
      most = std::max(most, beaten);
    }
    given |= of(worst);
  }
  return given;
}

// What a pass is for: to give all of `given`, to keep all of `kept` and, unless `some` is empty, to give one of `some`.
struct Purpose {
  Cards given = 0;
  Cards kept = 0;
  Cards some = 0;
};

bool serves(Cards cards, const Purpose &purpose) {
  return (purpose.given & ~cards) == 0 && (purpose.kept & cards) == 0 &&
         (purpose.some == 0 || (purpose.some & cards) != 0);
}

} // namespace

std::vector<Action> likely_passes(const Situation &s, std::size_t most) {
  if (s.view.held.twice != 0) return {};
  struct Gift {
    Cards cards = 0;
    Cost cost = 0;
  };
  const int wanted = cards_to_pass(s.law, s.view.open.pass);
  const bool to_partner = goes_to_partner(s.law, s.view);
  std::vector<Gift> gifts = {{}};
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts}) {
    const Holding holding(s, suit);
    const Cards mine = s.view.held.cards & of(suit);
    std::vector<Gift> wider;
    for (Cards given = mine;; given = (given - 1) & mine) {
      if (count(given) <= wanted) {
        const Cost cost = cost_of_giving(holding, {mine, 0}, {given, 0}, to_partner);
        for (const Gift &gift : gifts)
          if (count(gift.cards | given) <= wanted) wider.push_back({gift.cards | given, gift.cost + cost});
      }
      if (given == 0) break;
    }
    gifts = std::move(wider);
  }
  std::erase_if(gifts, [&](const Gift &gift) { return count(gift.cards) != wanted; });
  std::vector<Cards> likely;
  const auto add = [&](const Purpose &purpose) {
    const Gift *best = nullptr;
    for (const Gift &gift : gifts) {
      if (!serves(gift.cards, purpose) || std::find(likely.begin(), likely.end(), gift.cards) != likely.end()) continue;
      if (best == nullptr || gift.cost < best->cost || (gift.cost == best->cost && gift.cards < best->cards))
        best = &gift;
    }
    if (best != nullptr) likely.push_back(best->cards);
    return best != nullptr;
  };
  const auto add_if_new = [&](const Purpose &purpose) {
    if (std::none_of(likely.begin(), likely.end(), [&](Cards given) { return serves(given, purpose); })) add(purpose);
  };
  const Cards mine = s.view.held.cards;
  add({});
  for (Cards best = likely.front(); best != 0;) add({.kept = of(take_lowest(best))});
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts})
    add_if_new({.given = mine & of(suit)});
  for (const Cards cards : {s.in.queen, s.in.queen == 0 ? Cards{0} : above(highest(s.in.queen)), s.in.bonuses}) {
    add_if_new({.given = mine & cards});
    add_if_new({.kept = mine & cards});
  }
  if (const Cards hearts = mine & s.in.hearts; s.law.rules.moon != MoonRule::off) {
    if (hearts != 0) add_if_new({.kept = of(highest(hearts)), .some = hearts});
    add_if_new({.given = lowest_for_a_moon(s, wanted)});
  }
  while (likely.size() < most && add({})) {}
  std::vector<Action> passes;
  for (const Cards cards : likely) passes.push_back(pass_of(s, {cards, 0}));
  return passes;
}

} // namespace openhearts
