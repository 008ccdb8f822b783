// What one seat may know of a hand: everything open, and its own cards. Bots, coach, browser and every message get a
// View; nothing in it could be used to cheat.
#pragma once

#include "core/pass.hpp"
#include "core/trick.hpp"

namespace openhearts {

struct View {
  Open open;
  Seat seat = 0;
  Cards held = 0;         // now
  Cards dealt = 0;
  bool has_passed = false;
  bool has_received = false;
  Passed passed = {};     // what the seat gave, in its order, once has_passed
  Cards received = 0;     // once has_received
  Cards kitty = 0;        // once the seat may know it
  int kitty_size = 0;
  Cards opening_lead = 0; // for the seat that opens the first trick
  // Who gave the seat which card of a scatter, counted clockwise from its left; once has_received.
  Passed received_from = {};

  bool operator==(const View &) const = default;
};

View view_of(const Law &law, const Hand &hand, Seat seat);

// What the seat may play; empty when it is not to play.
inline Cards legal_cards(const Law &law, const View &view) {
  if (view.open.phase != Phase::play || view.open.turn != view.seat) return 0;
  return legal_cards(law, view.open, view.held, view.opening_lead);
}

// How many cards a seat holds: public.
int count_of(const Law &law, const Open &open, Seat seat);

} // namespace openhearts
