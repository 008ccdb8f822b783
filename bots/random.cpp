#include "bots/random.hpp"

#include "core/random.hpp"
#include "core/select.hpp"

namespace openhearts {

namespace {

Card any_of(Cards cards, Random &random) {
  return PortableSelect::nth(cards, random.below(static_cast<std::uint32_t>(count(cards))));
}

// Drawn one after another, so that in a scatter every order is as likely, too.
Action random_pass(const Law &law, const View &view, Random &random) {
  const int wanted = cards_to_pass(law, view.open.pass);
  Passed given = {};
  Cards left = view.held;
  for (int i = 0; i < wanted; ++i) {
    const Card card = any_of(left, random);
    given[static_cast<std::size_t>(i)] = card;
    left ^= of(card);
  }
  return pass_action(view.seat, {given.data(), static_cast<std::size_t>(wanted)});
}

} // namespace

Action random_choice(const Law &law, const View &view, std::uint64_t seed) {
  Random random(seed);
  switch (view.open.phase) {
  case Phase::pass: return random_pass(law, view, random);
  case Phase::moon: return moon_action(view.seat, random.below(2) == 0 ? MoonWay::old_way : MoonWay::new_way);
  case Phase::play:
  case Phase::done: break;
  }
  return play_action(view.seat, any_of(legal_cards(law, view), random));
}

} // namespace openhearts
