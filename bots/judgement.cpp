#include "bots/judgement.hpp"

#include "bots/assessment.hpp"
#include "bots/careful.hpp"
#include "bots/careful_play.hpp"

namespace openhearts {

namespace {

// How many deals the judgement counts for. The effect of other numbers is in docs/decisions/0037.
constexpr std::int64_t deals = 4;

} // namespace

void judge(const Law &law, const View &view, PlaysFor aim, std::span<Choice> choices) {
  if (view.open.phase != Phase::play || aim == PlaysFor::chips || choices.size() < 2) return;
  const Situation situation = situation_of(law, view, weights_for(law, view));
  const Costs costs = costs_of_playing(situation, legal_cards(law, view));
  const auto cost_of = [&](const Choice &choice) { return costs[choice.action.cards[0]]; };
  const Value a_point = worth_of_a_point(law, view.open, view.seat, aim);
  for (Choice &choice : choices) {
    choice.judged = (cost_of(choices.front()) - cost_of(choice)) * a_point / point;
    choice.judgement = deals;
  }
}

} // namespace openhearts
