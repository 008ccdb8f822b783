#include "bots/random.hpp"

#include "core/auction.hpp"
#include "core/select.hpp"

namespace openhearts {

Card any_of(Cards cards, Random &random) {
  return PortableSelect::nth(cards, random.below(static_cast<std::uint32_t>(count(cards))));
}

namespace {

// Draws the cards one after another, so that in a scatter all orders are equally likely too.
Action random_pass(const Law &law, const View &view, Random &random) {
  const int wanted = cards_to_pass(law, view.open.pass);
  Passed given = {};
  Pile left = view.held;
  for (int i = 0; i < wanted; ++i) {
    const Card card = any_of(left.cards, random);
    given[static_cast<std::size_t>(i)] = card;
    take(left, of(card));
  }
  return pass_action(view.seat, {given.data(), static_cast<std::size_t>(wanted)});
}

// Declining to bid is as likely as each number of chips.
Action random_bid(const Law &law, const View &view, Random &random) {
  const auto bids = bids_open_to(law, view.open, view.seat);
  if (!bids) return bid_action(view.seat, 0);
  const auto choice = random.below(static_cast<std::uint32_t>(bids->most - bids->least + 2));
  return bid_action(view.seat, choice == 0 ? 0 : static_cast<std::int32_t>(bids->least + choice - 1));
}

} // namespace

Action random_choice(const Law &law, const View &view, std::uint64_t seed) {
  Random random(seed);
  switch (view.open.phase) {
  case Phase::bid: return random_bid(law, view, random);
  case Phase::suit: return suit_action(view.seat, static_cast<Suit>(random.below(4)));
  case Phase::pass: return random_pass(law, view, random);
  case Phase::moon: return moon_action(view.seat, random.below(2) == 0 ? MoonWay::old_way : MoonWay::new_way);
  case Phase::play:
  case Phase::done: break;
  }
  return play_action(view.seat, any_of(legal_cards(law, view), random));
}

} // namespace openhearts
