#include "core/deal.hpp"

#include "core/phases.hpp"
#include "core/random.hpp"

namespace openhearts {

namespace {

// Every n-th card of the deck from `first` on, where n is the number of players.
Pile cards_dealt(const Law &law, const Deck &deck, std::size_t first, std::size_t dealt) {
  const auto players = static_cast<std::size_t>(law.players);
  Pile pile;
  if (law.rules.packs > 1) {
    for (std::size_t i = first; i < dealt; i += players) put(pile, of(deck[i]));
    return pile;
  }
  Cards cards = 0;
  for (std::size_t i = first; i < dealt; i += players) cards |= of(deck[i]);
  return {cards, 0};
}

} // namespace

Deck shuffled(const Law &law, std::uint64_t seed, std::int64_t number) {
  Random random(seed, static_cast<std::uint64_t>(number));
  Deck deck = law.cards;
  random.shuffle(deck.data(), static_cast<std::uint32_t>(law.card_count));
  return deck;
}

Seat first_dealer(const Law &law, std::uint64_t seed) {
  return static_cast<Seat>(Random(seed, dealer_stream).below(static_cast<std::uint32_t>(law.players)));
}

Hand hand_to_deal(const Law &law, int number, Seat dealer, const Tally &before) {
  Hand hand;
  hand.open.number = number;
  hand.open.dealer = dealer;
  hand.open.totals = before.totals;
  if (law.rules.settlement.kind != Settlement::Kind::none) {
    hand.open.chips = before.chips;
    hand.open.pot = before.pot;
    hand.open.auction.bidder = before.bidder;
  }
  return hand;
}

Hand deal(const Law &law, const Deck &deck, int number, Seat dealer, const Tally &before) {
  Hand hand = hand_to_deal(law, number, dealer, before);
  const auto players = static_cast<std::size_t>(law.players);
  const std::size_t dealt = players * static_cast<std::size_t>(law.hand_size);
  Seat seat = dealer;
  for (std::size_t first = 0; first < players; ++first) {
    seat = next_seat(law, seat);
    const Pile cards = cards_dealt(law, deck, first, dealt);
    hand.dealt[seat] = cards;
    hand.held[seat] = cards;
  }
  for (std::size_t i = dealt; i < static_cast<std::size_t>(law.card_count); ++i) {
    if (law.rules.stock)
      hand.stock[hand.stock_size++] = deck[i];
    else
      put(hand.kitty, of(deck[i]));
  }
  hand.open.stock_left = hand.stock_size;
  begin_hand(law, hand);
  return hand;
}

} // namespace openhearts
