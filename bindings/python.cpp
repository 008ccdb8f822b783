// The engine as the Python module openhearts._core: conversions and names, no logic. Only this file may throw.
#include "bots/bot.hpp"
#include "core/count.hpp"
#include "core/fields.hpp"
#include "core/log.hpp"
#include "core/version.hpp"
#include "line/line.hpp"
#include "line/write.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <chrono>

namespace nb = nanobind;
using namespace openhearts;
using namespace nb::literals;

namespace {

// ---- Errors: raised as the classes that openhearts.errors defines. ----

[[noreturn]] void raise(const char *name, nb::args arguments) {
  const nb::object type = nb::module_::import_("openhearts.errors").attr(name);
  PyErr_SetObject(type.ptr(), type(*arguments).ptr());
  throw nb::python_error();
}

template <class... Arguments> [[noreturn]] void raise(const char *name, const Arguments &...arguments) {
  raise(name, nb::borrow<nb::args>(nb::make_tuple(arguments...)));
}

// Sets the exception, for the plain C functions below; `raise_refusal` throws it too.
PyObject *set_refusal(Refusal refusal) {
  const RefusalWords row = words_for(refusal);
  const nb::object type = nb::module_::import_("openhearts.errors").attr("IllegalAction");
  PyErr_SetObject(type.ptr(), type(row.code, row.words).ptr());
  return nullptr;
}

[[noreturn]] void raise_refusal(Refusal refusal) {
  set_refusal(refusal);
  throw nb::python_error();
}

// ---- Cards: each name is one Python string, made once. ----

PyObject *card_names[deck_size];

nb::object name_object(Card card) { return nb::borrow(card_names[card]); }

PyObject *new_list(Pile pile) {
  PyObject *list = PyList_New(count(pile));
  for (Py_ssize_t i = 0; !empty(pile); ++i) PyList_SET_ITEM(list, i, Py_NewRef(card_names[take_lowest(pile)]));
  return list;
}

nb::object cards_list(Pile pile) { return nb::steal(new_list(pile)); }

PyObject *new_tuple(Cards cards) {
  PyObject *tuple = PyTuple_New(count(cards));
  for (Py_ssize_t i = 0; cards != 0; ++i) PyTuple_SET_ITEM(tuple, i, Py_NewRef(card_names[take_lowest(cards)]));
  return tuple;
}

// Tuples never change, so that of each set of cards of one suit is made once: most legal sets are such sets, and a
// player asks for one at every step.
PyObject *suit_tuples[4][1 << ranks];

PyObject *cards_tuple(Cards cards) {
  if (cards == 0) return PyTuple_New(0);
  const auto suit = static_cast<std::size_t>(suit_of(lowest(cards)));
  if ((cards & ~of(static_cast<Suit>(suit))) != 0) return new_tuple(cards);
  PyObject *&tuple = suit_tuples[suit][cards >> (ranks * suit)];
  if (tuple == nullptr) tuple = new_tuple(cards);
  return Py_XNewRef(tuple);
}

std::optional<Card> card_in(PyObject *text) {
  if (!PyUnicode_Check(text) || !PyUnicode_IS_COMPACT_ASCII(text)) return std::nullopt; // no card's name is longer
  return card_named({reinterpret_cast<const char *>(PyUnicode_1BYTE_DATA(text)),
                     static_cast<std::size_t>(PyUnicode_GET_LENGTH(text))});
}

// ---- JSON between the core and Python. ----

nb::object to_python(const Json &json) {
  switch (json.kind) {
  case Json::Kind::null: return nb::none();
  case Json::Kind::flag: return nb::bool_(json.flag);
  case Json::Kind::whole: return nb::int_(json.whole);
  case Json::Kind::number: return nb::float_(std::stod(json.text));
  case Json::Kind::text: return nb::str(json.text.data(), json.text.size());
  case Json::Kind::list: {
    nb::list list;
    for (const Json &item : json.items) list.append(to_python(item));
    return list;
  }
  case Json::Kind::object: break;
  }
  nb::dict dict;
  for (const JsonMember &member : json.members) dict[member.name.c_str()] = to_python(member.value);
  return dict;
}

Json json_from_text(std::string_view text) {
  ParsedJson parsed = parse_json(text);
  if (!parsed.json) raise("BadInput", "bad_json", "The JSON can't be read: " + parsed.fault + ".");
  return std::move(*parsed.json);
}

Rules rules_from_text(std::string_view text) {
  ParsedRules parsed = rules_from(json_from_text(text));
  if (parsed.fault) raise("RulesError", parsed.fault->field, parsed.fault->reason);
  return std::move(parsed.rules);
}

// ---- What Python holds. ----

// A game, and its law once more: views hold that, and so keep no game.
struct GameOf {
  std::shared_ptr<Game> game;
  std::shared_ptr<const Law> law;
};

GameOf held(Game &&game) {
  auto law = std::make_shared<const Law>(game.law);
  return {std::make_shared<Game>(std::move(game)), std::move(law)};
}

// A hand lives in its game, which keeps it in place; the pointer holds the game.
struct HandOf {
  std::shared_ptr<Game> game;
  std::shared_ptr<const Law> shared_law;
  const Hand *hand;

  const Law &law() const { return *shared_law; }
  const Open &open() const { return hand->open; }
};

// A view holds the law and its own copy of what the seat may know: nothing leads back to the truth.
struct ViewOf {
  std::shared_ptr<const Law> law;
  View view;
};

HandOf current(const GameOf &game) { return {game.game, game.law, &game.game->hand()}; }

// The seat that a Python number names, or nobody with an exception set.
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

// ---- Acting: each says false, with an exception set and nothing changed, if it may not be done. ----

// A hand that is done takes no more, whatever its game does.
bool act_on(const HandOf &hand, const Action &action, Refusal refusal = Refusal::none) {
  Game &game = *hand.game;
  if (refusal == Refusal::none) refusal = hand.hand == &game.hand() ? refuse(game, action) : Refusal::not_now;
  if (refusal != Refusal::none) [[unlikely]]
    return set_refusal(refusal) != nullptr;
  act(game, action);
  return true;
}

bool play_named(const HandOf &hand, Seat seat, PyObject *name) {
  if (seat == nobody) return false;
  const auto card = card_in(name);
  return act_on(hand, play_action(seat, card.value_or(0)), card ? Refusal::none : Refusal::no_such_card);
}

bool pass_named(const HandOf &hand, Seat seat, PyObject *names) {
  if (seat == nobody) return false;
  PyObject *cards = PySequence_Fast(names, "the cards to pass are a list");
  if (cards == nullptr) return false;
  Action action = pass_action(seat, {});
  Refusal refusal = Refusal::none;
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(cards) && refusal == Refusal::none; ++i) {
    const auto card = card_in(PySequence_Fast_GET_ITEM(cards, i));
    if (!card) refusal = Refusal::no_such_card;
    if (action.count == max_passed) refusal = Refusal::wrong_number_of_cards;
    if (refusal == Refusal::none) action.cards[action.count++] = *card;
  }
  Py_DECREF(cards);
  return act_on(hand, action, refusal);
}

// A number of chips as Python has it: whole, and small enough to be one.
bool bid_named(const HandOf &hand, Seat seat, PyObject *number) {
  if (seat == nobody) return false;
  int beyond = 0; // of a long: 1 above, -1 below
  const long chips = PyLong_AsLongAndOverflow(number, &beyond);
  const bool whole = PyErr_Occurred() == nullptr;
  PyErr_Clear();
  const Refusal refusal = beyond > 0 || chips > std::int64_t{1} << 30 ? Refusal::bid_too_high
                          : !whole || chips < 0                       ? Refusal::bid_too_low
                                                                      : Refusal::none;
  return act_on(hand, bid_action(seat, refusal == Refusal::none ? static_cast<std::int32_t>(chips) : 0), refusal);
}

bool suit_named_by(const HandOf &hand, Seat seat, std::string_view name) {
  if (seat == nobody) return false;
  const auto suit = suit_named(name);
  return act_on(hand, suit_action(seat, suit.value_or(Suit::hearts)), suit ? Refusal::none : Refusal::no_such_suit);
}

bool choose_named(const HandOf &hand, Seat seat, std::string_view way) {
  if (seat == nobody) return false;
  return act_on(hand, moon_action(seat, way == "old"   ? MoonWay::old_way
                                        : way == "new" ? MoonWay::new_way
                                                       : MoonWay::none));
}

void or_throw(bool done) {
  if (!done) throw nb::python_error();
}

// An action as people write it: a card, a list of cards, or how the moon counts.
nb::object action_object(const Action &action) {
  switch (action.kind) {
  case Action::Kind::bid: return nb::int_(action.chips);
  case Action::Kind::suit: return nb::str(std::string(words_for(action.suit)).c_str());
  case Action::Kind::play: return name_object(action.cards[0]);
  case Action::Kind::moon: return nb::str(action.way == MoonWay::new_way ? "new" : "old");
  case Action::Kind::pass: break;
  }
  nb::list cards;
  for (std::size_t i = 0; i < action.count; ++i) cards.append(name_object(action.cards[i]));
  return cards;
}

// ---- The calls of every step, as plain C functions: nanobind's dispatch would cost more than their work. ----

// The hand behind a Python object; nullptr, with an exception set, for one that was never set up.
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
  const Open &open = hand->open();
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

PyObject *hand_step(PyObject *self, PyObject *name) {
  const HandOf *hand = hand_of(self);
  if (hand == nullptr) return nullptr;
  const Open &open = hand->open();
  if (open.phase != Phase::play) return set_refusal(Refusal::not_now);
  if (!play_named(*hand, open.turn, name)) return nullptr;
  return cards_tuple(open.phase == Phase::play ? legal_cards(hand->law(), *hand->hand) : 0);
}

PyMethodDef hand_methods[] = {
    {"legal", reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(hand_legal)), METH_FASTCALL,
     "legal($self, seat=None, /)\n--\n\n"
     "The cards that seat (else whoever is to act) may play now, lowest first; in a pass its whole hand; empty when "
     "it\n"
     "is not to act.\n\n"
     "Raises IllegalAction (no_such_seat)."},
    {"play", reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(hand_play)), METH_FASTCALL,
     "play($self, seat, card, /)\n--\n\n"
     "Plays a card, as Game.play does."},
    {"pass_cards", reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(hand_pass_cards)), METH_FASTCALL,
     "pass_cards($self, seat, cards, /)\n--\n\n"
     "Passes cards, as Game.pass_cards does."},
    {"step", hand_step, METH_O,
     "step($self, card, /)\n--\n\n"
     "Plays a card for whoever is to act; returns what the next player may play, nothing once the last card has "
     "fallen.\n\n"
     "The shortest way through a hand: `while legal: legal = hand.step(choose(legal))`. Raises IllegalAction."},
    {nullptr, nullptr, 0, nullptr},
};

PyGetSetDef hand_properties[] = {
    {"to_act", hand_to_act, nullptr,
     "The seat to act; in a pass the first from eldest that has still to pass; None when done.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyType_Slot hand_slots[] = {
    {Py_tp_methods, hand_methods},
    {Py_tp_getset, hand_properties},
    {0, nullptr},
};

nb::object json_member(const ViewOf &view, const char *name) {
  return to_python(*view_json(*view.law, view.view).find(name));
}

nb::object truth_member(const HandOf &hand, const char *name) {
  return to_python(*truth_json(*hand.game, hand.open().number).find(name));
}

bool same_hand(const HandOf &left, const HandOf &right) {
  return left.law() == right.law() && *left.hand == *right.hand;
}

// ---- Positions: what Python lists becomes the JSON that the core reads and checks. ----

// Texts, numbers, flags and collections of them; anything else becomes null, which no field of a position takes.
Json to_json(nb::handle value) {
  if (nb::isinstance<nb::bool_>(value)) return Json::of(nb::cast<bool>(value));
  if (nb::isinstance<nb::str>(value)) return Json::of(nb::borrow<nb::str>(value).c_str());
  if (nb::isinstance<nb::int_>(value)) {
    int overflow = 0;
    const long long number = PyLong_AsLongLongAndOverflow(value.ptr(), &overflow);
    return overflow == 0 ? Json::of(std::int64_t{number}) : Json();
  }
  if (!nb::isinstance<nb::iterable>(value)) return {};
  Json list = Json::list();
  for (const nb::handle item : nb::borrow<nb::iterable>(value)) list.push(to_json(item));
  return list;
}

HandOf hand_from_cards(const Rules &rules, nb::handle hands, const nb::kwargs &fields) {
  Json position = Json::object();
  position.set("hands", to_json(hands));
  for (const auto [name, value] : fields)
    if (!value.is_none()) position.set(nb::cast<std::string>(name), to_json(value));
  const ParsedPosition parsed = position_from(position);
  const std::string fault = parsed.fault.empty() ? fault_in(compile(rules), parsed.position) : parsed.fault;
  if (!fault.empty()) raise("BadInput", "bad_position", fault);
  return current(held(game_from(rules, parsed.position)));
}

void bind_hand(nb::module_ &module) {
  nb::class_<HandOf> hand(module, "Hand", nb::type_slots(hand_slots),
                          "One hand, from the deal to its scores: the truth, hidden cards included.\n\n"
                          "It stays what it is when its game deals the next one.");
  hand.def_static(
      "from_cards", &hand_from_cards, "rules"_a, "hands"_a, "fields"_a,
      nb::sig("def from_cards(rules: Rules, hands: Iterable[Iterable[str]], *, dealer: int = 0, number: int = 0, "
              "totals: Sequence[int] | None = None, chips: Sequence[int] | None = None, pot: int = 0, "
              "kitty: Iterable[str] = (), stock: Sequence[str] = (), bidder: int | None = None, "
              "suit: str | None = None, passing: bool = True, leader: int | None = None, "
              "trick: Sequence[str] = (), taken: Iterable[Iterable[str]] | None = None, "
              "table: Iterable[str] = (), out: Iterable[int] = (), broken: bool = False) -> Hand"),
      "Any position, for tests and puzzles.\n\n"
      "`hands` are the cards held now, one collection a seat. Without `leader` it is the beginning of hand "
      "`number`: dealt and\nwaiting for passes, or, with `passing=False`, with the first trick to be led. "
      "With `leader` play is past the first\ntrick: that seat led the `trick` on the table, or is to lead; "
      "`taken` are the cards taken so far, a collection a\nseat. Cards named nowhere are out of play and "
      "count in no moon; but if the hands are a whole deal, the cards they\nleave over are the kitty. Play "
      "goes on with the hand's own methods, and the game ends with it.\n\n"
      "With a stock `stock` are its cards in the order they are drawn, `out` the seats without a card when the trick "
      "was led.\nWith two packs `table` are the cards of cancelled tricks. In an auction bidding is to come; with "
      "a `bidder` alone the pot\ncarries and that seat names the suit; with a `suit` the bidding is over. `chips` are "
      "the stacks and `pot` the pot before the\nhand is settled, in whole chips.\n\n"
      "Raises BadInput (bad_position), saying why, if that can't be played.");
  hand.def_prop_ro("number", [](const HandOf &h) { return h.open().number; }, "Its number in the game, from 0.");
  hand.def_prop_ro("dealer", [](const HandOf &h) { return h.open().dealer; }, "The dealer's seat.");
  hand.def_prop_ro(
      "phase", [](const HandOf &h) { return name_of(h.open().phase); },
      "\"bid\", \"suit\" (the bidder is to name it), \"pass\", \"play\", \"moon\" (a shooter is to choose) or "
      "\"done\".");
  hand.def_prop_ro(
      "waiting",
      [](const HandOf &h) {
        nb::list seats;
        for (Seat seat = 0; seat < h.law().players; ++seat)
          if ((who_may_act(h.open()) & bit(seat)) != 0) seats.append(seat);
        return seats;
      },
      nb::sig("def waiting(self) -> list[int]"),
      "Every seat that may act now: during a pass, all who have still to pass.");
  hand.def(
      "bid",
      [](HandOf &h, nb::handle seat, nb::handle chips) {
        or_throw(bid_named(h, seat_argument(h.law(), seat.ptr()), chips.ptr()));
      },
      "seat"_a, "chips"_a, nb::sig("def bid(self, seat: int, chips: int) -> None"), "Bids, as Game.bid does.");
  hand.def(
      "name_suit",
      [](HandOf &h, nb::handle seat, std::string_view suit) {
        or_throw(suit_named_by(h, seat_argument(h.law(), seat.ptr()), suit));
      },
      "seat"_a, "suit"_a, nb::sig("def name_suit(self, seat: int, suit: str) -> None"),
      "Names the suit that counts, as Game.name_suit does.");
  hand.def(
      "choose_moon",
      [](HandOf &h, nb::handle seat, std::string_view way) {
        or_throw(choose_named(h, seat_argument(h.law(), seat.ptr()), way));
      },
      "seat"_a, "way"_a, nb::sig("def choose_moon(self, seat: int, way: str) -> None"),
      "Says how the moon counts, as Game.choose_moon does.");
  hand.def(
      "view",
      [](const HandOf &h, nb::handle seat) {
        const Seat checked = seat_in(h.law(), seat);
        return ViewOf{h.shared_law, view_of(h.law(), *h.hand, checked)};
      },
      "seat"_a, nb::sig("def view(self, seat: int) -> View"),
      "What that seat may know: all that a bot is given. Raises IllegalAction (no_such_seat).");
  hand.def(
      "cards", [](const HandOf &h, nb::handle seat) { return cards_list(h.hand->held[seat_in(h.law(), seat)]); },
      "seat"_a, nb::sig("def cards(self, seat: int) -> list[str]"), "The cards that seat holds now, lowest first.");
  hand.def(
      "dealt", [](const HandOf &h, nb::handle seat) { return cards_list(h.hand->dealt[seat_in(h.law(), seat)]); },
      "seat"_a, nb::sig("def dealt(self, seat: int) -> list[str]"), "The cards that seat was dealt, lowest first.");
  hand.def(
      "taken", [](const HandOf &h, nb::handle seat) { return cards_list(won_by(*h.hand, seat_in(h.law(), seat))); },
      "seat"_a, nb::sig("def taken(self, seat: int) -> list[str]"),
      "The cards that seat has taken, the kitty included once it is theirs, lowest first.");
  hand.def_prop_ro(
      "kitty", [](const HandOf &h) { return cards_list(h.hand->kitty); }, nb::sig("def kitty(self) -> list[str]"),
      "The cards left over from the deal.");
  hand.def_prop_ro(
      "kitty_taker", [](const HandOf &h) { return seat_or_none(h.open().kitty_taker); },
      nb::sig("def kitty_taker(self) -> int | None"), "Who has taken the kitty.");
  hand.def_prop_ro("broken", [](const HandOf &h) { return h.open().broken; }, "Whether hearts are broken.");
  hand.def_prop_ro(
      "pass_to", [](const HandOf &h) { return name_of(h.open().passing ? h.open().pass : Pass::hold); },
      "Where cards are passed in this hand: \"left\", ..., \"scatter\", or \"hold\".");
  hand.def_prop_ro(
      "trick", [](const HandOf &h) { return truth_member(h, "trick"); },
      nb::sig("def trick(self) -> dict[str, typing.Any] | None"),
      "The trick on the table: {\"leader\": seat, \"cards\": [in order of play]}; None when none is played.");
  hand.def_prop_ro(
      "tricks", [](const HandOf &h) { return truth_member(h, "tricks"); },
      nb::sig("def tricks(self) -> list[dict[str, typing.Any]]"),
      "The complete tricks: {\"leader\": seat, \"cards\": [...], \"winner\": seat} each.");
  hand.def_prop_ro(
      "moon", [](const HandOf &h) { return truth_member(h, "moon"); },
      nb::sig("def moon(self) -> dict[str, typing.Any] | None"),
      "The moon that was shot: {\"seats\", \"chooser\", \"amount\", \"sun\", \"way\"}; None without one.");
  hand.def_prop_ro(
      "scores", [](const HandOf &h) { return truth_member(h, "scores"); },
      nb::sig("def scores(self) -> list[int] | None"), "The score of each seat; None until the hand is done.");
  hand.def_prop_ro(
      "settled", [](const HandOf &h) { return truth_member(h, "settled"); },
      nb::sig("def settled(self) -> dict[str, typing.Any] | None"),
      "What the hand moved in chips: {\"before\", \"paid\", \"won\", \"net\", \"pot\", \"lines\"}; None until it is "
      "settled.");
  hand.def(
      "truth", [](const HandOf &h) { return to_python(truth_json(*h.game, h.open().number)); },
      nb::sig("def truth(self) -> dict[str, typing.Any]"),
      "Everything about the hand, as the line protocol's `truth`.");
  hand.def(
      "count",
      [](const HandOf &h, int depth) {
        constexpr std::int64_t most = 100'000'000;
        return count_continuations(h.law(), *h.hand, depth, most);
      },
      "depth"_a, "How many sequences of that many legal actions continue the hand (perft), at most 100 million.");
  hand.def("__eq__", [](const HandOf &h, const HandOf &other) { return same_hand(h, other); }, nb::is_operator());
  hand.def("__eq__", [](const HandOf &, nb::handle) { return false; }, "other"_a.none(), nb::is_operator());
  hand.attr("__hash__") = nb::none();
}

void bind_view(nb::module_ &module) {
  nb::class_<ViewOf> view(module, "View",
                          "What one seat may know of a hand; nothing in it could be used to cheat.\n\n"
                          "docs/reference/view.md describes every field.");
  view.def_prop_ro("seat", [](const ViewOf &v) { return v.view.seat; }, "Whose view it is.");
  view.def_prop_ro(
      "phase", [](const ViewOf &v) { return name_of(v.view.open.phase); },
      "\"bid\", \"suit\", \"pass\", \"play\", \"moon\" or \"done\".");
  view.def_prop_ro(
      "to_act", [](const ViewOf &v) { return seat_or_none(v.view.open.turn); },
      nb::sig("def to_act(self) -> int | None"), "The seat to act; None when the hand is done.");
  view.def_prop_ro(
      "cards", [](const ViewOf &v) { return cards_list(v.view.held); }, nb::sig("def cards(self) -> list[str]"),
      "The cards in this seat's hand, lowest first.");
  view.def_prop_ro(
      "legal", [](const ViewOf &v) { return nb::steal(cards_tuple(choices(*v.law, v.view))); },
      nb::sig("def legal(self) -> tuple[str, ...]"),
      "The cards this seat may play now; in a pass its whole hand; empty when it is not to act.");
  view.def_prop_ro(
      "trick", [](const ViewOf &v) { return json_member(v, "trick"); },
      nb::sig("def trick(self) -> dict[str, typing.Any] | None"), "The trick on the table.");
  view.def_prop_ro(
      "tricks", [](const ViewOf &v) { return json_member(v, "tricks"); },
      nb::sig("def tricks(self) -> list[dict[str, typing.Any]]"), "The complete tricks.");
  view.def_prop_ro("broken", [](const ViewOf &v) { return v.view.open.broken; }, "Whether hearts are broken.");
  view.def_prop_ro(
      "points", [](const ViewOf &v) { return json_member(v, "points"); }, nb::sig("def points(self) -> list[int]"),
      "The value of the cards each seat has taken in this hand.");
  view.def_prop_ro(
      "totals", [](const ViewOf &v) { return json_member(v, "totals"); }, nb::sig("def totals(self) -> list[int]"),
      "The totals before this hand; after it once it is done.");
  view.def_prop_ro(
      "pass_count",
      [](const ViewOf &v) { return v.view.open.phase == Phase::pass ? cards_to_pass(*v.law, v.view.open.pass) : 0; },
      "How many cards are to be passed now; 0 outside a pass.");
  view.def(
      "to_dict", [](const ViewOf &v) { return to_python(view_json(*v.law, v.view)); },
      nb::sig("def to_dict(self) -> dict[str, typing.Any]"), "All of it, as plain values.");
  view.def(
      "to_json", [](const ViewOf &v) { return text_of(view_json(*v.law, v.view)); }, "All of it, as JSON on one line.");
  view.def(
      "__eq__", [](const ViewOf &v, const ViewOf &other) { return *v.law == *other.law && v.view == other.view; },
      nb::is_operator());
  view.def("__eq__", [](const ViewOf &, nb::handle) { return false; }, "other"_a.none(), nb::is_operator());
  view.attr("__hash__") = nb::none();
}

void bind_game(nb::module_ &module) {
  nb::class_<GameOf> game(module, "Game");
  game.def(
      "__init__",
      [](GameOf *at, const Rules &rules, std::uint64_t seed) { new (at) GameOf(held(new_game(rules, seed))); },
      "rules"_a, "seed"_a);
  game.def(
      "__init__",
      [](GameOf *at, std::string_view log) {
        ReplayedGame replayed = replay(json_from_text(log));
        if (!replayed.game) raise("BadInput", words_for(replayed.refusal).code, replayed.words);
        new (at) GameOf(held(std::move(*replayed.game)));
      },
      "log"_a);
  game.def_prop_ro("_rules", [](const GameOf &g) { return g.game->law.asked; });
  game.def_prop_ro("seed", [](const GameOf &g) { return g.game->seed; }, "The seed of the deals, 0 to 2**64 - 1.");
  game.def_prop_ro(
      "hand", [](const GameOf &g) { return current(g); }, "The hand being played; the last one when the game is over.");
  game.def_prop_ro(
      "hands",
      [](const GameOf &g) {
        nb::list hands;
        for (const Hand &hand : g.game->hands) hands.append(nb::cast(HandOf{g.game, g.law, &hand}));
        return hands;
      },
      nb::sig("def hands(self) -> list[Hand]"), "Every hand so far, the one being played last.");
  game.def(
      "play",
      [](GameOf &g, nb::handle seat, nb::handle card) {
        or_throw(play_named(current(g), seat_argument(*g.law, seat.ptr()), card.ptr()));
      },
      "seat"_a, "card"_a, nb::sig("def play(self, seat: int, card: str) -> None"),
      "Plays a card. Raises IllegalAction, with a code, and changes nothing, if it may not be played.");
  game.def(
      "pass_cards",
      [](GameOf &g, nb::handle seat, nb::handle cards) {
        or_throw(pass_named(current(g), seat_argument(*g.law, seat.ptr()), cards.ptr()));
      },
      "seat"_a, "cards"_a, nb::sig("def pass_cards(self, seat: int, cards: collections.abc.Iterable[str]) -> None"),
      "Passes cards; in a scatter the first goes to the player on the left, and so on clockwise.\n\n"
      "Raises IllegalAction, with a code, and changes nothing, if they may not be passed.");
  game.def(
      "bid",
      [](GameOf &g, nb::handle seat, nb::handle chips) {
        or_throw(bid_named(current(g), seat_argument(*g.law, seat.ptr()), chips.ptr()));
      },
      "seat"_a, "chips"_a, nb::sig("def bid(self, seat: int, chips: int) -> None"),
      "Bids whole chips in an auction, more than the last bid; 0 is to pass. Raises IllegalAction, with a code.");
  game.def(
      "name_suit",
      [](GameOf &g, nb::handle seat, std::string_view suit) {
        or_throw(suit_named_by(current(g), seat_argument(*g.law, seat.ptr()), suit));
      },
      "seat"_a, "suit"_a, nb::sig("def name_suit(self, seat: int, suit: str) -> None"),
      "The bidder names the suit that counts: \"clubs\", \"diamonds\", \"spades\" or \"hearts\".");
  game.def(
      "choose_moon",
      [](GameOf &g, nb::handle seat, std::string_view way) {
        or_throw(choose_named(current(g), seat_argument(*g.law, seat.ptr()), way));
      },
      "seat"_a, "way"_a, nb::sig("def choose_moon(self, seat: int, way: str) -> None"),
      "Says how a moon counts: \"old\" (the others add) or \"new\" (the shooter subtracts).");
  game.def(
      "view",
      [](const GameOf &g, nb::handle seat) {
        const Seat checked = seat_in(*g.law, seat);
        return ViewOf{g.law, view_of(*g.law, g.game->hand(), checked)};
      },
      "seat"_a, nb::sig("def view(self, seat: int) -> View"),
      "What that seat may know of the hand being played. Raises IllegalAction (no_such_seat).");
  game.def_prop_ro(
      "totals", [](const GameOf &g) { return to_python(*status_json(*g.game).find("totals")); },
      nb::sig("def totals(self) -> list[int]"), "The total of each seat after the hands that are done.");
  game.def_prop_ro(
      "chips", [](const GameOf &g) { return to_python(*status_json(*g.game).find("chips")); },
      nb::sig("def chips(self) -> dict[str, typing.Any] | None"),
      "The chips now: {\"unit\": u, \"stacks\": [...], \"pot\": n}, all in whole 1/u chips; None without a "
      "settlement.");
  game.def_prop_ro("over", [](const GameOf &g) { return g.game->standing.over; }, "Whether the game has ended.");
  game.def_prop_ro(
      "winners", [](const GameOf &g) { return to_python(*status_json(*g.game).find("winners")); },
      nb::sig("def winners(self) -> list[int]"), "The seats that have won; empty until the game is over.");
  game.def_prop_ro(
      "results",
      [](const GameOf &g) {
        const bool done = g.game->hand().open.phase == Phase::done;
        return to_python(results_json(*g.game, static_cast<int>(g.game->hands.size()) - (done ? 0 : 1)));
      },
      nb::sig("def results(self) -> list[dict[str, typing.Any]]"),
      "The finished hands: {\"scores\", \"totals\", \"dealer\", \"pass\", \"moon\", \"suit\", \"chips\", \"pot\"} "
      "each.");
  game.def("_log", [](const GameOf &g) { return text_of(log_of(*g.game)); });
  game.def("__eq__", [](const GameOf &g, const GameOf &other) { return *g.game == *other.game; }, nb::is_operator());
  game.def("__eq__", [](const GameOf &, nb::handle) { return false; }, "other"_a.none(), nb::is_operator());
  game.attr("__hash__") = nb::none();
}

void bind_rules(nb::module_ &module) {
  nb::class_<Rules> rules(module, "Rules", nb::is_weak_referenceable());
  rules.def("__init__", [](Rules *at, std::string_view json) { new (at) Rules(rules_from_text(json)); }, "json"_a);
  rules.def(
      "_value", [](const Rules &r, const char *name) { return to_python(field_named(name)->write(resolved(r))); },
      "name"_a, nb::sig("def _value(self, name: str) -> typing.Any"));
  rules.def("_about", [](const Rules &r) { return text_of(rules_json(r)); });
  rules.def("_sheet", [](const Rules &r) { return text_of(sheet_json(r)); });
  rules.def("__eq__", [](const Rules &r, const Rules &other) { return r == other; }, nb::is_operator());
  rules.def("__eq__", [](const Rules &, nb::handle) { return false; }, "other"_a.none(), nb::is_operator());
  rules.def("__hash__", [](const Rules &r) { return nb::hash(nb::str(text_of(changes_in(r)).c_str())); });
}

void bind_functions(nb::module_ &module) {
  module.def("fields", [] { return text_of(fields_json()); }, "The table of rule fields, as JSON.");
  module.def("presets", [] { return text_of(presets_json()); }, "The presets, as JSON.");
  module.def("refusals", [] { return text_of(refusals_json()); }, "The closed list of refusals, as JSON.");
  module.def("bot_names", [] {
    const auto names = bot_names();
    return std::vector<std::string>(names.begin(), names.end());
  });
  module.def(
      "is_bot", [](std::string_view bot) { return bot_named(bot).has_value(); }, "bot"_a,
      "Whether there is a bot of that name, told what it may be told.");
  module.def(
      "choose",
      [](std::string_view name, const ViewOf &view, std::uint64_t seed, std::optional<double> seconds) {
        const auto bot = bot_named(name);
        if (!bot) raise("BadInput", "bad_argument", "There is no bot of that name.");
        if ((who_may_act(view.view.open) & bit(view.view.seat)) == 0) raise_refusal(Refusal::not_your_turn);
        Action action;
        {
          const nb::gil_scoped_release release;
          using Clock = std::chrono::steady_clock;
          const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                              std::chrono::duration<double>(seconds.value_or(0)));
          action = choose(*bot, *view.law, view.view, seed, [&] { return !seconds || Clock::now() < end; });
        }
        return action_object(action);
      },
      "bot"_a, "view"_a, "seed"_a, "seconds"_a = nb::none(),
      nb::sig("def choose(bot: str, view: View, seed: int, seconds: float | None = None) -> str | int | list[str]"),
      "What the bot does in this view; an expert with what it has found after so many seconds, if any are given.");
  module.def(
      "coach",
      [](const ViewOf &view, std::uint64_t seed, std::int64_t nodes) {
        if ((who_may_act(view.view.open) & bit(view.view.seat)) == 0) raise_refusal(Refusal::not_your_turn);
        const nb::gil_scoped_release release;
        return text_of(advice_json(*view.law, view.view, coach(*view.law, view.view, seed, nodes)));
      },
      "view"_a, "seed"_a, "nodes"_a, "What each choice of the view's seat is worth, and why, as JSON.");
  module.def(
      "playouts",
      [](const Rules &rules, std::int64_t first, std::int64_t hands, std::uint64_t seed) {
        const Law law = compile(rules);
        Playouts sum;
        {
          const nb::gil_scoped_release release;
          sum = playouts(law, first, hands, seed);
        }
        nb::list points;
        nb::list squares;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(law.players); ++seat) {
          points.append(sum.points[seat]);
          squares.append(sum.squares[seat]);
        }
        return nb::make_tuple(sum.hands, sum.cards, sum.moons, sum.suns, points, squares);
      },
      "rules"_a, "first"_a, "hands"_a, "seed"_a,
      nb::sig("def playouts(rules: Rules, first: int, hands: int, seed: int) -> "
              "tuple[int, int, int, int, list[int], list[float]]"),
      "Random hands `first` to `first + hands`: hands, cards, moons, suns, sums of scores and of their squares.");
  module.def(
      "score_sheet",
      [](const Rules &rules, std::string_view hands, int dealer) {
        const ParsedJson parsed = parse_json(hands);
        if (!parsed.json) raise("BadInput", "bad_json", "The hands can't be read: " + parsed.fault + ".");
        const Law law = compile(rules);
        return text_of(pad_json(law, keep_score(law, static_cast<Seat>(dealer), *parsed.json)));
      },
      "rules"_a, "hands"_a, "dealer"_a, "The sheet of a game with real cards, as JSON. `dealer` is one of the seats.");
  module.attr("version") = nb::str(version.data(), version.size());
}

} // namespace

NB_MODULE(_core, module) {
  nb::set_leak_warnings(false); // a program that ends while a global still holds a game has done nothing wrong
  module.doc() = "The engine. Use the names in `openhearts`; this module is private.";
  for (Card card = 0; card < deck_size; ++card) card_names[card] = PyUnicode_InternFromString(name_of(card).c_str());
  bind_rules(module);
  bind_view(module);
  bind_hand(module);
  bind_game(module);
  bind_functions(module);
  nb::class_<Session>(module, "Session", "A line-protocol session: one request, one answer.")
      .def(nb::init<>())
      .def("answer", [](Session &session, std::string_view request) { return answer(session, request); }, "request"_a);
}
