#include "bindings/python/steps.hpp"

#include "bindings/python/acting.hpp"

namespace openhearts::python {

namespace {

// The hand behind a Python object; nullptr, with an exception set, for one that was never initialised.
HandOf *hand_of(PyObject *self) {
  if (nb::inst_ready(self)) [[likely]]
    return nb::inst_ptr<HandOf>(nb::handle(self));
  PyErr_SetString(PyExc_TypeError, "a Hand comes from a Game or from Hand.from_cards");
  return nullptr;
}

PyObject *none_if(bool done) { return done ? Py_NewRef(Py_None) : nullptr; }

PyObject *wrong_arguments(const char *words) {
  PyErr_SetString(PyExc_TypeError, words);
  return nullptr;
}

PyObject *hand_to_act(PyObject *self, void *) {
  const HandOf *hand = hand_of(self);
  if (hand == nullptr) return nullptr;
  const Seat turn = hand->open().turn;
  return turn == nobody ? Py_NewRef(Py_None) : PyLong_FromLong(turn);
}

PyObject *hand_legal(PyObject *self, PyObject *const *arguments, Py_ssize_t count) {
  if (count > 1) return wrong_arguments("legal takes a seat, or nothing for whoever is to act");
  const HandOf *hand = hand_of(self);
  if (hand == nullptr) return nullptr;
  const PublicState &open = hand->open();
  const bool asked = count == 1 && arguments[0] != Py_None;
  if (!asked && open.turn == nobody) return cards_tuple(0);
  const Seat seat = asked ? seat_argument(hand->law(), arguments[0]) : open.turn;
  if (seat == nobody) return nullptr;
  if (open.phase == Phase::play && open.turn == seat) return cards_tuple(legal_cards(hand->law(), *hand->hand));
  if (open.phase == Phase::pass && (open.waiting & bit(seat)) != 0) return cards_tuple(hand->hand->held[seat].cards);
  return cards_tuple(0);
}

PyObject *hand_play(PyObject *self, PyObject *const *arguments, Py_ssize_t count) {
  if (count != 2) return wrong_arguments("play takes a seat and a card");
  const HandOf *hand = hand_of(self);
  return none_if(hand != nullptr && play_named(*hand, seat_argument(hand->law(), arguments[0]), arguments[1]));
}

PyObject *hand_pass_cards(PyObject *self, PyObject *const *arguments, Py_ssize_t count) {
  if (count != 2) return wrong_arguments("pass_cards takes a seat and the cards");
  const HandOf *hand = hand_of(self);
  return none_if(hand != nullptr && pass_named(*hand, seat_argument(hand->law(), arguments[0]), arguments[1]));
}

PyObject *hand_clone(PyObject *self, PyObject *) {
  const HandOf *hand = hand_of(self);
  return hand == nullptr ? nullptr : nb::cast(clone_of(*hand)).release().ptr();
}

PyObject *hand_step(PyObject *self, PyObject *name) {
  const HandOf *hand = hand_of(self);
  if (hand == nullptr) return nullptr;
  const PublicState &open = hand->open();
  if (open.phase != Phase::play) return set_refusal(Refusal::not_now);
  const auto card = card_in(name);
  if (card && hand->offered_at == open.played && (hand->offered & of(*card)) != 0) [[likely]]
    act_in(*hand, play_action(open.turn, *card));
  else if (!play_named(*hand, open.turn, name))
    return nullptr;
  if (open.phase != Phase::play) return cards_tuple(0);
  hand->offered = legal_cards(hand->law(), *hand->hand);
  hand->offered_at = open.played;
  return cards_tuple(hand->offered);
}

PyMethodDef hand_methods[] = {
    {"legal", reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(hand_legal)), METH_FASTCALL,
     "legal($self, seat=None, /)\n"
     "--\n\n"
     "The cards that `seat`, or else the seat to act, may play now, lowest first. During a pass, its whole hand; "
     "empty\n"
     "if it isn't to act.\n\n"
     "Raises IllegalAction (no_such_seat)."},
    {"play", reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(hand_play)), METH_FASTCALL,
     "play($self, seat, card, /)\n"
     "--\n\n"
     "Plays a card. See Game.play."},
    {"pass_cards", reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(hand_pass_cards)), METH_FASTCALL,
     "pass_cards($self, seat, cards, /)\n"
     "--\n\n"
     "Passes cards. See Game.pass_cards."},
    {"clone", hand_clone, METH_NOARGS,
     "clone($self, /)\n"
     "--\n\n"
     "An independent copy of the hand as it is now, under the same rules and totals.\n\n"
     "Playing on in one doesn't affect the other, and no next hand is dealt after a clone."},
    {"step", hand_step, METH_O,
     "step($self, card, /)\n"
     "--\n\n"
     "Plays a card for the seat to act, and returns what the next player may play: nothing after the last card.\n\n"
     "The fastest way through a hand: `while legal: legal = hand.step(choose(legal))`. Raises IllegalAction."},
    {nullptr, nullptr, 0, nullptr},
};

PyGetSetDef hand_properties[] = {
    {"to_act", hand_to_act, nullptr,
     "The seat to act; None once the hand is done. During a pass, the first seat from eldest that hasn't passed yet.",
     nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

} // namespace

PyType_Slot hand_slots[] = {
    {Py_tp_methods, hand_methods},
    {Py_tp_getset, hand_properties},
    {0, nullptr},
};

} // namespace openhearts::python
