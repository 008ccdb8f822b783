// What an entry of the scorepad has to account for, under these rules.
#pragma once

#include "core/law.hpp"

#include <vector>

namespace openhearts {

// One card, by who took it, or cards of a suit that are all alike, by number.
struct PadItem {
  Pile cards;
  std::int32_t value = 0; // of each
  bool counted = false;   // by number

  bool goes_to_shooter() const { return value > 0; } // all of it, where somebody shoots the moon
};

// What the entry of a hand has to account for while this suit plays the part of hearts.
std::vector<PadItem> items_of(const Law &law, Suit suit);

// What taking a card costs in chips under the settlement of a hand; 0 if hands aren't settled.
std::int64_t chips_for(const Law &law, Suit suit, Card card);

} // namespace openhearts
