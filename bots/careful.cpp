#include "bots/careful.hpp"

#include "bots/assessment.hpp"
#include "bots/careful_auction.hpp"
#include "bots/careful_pass.hpp"
#include "bots/careful_play.hpp"
#include "bots/moon.hpp"

namespace openhearts {

const Weights &weights_for(const Law &law, const View &view) {
  if (view.open.phase == Phase::pass) return passing;
  return law.rules.stock ? drawing : playing;
}

Action careful_choice(const Law &law, const View &view, std::uint64_t seed, const Weights &weights) {
  switch (view.open.phase) {
  case Phase::bid: return careful_bid(law, view, weights);
  case Phase::suit: return careful_suit(law, view, weights);
  case Phase::moon: return moon_action(view.seat, careful_moon(law, view));
  case Phase::pass: return careful_pass(situation_of(law, view, weights));
  case Phase::play:
  case Phase::done: break;
  }
  const Cards legal = legal_cards(law, view);
  if (count(legal) == 1) return play_action(view.seat, lowest(legal));
  const Situation situation = situation_of(law, view, weights);
  return careful_play(situation, legal, seed);
}

Action careful_choice(const Law &law, const View &view, std::uint64_t seed) {
  return careful_choice(law, view, seed, weights_for(law, view));
}

Action careful_choice(const Law &law, const View &view, std::uint64_t seed, Weights (*changed)(Weights)) {
  return careful_choice(law, view, seed, changed(weights_for(law, view)));
}

} // namespace openhearts
