// One hand, from the deal to its scores: the truth (`Hand`), and the part of it that everybody sees (`PublicState`,
// public_state.hpp).
//
// Plain values without a pointer, copied freely. A hand does not know its rules: the functions that need them take the
// `Law` beside it, always the one it was dealt under. What a single seat may know is a `View` (view.hpp).
#pragma once

#include "core/public_state.hpp"

namespace openhearts {

using Passed = std::array<Card, max_passed>; // in the order given: in a scatter first to the left, and so on clockwise

// The truth.
struct Hand {
  PublicState open;
  std::array<Pile, max_seats> dealt = {};
  std::array<Pile, max_seats> held = {};
  std::array<Passed, max_seats> passed = {};
  Pile kitty = {};
  std::array<Card, max_cards> stock = {}; // in the order they are drawn; the last `open.stock_left` are left
  std::uint8_t stock_size = 0;
  Cards opening_lead = 0; // what may open the first trick; empty where any legal lead may

  bool operator==(const Hand &) const = default;
};

// What seat has taken, the kitty included once it is theirs.
constexpr Pile won_by(const Hand &hand, Seat seat) {
  const bool kitty_too = hand.open.kitty_taker == seat && !fallen(hand.open);
  return kitty_too ? hand.open.taken[seat] + hand.kitty : hand.open.taken[seat];
}

} // namespace openhearts
