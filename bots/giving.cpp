#include "bots/giving.hpp"

namespace openhearts {

namespace {

// What these cards are expected to cost a partner.
Cost given_to_partner(const Holding &holding, Pile cards) {
  Cost cost = 0;
  while (!empty(cards)) cost += holding.keeping({of(take_lowest(cards)), 0});
  return cost;
}

} // namespace

bool next_part(Pile mine, Pile &part) {
  if (empty(part)) return false;
  if (part.twice == 0) part.cards = (part.cards - 1) & mine.cards;
  part.twice = (part.twice - 1) & mine.twice & part.cards;
  return true;
}

Cost cost_of_giving(const Holding &holding, Pile mine, Pile given, bool to_partner) {
  const Cost cost = holding.keeping(mine - given);
  return to_partner ? cost + given_to_partner(holding, given) : cost;
}

bool goes_to_partner(const Law &law, const View &view) {
  // The first card of a scatter goes to the next seat, which is no partner's.
  return law.side_of[receiver(law, view.open.pass, view.seat, 0)] == law.side_of[view.seat];
}

} // namespace openhearts
