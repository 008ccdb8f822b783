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

Cost cost_of_giving(const Holding &holding, Pile mine, Pile given, bool to_partner) {
  const Cost cost = holding.keeping(mine - given);
  return to_partner ? cost + given_to_partner(holding, given) : cost;
}

bool goes_to_partner(const Situation &s) {
  const Pass pass = s.view.open.pass;
  return pass != Pass::scatter && cards_to_pass(s.law, pass) > 0 &&
         (s.partners & bit(receiver(s.law, pass, s.known.me, 0))) != 0;
}

} // namespace openhearts
