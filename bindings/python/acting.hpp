// Acting from Python. If the action isn't allowed, each function but the first returns false with an exception set, and
// nothing is changed.
#pragma once

#include "bindings/python/convert.hpp"
#include "bindings/python/held.hpp"

namespace openhearts::python {

// Applies the action to the hand's game or to its branch. REQUIRES: not refused.
void act_in(const HandOf &hand, const Action &action);

// Any action, as Python's users write it: a string is what the phase makes of it, a number a bid, anything else the
// cards of a pass.
bool do_named(const HandOf &hand, Seat seat, PyObject *action);

bool play_named(const HandOf &hand, Seat seat, PyObject *name);
bool pass_named(const HandOf &hand, Seat seat, PyObject *names);
bool bid_named(const HandOf &hand, Seat seat, PyObject *number);
bool suit_named_by(const HandOf &hand, Seat seat, PyObject *name);
bool choose_named(const HandOf &hand, Seat seat, PyObject *name);

// Calls one of these functions for a seat given by Python; throws if the action isn't allowed.
template <class What>
void act_for(const HandOf &hand, nb::handle seat, bool (*act)(const HandOf &, Seat, What), What what) {
  if (!act(hand, seat_argument(hand.law(), seat.ptr()), what)) throw nb::python_error();
}

// An action as Python's users write it: a card, a list of cards, a bid, a suit, or how the moon counts.
nb::object action_object(const Action &action);

} // namespace openhearts::python
