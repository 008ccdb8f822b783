#include "bots/likely_passes.hpp"

#include "bots/careful_pass.hpp"
#include "bots/deal_sampler.hpp"
#include "bots/giving.hpp"
#include "bots/holding.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// The cards to give away before taking every trick: those that most unseen cards beat; in a tie, of the shortest suit.
Pile lowest_for_a_moon(const Situation &s, int wanted) {
  Pile kept = s.view.held;
  for (int i = 0; i < wanted; ++i) {
    Card worst = lowest(kept.cards);
    int most = -1;
    for (Cards left = kept.cards; left != 0;) {
      const Card card = take_lowest(left);
      const int beaten = 16 * number_of(s.known.unseen, above(card)) + 13 - number_of(s.view.held, of(suit_of(card)));
      if (beaten > most) worst = card;
      most = std::max(most, beaten);
    }
    take(kept, of(worst));
  }
  return s.view.held - kept;
}

// What a pass is for: to give all of `given`, to keep all of `kept` and, unless `some` is empty, to give one of `some`.
struct Purpose {
  Pile given = {};
  Cards kept = 0;
  Cards some = 0;
};

bool serves(Pile pile, const Purpose &purpose) {
  return empty(purpose.given - pile) && (purpose.kept & pile.cards) == 0 &&
         (purpose.some == 0 || (purpose.some & pile.cards) != 0);
}

} // namespace

std::vector<Action> likely_passes(const Situation &s, std::size_t most) {
  struct Gift {
    Pile pile = {};
    Cost cost = 0;
  };
  const int wanted = cards_to_pass(s.law, s.view.open.pass);
  const bool to_partner = goes_to_partner(s.law, s.view);
  std::vector<Gift> gifts = {{}};
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts}) {
    const Holding holding(s, suit);
    const Pile mine = only(s.view.held, of(suit));
    std::vector<Gift> wider;
    Pile given = mine;
    do {
      if (count(given) > wanted) continue;
      const Cost cost = cost_of_giving(holding, mine, given, to_partner);
      for (const Gift &gift : gifts)
        if (count(gift.pile) + count(given) <= wanted) wider.push_back({gift.pile + given, gift.cost + cost});
    } while (next_part(mine, given));
    gifts = std::move(wider);
  }
  std::vector<const Gift *> likely;
  const auto add = [&](const Purpose &purpose) {
    const Gift *best = nullptr;
    for (const Gift &gift : gifts) {
      if (count(gift.pile) != wanted || !serves(gift.pile, purpose)) continue;
      if (std::find(likely.begin(), likely.end(), &gift) != likely.end()) continue;
      if (best == nullptr || gift.cost < best->cost || (gift.cost == best->cost && gift.pile.cards < best->pile.cards))
        best = &gift;
    }
    if (best != nullptr) likely.push_back(best);
    return best != nullptr;
  };
  const auto add_if_new = [&](const Purpose &purpose) {
    if (std::none_of(likely.begin(), likely.end(), [&](const Gift *gift) { return serves(gift->pile, purpose); }))
      add(purpose);
  };
  const Pile mine = s.view.held;
  add({});
  for (Cards best = likely.front()->pile.cards; best != 0;) add({.kept = of(take_lowest(best))});
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts})
    add_if_new({.given = only(mine, of(suit))});
  for (const Cards cards : {s.in.queen, s.in.queen == 0 ? Cards{0} : above(highest(s.in.queen)), s.in.bonuses}) {
    add_if_new({.given = only(mine, cards)});
    add_if_new({.kept = mine.cards & cards});
  }
  if (const Cards hearts = mine.cards & s.in.hearts; s.law.rules.moon != MoonRule::off) {
    if (hearts != 0) add_if_new({.kept = of(highest(hearts)), .some = hearts});
    add_if_new({.given = lowest_for_a_moon(s, wanted)});
  }
  while (likely.size() < most && add({})) {}
  std::vector<Action> passes;
  for (const Gift *gift : likely) passes.push_back(pass_of(s, gift->pile));
  return passes;
}

} // namespace openhearts
