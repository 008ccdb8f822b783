// What one seat may know of a hand: everything public, and its own cards. Bots, the coach, the browser and every
// message get a View; nothing in it helps to cheat. The view of a spectator (seat nobody) has only what is public.
#pragma once

#include "core/pass.hpp"
#include "core/trick.hpp"

namespace openhearts {

struct View {
  PublicState open;
  Seat seat = 0;
  std::array<std::uint8_t, max_seats> counts = {}; // cards held, by seat
  Pile held = {};         // cards held now
  Pile dealt = {};
  bool has_passed = false;
  bool has_received = false;
  Passed passed = {};     // what the seat passed, in order, once has_passed
  Pile received = {};     // once has_received
  Pile kitty = {};        // once the seat may know it
  int kitty_size = 0;
  Cards opening_lead = 0; // for the seat that opens the first trick
  // In a scatter, who gave the seat which card, clockwise from its left; once has_received.
  Passed received_from = {};

  bool operator==(const View &) const = default;
};

// The view of a seat, or of a spectator. REQUIRES: `seat` is at the table or nobody.
View view_of(const Law &law, const Hand &hand, Seat seat);

// What the seat may play; empty if it isn't its turn.
inline Cards legal_cards(const Law &law, const View &view) {
  if (view.open.phase != Phase::play || view.open.turn != view.seat) return 0;
  return legal_cards(law, in_force(law, view.open), view.open, view.held.cards, view.opening_lead);
}

// The cards that the seat may choose from now: in a pass all that it holds, otherwise those it may play.
inline Cards choices(const Law &law, const View &view) {
  const bool may_pass = view.open.phase == Phase::pass && !view.has_passed;
  return may_pass ? view.held.cards : legal_cards(law, view);
}

} // namespace openhearts
