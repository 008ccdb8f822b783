// Errors, cards, seats and JSON, as Python has them. Nothing else in the engine may throw.
#pragma once

#include "core/hand.hpp"
#include "core/json.hpp"
#include "core/refusal_message.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

namespace openhearts::python {

namespace nb = nanobind;

// ---- Errors: raised as the classes that openhearts.errors defines. ----

[[noreturn]] void raise_with(const char *name, nb::args arguments);

template <class... Arguments> [[noreturn]] void raise(const char *name, const Arguments &...arguments) {
  raise_with(name, nb::borrow<nb::args>(nb::make_tuple(arguments...)));
}

// Raises BadInput: bad_json, bad_rules, bad_position, bad_log or bad_argument, and what is wrong.
[[noreturn]] void raise_bad(Refusal refusal, const Message &message);

// Raises BadInput (bad_argument) with a message that only Python says; the engine's closed list doesn't have it.
[[noreturn]] void raise_input(const char *id, const nb::dict &arguments);

// Puts an item, whose reference they take, into a new list or tuple. Where the layout of Python's own objects may be
// relied on, which a wheel for many Pythons may not, that costs no call.
#ifdef Py_LIMITED_API
inline void put_in_list(PyObject *list, Py_ssize_t at, PyObject *item) { PyList_SetItem(list, at, item); }
inline void put_in_tuple(PyObject *tuple, Py_ssize_t at, PyObject *item) { PyTuple_SetItem(tuple, at, item); }
#else
inline void put_in_list(PyObject *list, Py_ssize_t at, PyObject *item) { PyList_SET_ITEM(list, at, item); }
inline void put_in_tuple(PyObject *tuple, Py_ssize_t at, PyObject *item) { PyTuple_SET_ITEM(tuple, at, item); }
#endif

// Sets IllegalAction and returns nullptr, as plain C functions fail; one without a message says the same everywhere.
PyObject *set_refusal(Refusal refusal, const Message &message);
PyObject *set_refusal(Refusal refusal);

// ---- Cards ----

// Call once, before any of the others: makes one Python string for each name.
void name_cards();

nb::object name_object(Card card);
nb::object cards_list(Pile pile);
PyObject *cards_tuple(Cards cards); // a new reference
std::optional<Card> card_in(PyObject *text);

// ---- Seats ----

// The seat that a Python number names, or nobody with an exception set; the other one throws it.
Seat seat_argument(const Law &law, PyObject *number);
Seat seat_in(const Law &law, nb::handle number);
nb::object seat_or_none(Seat seat);

// ---- JSON ----

nb::object to_python(const Json &json);

// Strings, numbers, flags and collections of them; anything else becomes null, which no field of a position accepts,
// and so does what is nested deeper than any field.
Json to_json(nb::handle value, int depth = 0);

// Raises BadInput (bad_json), saying what can't be read, and why.
Json json_from_text(std::string_view text);

// Raises RulesError, naming the field, for rules that can't be played.
Rules rules_from_text(std::string_view text);

} // namespace openhearts::python
