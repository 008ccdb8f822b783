// The deal (RULES.md §2.1): one card at a time from eldest; the cards left over are the kitty or the stock.
#pragma once

#include "core/tally.hpp"

namespace openhearts {

using Deck = std::array<Card, max_cards>; // the first `law.card_count` are in play, in the order they are dealt

// The first dealer is drawn from the random stream of this hand number, which no hand has.
inline constexpr std::uint64_t dealer_stream = ~std::uint64_t{0};

// The deck of hand `number` of the game with this seed: every order has exactly the same probability, and the deck is
// the same on every machine.
Deck shuffled(const Law &law, std::uint64_t seed, std::int64_t number);

// Who deals first in the game with this seed.
Seat first_dealer(const Law &law, std::uint64_t seed);

// Hand `number` before its first card is dealt, in a game that stands at `before`.
Hand hand_to_deal(const Law &law, int number, Seat dealer, const Tally &before);

// Hand `number`, dealt and waiting for bids, passes or the lead, whichever comes first under the rules.
Hand deal(const Law &law, const Deck &deck, int number, Seat dealer, const Tally &before);

} // namespace openhearts
