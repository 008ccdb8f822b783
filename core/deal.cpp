#include "core/deal.hpp"

#include "core/pass.hpp"
#include "core/random.hpp"

#include <utility>

namespace openhearts {

namespace {
constexpr std::uint64_t dealer_stream = ~std::uint64_t{0}; // no hand has this number
}

Deck shuffled(const Law &law, std::uint64_t seed, std::int64_t number) {
  Random random(seed, static_cast<std::uint64_t>(number));
  Deck deck = law.cards;
  for (int i = law.card_count - 1; i > 0; --i) // Fisher and Yates
    std::swap(deck[static_cast<std::size_t>(i)], deck[random.below(static_cast<std::uint32_t>(i) + 1)]);
  return deck;
}

Seat first_dealer(const Law &law, std::uint64_t seed) {
  return static_cast<Seat>(Random(seed, dealer_stream).below(static_cast<std::uint32_t>(law.players)));
}

Hand deal(const Law &law, const Deck &deck, int number, Seat dealer, const Scores &totals) {
  Hand hand;
  hand.open.number = number;
  hand.open.dealer = dealer;
  hand.open.totals = totals;
  hand.in_play = law.deck;
  std::size_t next = 0;
  for (int round = 0; round < law.hand_size; ++round) {
    Seat seat = dealer;
    for (int i = 0; i < law.players; ++i) {
      seat = next_seat(law, seat);
      hand.dealt[seat] |= of(deck[next++]);
    }
  }
  for (; next < static_cast<std::size_t>(law.card_count); ++next) hand.kitty |= of(deck[next]);
  hand.held = hand.dealt;
  begin_pass(law, hand);
  return hand;
}

} // namespace openhearts
