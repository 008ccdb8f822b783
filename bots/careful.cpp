#include "bots/careful.hpp"

#include "bots/careful_pass.hpp"
#include "bots/careful_play.hpp"
#include "bots/moon.hpp"

namespace openhearts {

Action careful_choice(const Law &law, const View &view, std::uint64_t seed, const Habits &habits) {
  switch (view.open.phase) {
  case Phase::bid: return bid_action(view.seat, 0);
  case Phase::suit: return suit_action(view.seat, Suit::hearts);
  case Phase::moon: return moon_action(view.seat, careful_moon(law, view));
  case Phase::pass: return careful_pass(situation_of(law, view, habits));
  case Phase::play:
  case Phase::done: break;
  }
  const Cards legal = legal_cards(law, view);
  if (count(legal) == 1) return play_action(view.seat, lowest(legal));
  Situation situation = situation_of(law, view, habits);
  return careful_play(situation, legal, seed);
}

Action careful_choice(const Law &law, const View &view, std::uint64_t seed) {
  return careful_choice(law, view, seed, view.open.phase == Phase::pass ? passing : playing);
}

} // namespace openhearts
