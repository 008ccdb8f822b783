// Converts errors, cards, seats and JSON to and from Python. Nothing outside this folder may throw.
#pragma once

#include "core/hand.hpp"
#include "core/json.hpp"
#include "core/refusal_message.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

namespace openhearts::python {

namespace nb = nanobind;

// ---- Errors: made by a class or a function of openhearts.errors. ----

[[noreturn]] void raise_with(const char *name, nb::args arguments);

template <class... Arguments> [[noreturn]] void raise(const char *name, const Arguments &...arguments) {
  raise_with(name, nb::borrow<nb::args>(nb::make_tuple(arguments...)));
}

// Raises BadInput with the code bad_json, bad_rules, bad_position, bad_log or bad_argument and this message.
[[noreturn]] void raise_bad(Refusal refusal, const Message &message);

// Raises BadInput (bad_argument) with a message that only Python uses and that isn't in the engine's closed list.
[[noreturn]] void raise_input(const char *id, const nb::dict &arguments);

// What somebody gave, for such a message.
nb::object as_given(nb::handle value);

// Put an item into a new list or tuple, and steal the reference to it. Without the limited API, which wheels for
// several Pythons need, these are macros that cost no call.
#ifdef Py_LIMITED_API
inline void put_in_list(PyObject *list, Py_ssize_t at, PyObject *item) { PyList_SetItem(list, at, item); }
inline void put_in_tuple(PyObject *tuple, Py_ssize_t at, PyObject *item) { PyTuple_SetItem(tuple, at, item); }
#else
inline void put_in_list(PyObject *list, Py_ssize_t at, PyObject *item) { PyList_SET_ITEM(list, at, item); }
inline void put_in_tuple(PyObject *tuple, Py_ssize_t at, PyObject *item) { PyTuple_SET_ITEM(tuple, at, item); }
#endif

// Sets IllegalAction and returns nullptr, as failing C functions do. Without a message, the refusal's own is used,
// which has no arguments.
PyObject *set_refusal(Refusal refusal, const Message &message);
PyObject *set_refusal(Refusal refusal);

// ---- Texts and whole numbers ----

// The text of a string; empty for one with half a surrogate pair and for what is no string, which name nothing.
std::string_view text_in(PyObject *string);

// A whole number; -1 for one of more than 64 bits and, with an exception set, for what is none.
std::int64_t whole_number_in(PyObject *number);

// ---- Cards ----

// Makes one Python string for each card. Call once, before any of the functions below.
void name_cards();

nb::object name_object(Card card);
nb::object cards_list(Pile pile);
PyObject *cards_tuple(Cards cards); // a new reference
std::optional<Card> card_in(PyObject *text);

// ---- Seats ----

// The seat with this number. seat_argument returns nobody with an exception set if there is none; the other one throws.
Seat seat_argument(const Law &law, PyObject *number);
Seat seat_in(const Law &law, nb::handle number);
nb::object seat_or_none(Seat seat);

// ---- JSON ----

nb::object to_python(const Json &json);

// Converts strings, numbers, flags and collections of them, NumPy's too; anything else, or anything nested deeper than
// a field can be, becomes null, which no field of a position accepts.
Json to_json(nb::handle value, int depth = 0);

// Raises BadInput (bad_json) that says what can't be read, and why.
Json json_from_text(std::string_view text);

// Raises RulesError that names the field, for rules that can't be played.
Rules rules_from_text(std::string_view text);

} // namespace openhearts::python
