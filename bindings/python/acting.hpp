// Acting from Python: each but the first returns false, with an exception set and nothing changed, if the action isn't
// allowed.
#pragma once

#include "bindings/python/convert.hpp"
#include "bindings/python/held.hpp"

namespace openhearts::python {

// Does it, in the hand's game or in its branch. REQUIRES: not refused.
void act_in(const HandOf &hand, const Action &action);

bool play_named(const HandOf &hand, Seat seat, PyObject *name);
bool pass_named(const HandOf &hand, Seat seat, PyObject *names);
bool bid_named(const HandOf &hand, Seat seat, PyObject *number);
bool suit_named_by(const HandOf &hand, Seat seat, std::string_view name);
bool choose_named(const HandOf &hand, Seat seat, std::string_view way);

// Does one of these for the seat that Python names, as a method: throws if the action isn't allowed.
template <class What>
void act_for(const HandOf &hand, nb::handle seat, bool (*act)(const HandOf &, Seat, What), What what) {
  if (!act(hand, seat_argument(hand.law(), seat.ptr()), what)) throw nb::python_error();
}

// An action as people write it: a card, a list of cards, a bid, a suit, or how the moon counts.
nb::object action_object(const Action &action);

} // namespace openhearts::python
