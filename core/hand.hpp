// One hand, from the deal to its scores. `Hand` is the whole truth; its public part is `PublicState`, in
// public_state.hpp.
//
// Plain values without pointers, copied freely. A hand doesn't know its rules: functions that need them also take the
// `Law`, always the one it was dealt under. What a single seat may know is a `View` (view.hpp).
#pragma once

#include "core/public_state.hpp"

namespace openhearts {

using Passed = std::array<Card, max_passed>; // in the order given; a scatter goes clockwise, the first card to the left

// Everything about a hand, hidden cards included.
struct Hand {
  PublicState open;
  std::array<Pile, max_seats> dealt = {};
  std::array<Pile, max_seats> held = {};
  std::array<Passed, max_seats> passed = {};
  Pile kitty = {};
  std::array<Card, max_cards> stock = {}; // in drawing order; the last `open.stock_left` remain
  std::uint8_t stock_size = 0;
  Cards opening_lead = 0; // what may open the first trick; empty if any legal lead may

  bool operator==(const Hand &) const = default;
};

// The cards that seat has taken, including the kitty once it belongs to that seat.
constexpr Pile won_by(const Hand &hand, Seat seat) {
  const bool kitty_too = hand.open.kitty_taker == seat && !fallen(hand.open);
  return kitty_too ? hand.open.taken[seat] + hand.kitty : hand.open.taken[seat];
}

} // namespace openhearts
