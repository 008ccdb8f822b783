#include "core/deal.hpp"

#include "core/pass.hpp"
#include "core/random.hpp"

namespace openhearts {

namespace {
constexpr std::uint64_t dealer_stream = ~std::uint64_t{0}; // no hand has this number
}

Deck shuffled(const Law &law, std::uint64_t seed, std::int64_t number) {
  Random random(seed, static_cast<std::uint64_t>(number));
  Deck deck = law.cards;
  random.shuffle(deck.data(), static_cast<std::uint32_t>(law.card_count));
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
  const auto players = static_cast<std::size_t>(law.players);
  const std::size_t dealt = players * static_cast<std::size_t>(law.hand_size);
  Seat seat = dealer;
  for (std::size_t first = 0; first < players; ++first) { // every players-th card from eldest's first on
    seat = next_seat(law, seat);
    Cards cards = 0;
    for (std::size_t i = first; i < dealt; i += players) cards |= of(deck[i]);
    hand.dealt[seat] = hand.held[seat] = cards;
    hand.open.start_count[seat] = static_cast<std::uint8_t>(law.hand_size);
  }
  for (std::size_t i = dealt; i < static_cast<std::size_t>(law.card_count); ++i) hand.kitty |= of(deck[i]);
  begin_pass(law, hand);
  return hand;
}

} // namespace openhearts
