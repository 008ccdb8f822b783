// What an entry of the scorepad has to account for, under these rules.
#pragma once

#include "core/law.hpp"

#include <vector>

namespace openhearts {

// One card, entered by who took it, or cards of a suit with equal values, entered by number.
struct PadItem {
  Pile cards;
  std::int32_t value = 0; // of each card
  bool counted = false;   // whether it is entered by number

  bool goes_to_shooter() const { return value > 0; } // all of it, if somebody shoots the moon
};

// What the entry of a hand has to account for while this suit plays the part of hearts.
std::vector<PadItem> items_of(const Law &law, Suit suit);

// What taking a card costs in chips under the settlement of a hand; 0 if hands aren't settled.
std::int64_t chips_for(const Law &law, Suit suit, Card card);

} // namespace openhearts
