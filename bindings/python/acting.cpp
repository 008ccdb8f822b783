#include "bindings/python/acting.hpp"

#include "core/auction.hpp"

namespace openhearts::python {

namespace {

// Why the action isn't allowed; a finished hand accepts no more actions, even if its game goes on.
Refusal refusal_of(const HandOf &hand, const Action &action) {
  if (hand.branch) return refuse(hand.law(), *hand.branch, action);
  return hand.hand == &hand.game->hand() ? refuse(*hand.game, action) : Refusal::not_now;
}

// Whether no such action is allowed now, whatever it says: that comes before what is wrong with what it says.
bool is_of_moment(Refusal refusal) {
  switch (refusal) {
  case Refusal::not_now:
  case Refusal::not_your_turn:
  case Refusal::game_over:
  case Refusal::already_passed: return true;
  default: return false;
  }
}

// Takes the action, unless it isn't allowed. `unreadable` is what is wrong with what it was read from, if anything is;
// then it need only be of the right kind.
bool act_on(const HandOf &hand, const Action &action, Refusal unreadable = Refusal::none) {
  Refusal refusal = refusal_of(hand, action);
  if (unreadable != Refusal::none && !is_of_moment(refusal)) refusal = unreadable;
  if (refusal != Refusal::none) [[unlikely]]
    return set_refusal(refusal, message_of(refusal, hand.law(), *hand.hand, action)) != nullptr;
  act_in(hand, action);
  return true;
}

// Sets the exception that this function of openhearts.errors makes for what was given, whose own `__repr__` may raise.
bool set_error(const char *made_by, PyObject *given) {
  PyErr_Clear();
  try {
    raise(made_by, nb::handle(given));
  } catch (nb::python_error &raised) {
    raised.restore(); // a slot that isn't nanobind's must not throw
  }
  return false;
}

// A list, tuple or whatever else yields items, as a list or tuple; invalid, with an exception set, if it yields none.
nb::object list_in(PyObject *given) {
  if (PyList_CheckExact(given) || PyTuple_CheckExact(given)) return nb::borrow(given);
  const auto items = nb::steal(PyObject_GetIter(given));
  if (items.is_valid()) return nb::steal(PySequence_List(items.ptr()));
  set_error("no_action", given);
  return {};
}

// Whether it is a number of any kind, even one that nobody can bid; an array is none, though it may convert to one.
bool is_number(PyObject *given) {
  if (PyLong_Check(given)) return true;
  if (!PyNumber_Check(given)) return false;
  const auto items = nb::steal(PyObject_GetIter(given));
  PyErr_Clear();
  return !items.is_valid();
}

} // namespace

void act_in(const HandOf &hand, const Action &action) {
  if (hand.branch)
    act(hand.law(), *hand.branch, action);
  else
    act(*hand.game, action);
}

bool play_named(const HandOf &hand, Seat seat, PyObject *name) {
  if (seat == nobody) return false;
  const auto card = card_in(name);
  return act_on(hand, play_action(seat, card.value_or(0)), card ? Refusal::none : Refusal::no_such_card);
}

bool pass_named(const HandOf &hand, Seat seat, PyObject *names) {
  if (seat == nobody) return false;
  if (PyUnicode_Check(names) && !is_of_moment(refusal_of(hand, pass_action(seat, {}))))
    return set_refusal(Refusal::wrong_number_of_cards, say<"input-pass-list">()) != nullptr;
  const nb::object cards = list_in(names);
  if (!cards.is_valid()) return false;
  Action action = pass_action(seat, {});
  Refusal refusal = Refusal::none;
  const Py_ssize_t given = PySequence_Size(cards.ptr());
  for (Py_ssize_t i = 0; i < given && refusal == Refusal::none; ++i) {
    const auto name = nb::steal(PySequence_GetItem(cards.ptr(), i));
    const auto card = card_in(name.ptr());
    if (!card) refusal = Refusal::no_such_card;
    if (action.count == max_passed) refusal = Refusal::wrong_number_of_cards;
    if (refusal == Refusal::none) action.cards[action.count++] = *card;
  }
  return act_on(hand, action, refusal);
}

// Bids a number of chips from Python, which must be whole and within range. A flag is no number of chips.
bool bid_named(const HandOf &hand, Seat seat, PyObject *number) {
  if (seat == nobody) return false;
  int beyond = 0; // for a long: 1 above, -1 below the range
  const long chips = PyBool_Check(number) ? 0 : PyLong_AsLongAndOverflow(number, &beyond);
  const bool whole = !PyBool_Check(number) && PyErr_Occurred() == nullptr;
  PyErr_Clear();
  if (!whole && refusal_of(hand, bid_action(seat, 0)) == Refusal::none) return set_error("no_bid", number);
  const Refusal unreadable = beyond > 0 || chips > most_bid ? Refusal::bid_too_high
                             : chips < 0                    ? Refusal::bid_too_low
                                                            : Refusal::none;
  return act_on(hand, bid_action(seat, unreadable == Refusal::none ? static_cast<std::int32_t>(chips) : 0), unreadable);
}

bool suit_named_by(const HandOf &hand, Seat seat, PyObject *name) {
  if (seat == nobody) return false;
  const auto suit = suit_named(text_in(name));
  return act_on(hand, suit_action(seat, suit.value_or(Suit::hearts)), suit ? Refusal::none : Refusal::no_such_suit);
}

bool choose_named(const HandOf &hand, Seat seat, PyObject *name) {
  if (seat == nobody) return false;
  const std::string_view way = text_in(name);
  return act_on(hand, moon_action(seat, way == "old"   ? MoonWay::old_way
                                        : way == "new" ? MoonWay::new_way
                                                       : MoonWay::none));
}

bool do_named(const HandOf &hand, Seat seat, PyObject *action) {
  if (seat == nobody) return false;
  if (!PyUnicode_Check(action))
    return is_number(action) ? bid_named(hand, seat, action) : pass_named(hand, seat, action);
  switch (hand.open().phase) {
  case Phase::pass: return pass_named(hand, seat, action);
  case Phase::suit: return suit_named_by(hand, seat, action);
  case Phase::moon: return choose_named(hand, seat, action);
  default: return play_named(hand, seat, action);
  }
}

nb::object action_object(const Action &action) {
  switch (action.kind) {
  case Action::Kind::bid: return nb::int_(action.chips);
  case Action::Kind::suit: return nb::str(std::string(name_of(action.suit)).c_str());
  case Action::Kind::play: return name_object(action.cards[0]);
  case Action::Kind::moon: return nb::str(action.way == MoonWay::new_way ? "new" : "old");
  case Action::Kind::pass: break;
  }
  nb::list cards;
  for (std::size_t i = 0; i < action.count; ++i) cards.append(name_object(action.cards[i]));
  return cards;
}

} // namespace openhearts::python
