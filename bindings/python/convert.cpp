#include "bindings/python/convert.hpp"

#include "core/json_reader.hpp"
#include "core/rules_json.hpp"

#include <functional>
#include <string>
#include <unordered_map>

namespace openhearts::python {

namespace {

PyObject *card_names[deck_size];

PyObject *new_list(Pile pile) {
  PyObject *list = PyList_New(count(pile));
  for (Py_ssize_t i = 0; !empty(pile); ++i) put_in_list(list, i, Py_NewRef(card_names[take_lowest(pile)]));
  return list;
}

PyObject *new_tuple(Cards cards) {
  PyObject *tuple = PyTuple_New(count(cards));
  for (Py_ssize_t i = 0; cards != 0; ++i) put_in_tuple(tuple, i, Py_NewRef(card_names[take_lowest(cards)]));
  return tuple;
}

// Tuples are immutable, so the tuple for each set of cards of one suit is made only once: most sets of legal cards are
// of one suit, and a player asks for one at every step.
PyObject *suit_tuples[4][1 << ranks];

struct NameHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view name) const { return std::hash<std::string_view>{}(name); }
};

// The names of members are interned too: the engine's objects repeat the same few dozen.
nb::handle member_name(std::string_view name) {
  static std::unordered_map<std::string, PyObject *, NameHash, std::equal_to<>> names;
  const auto known = names.find(name);
  if (known != names.end()) return known->second;
  PyObject *made = PyUnicode_FromStringAndSize(name.data(), static_cast<Py_ssize_t>(name.size()));
  if (made == nullptr) throw nb::python_error();
  PyUnicode_InternInPlace(&made);
  return names.emplace(name, made).first->second;
}

} // namespace

[[noreturn]] void raise_with(const char *name, nb::args arguments) {
  const nb::object error = nb::module_::import_("openhearts.errors").attr(name)(*arguments);
  PyErr_SetObject(error.type().ptr(), error.ptr());
  throw nb::python_error();
}

[[noreturn]] void raise_bad(Refusal refusal, const Message &message) {
  raise("BadInput", name_of(refusal), to_python(json_of(message)));
}

[[noreturn]] void raise_input(const char *id, const nb::dict &arguments) {
  nb::dict message;
  message["id"] = id;
  message["args"] = arguments;
  raise("BadInput", name_of(Refusal::bad_argument), message);
}

nb::object as_given(nb::handle value) { return nb::module_::import_("openhearts.errors").attr("as_given")(value); }

PyObject *set_refusal(Refusal refusal, const Message &message) {
  try {
    const nb::object type = nb::module_::import_("openhearts.errors").attr("IllegalAction");
    PyErr_SetObject(type.ptr(), type(name_of(refusal), to_python(json_of(message))).ptr());
  } catch (nb::python_error &raised) { // as when the interpreter ends, and modules are gone
    raised.restore();                  // slots that aren't nanobind's call this, and must not throw
  }
  return nullptr;
}

PyObject *set_refusal(Refusal refusal) { return set_refusal(refusal, message_of(refusal)); }

void name_cards() {
  for (Card card = 0; card < deck_size; ++card) card_names[card] = PyUnicode_InternFromString(name_of(card).c_str());
}

nb::object name_object(Card card) { return nb::borrow(card_names[card]); }

nb::object cards_list(Pile pile) { return nb::steal(new_list(pile)); }

PyObject *cards_tuple(Cards cards) {
  if (cards == 0) return PyTuple_New(0);
  const auto suit = static_cast<std::size_t>(suit_of(lowest(cards)));
  if ((cards & ~of(static_cast<Suit>(suit))) != 0) return new_tuple(cards);
  PyObject *&tuple = suit_tuples[suit][cards >> (ranks * suit)];
  if (tuple == nullptr) tuple = new_tuple(cards);
  return Py_XNewRef(tuple);
}

std::string_view text_in(PyObject *string) {
  Py_ssize_t size = 0;
  const char *utf8 = PyUnicode_Check(string) ? PyUnicode_AsUTF8AndSize(string, &size) : nullptr;
  PyErr_Clear();
  return utf8 == nullptr ? std::string_view() : std::string_view(utf8, static_cast<std::size_t>(size));
}

std::int64_t whole_number_in(PyObject *number) {
  int beyond = 0; // if it is not 0, the number is -1
  return PyLong_AsLongLongAndOverflow(number, &beyond);
}

std::optional<Card> card_in(PyObject *text) {
  if (!PyUnicode_Check(text)) return std::nullopt;
#ifndef Py_LIMITED_API
  if (PyUnicode_IS_COMPACT_ASCII(text)) [[likely]]
    return card_named({reinterpret_cast<const char *>(PyUnicode_1BYTE_DATA(text)),
                       static_cast<std::size_t>(PyUnicode_GET_LENGTH(text))});
#endif
  return card_named(text_in(text));
}

Seat seat_argument(const Law &law, PyObject *number) {
  const long seat = PyLong_AsLong(number);
  if (seat >= 0 && seat < law.players) [[likely]]
    return static_cast<Seat>(seat);
  if (PyErr_Occurred() == nullptr || PyErr_ExceptionMatches(PyExc_OverflowError)) {
    PyErr_Clear();
    set_refusal(Refusal::no_such_seat);
  }
  return nobody;
}

Seat seat_in(const Law &law, nb::handle number) {
  const Seat seat = seat_argument(law, number.ptr());
  if (seat == nobody) throw nb::python_error();
  return seat;
}

nb::object seat_or_none(Seat seat) { return seat == nobody ? nb::none() : nb::object(nb::int_(seat)); }

// The number that a JSON number says. The C++ library's functions read it as the locale writes numbers, which a program
// may have set.
nb::object float_of(const std::string &text) {
  const double number = PyOS_string_to_double(text.c_str(), nullptr, nullptr);
  if (PyErr_Occurred() != nullptr) throw nb::python_error();
  return nb::float_(number);
}

nb::object to_python(const Json &json) {
  switch (json.kind) {
  case Json::Kind::null: return nb::none();
  case Json::Kind::flag: return nb::bool_(json.flag);
  case Json::Kind::whole: return nb::int_(json.whole);
  case Json::Kind::number: return float_of(json.text);
  case Json::Kind::text: return nb::str(json.text.data(), json.text.size());
  case Json::Kind::list: {
    const auto list = nb::steal(PyList_New(static_cast<Py_ssize_t>(json.items.size())));
    Py_ssize_t at = 0;
    for (const Json &item : json.items) put_in_list(list.ptr(), at++, to_python(item).release().ptr());
    return list;
  }
  case Json::Kind::object: break;
  }
  nb::dict dict;
  for (const JsonMember &member : json.members)
    if (PyDict_SetItem(dict.ptr(), member_name(member.name).ptr(), to_python(member.value).ptr()) != 0)
      throw nb::python_error();
  return dict;
}

Json to_json(nb::handle given, int depth) {
  nb::object value = nb::borrow(given);
  if (nb::hasattr(value, "tolist")) value = value.attr("tolist")(); // NumPy's numbers, flags and arrays
  if (nb::isinstance<nb::bool_>(value)) return Json::of(nb::cast<bool>(value));
  if (nb::isinstance<nb::str>(value)) return Json::of(std::string(text_in(value.ptr())));
  if (nb::isinstance<nb::int_>(value)) {
    int overflow = 0;
    const long long number = PyLong_AsLongLongAndOverflow(value.ptr(), &overflow);
    return overflow == 0 ? Json::of(std::int64_t{number}) : Json();
  }
  constexpr int deepest = 2; // a list of hands, each a list of cards; bounded because a list may contain itself
  if (depth == deepest || !nb::isinstance<nb::iterable>(value)) return {};
  Json list = Json::list();
  for (const nb::handle item : nb::borrow<nb::iterable>(value)) list.push(to_json(item, depth + 1));
  return list;
}

Json json_from_text(std::string_view text) {
  ParsedJson parsed = parse_json(text);
  if (!parsed.json) raise_bad(Refusal::bad_json, parsed.fault);
  return std::move(*parsed.json);
}

Rules rules_from_text(std::string_view text) {
  ParsedRules parsed = rules_from(json_from_text(text));
  if (parsed.fault) raise("RulesError", parsed.fault->field, to_python(json_of(parsed.fault->message)));
  return std::move(parsed.rules);
}

} // namespace openhearts::python
