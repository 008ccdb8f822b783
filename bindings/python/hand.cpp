#include "bindings/python/bind.hpp"

#include "bindings/python/acting.hpp"
#include "bindings/python/rows.hpp"
#include "bindings/python/steps.hpp"
#include "bindings/python/watch.hpp"
#include "core/count.hpp"
#include "core/log.hpp"
#include "core/notation.hpp"
#include "core/position_json.hpp"
#include "line/write_truth.hpp"

#include <nanobind/stl/tuple.h>

namespace openhearts::python {

using namespace nb::literals;

namespace {

bool same_hand(const HandOf &left, const HandOf &right) {
  return left.law() == right.law() && *left.hand == *right.hand;
}

HandOf hand_from_cards(const RulesOf &rules, nb::handle hands, const nb::kwargs &fields) {
  Json position = Json::object();
  position.set("hands", to_json(hands));
  for (const auto [name, value] : fields)
    if (!value.is_none()) position.set(nb::cast<std::string>(name), to_json(value));
  const ParsedPosition parsed = position_from(position);
  const PositionFault fault = parsed.fault ? parsed.fault : fault_in(compile(rules.rules), parsed.position);
  if (fault) raise_bad(Refusal::bad_position, *fault);
  return clone_of(current(held(game_from(rules.rules, parsed.position))));
}

Json log_of(const HandOf &hand) {
  if (!hand.game) raise_bad(Refusal::bad_argument, say<"input-pickle-deal">());
  return hand.branch ? log_of(*hand.game, *hand.branch) : log_of(*hand.game);
}

std::string text_of_hand(const HandOf &hand) {
  if (!hand.game) raise_bad(Refusal::bad_argument, say<"input-text-deal">());
  const Branch branch = hand.branch ? *hand.branch : branch_at(*hand.game, *hand.hand);
  return text_of(Transcript{hand_alone(*hand.game, branch), Json::object(), {}});
}

// An independent hand, replayed from the log of a game.
HandOf hand_from_log(std::string_view log, int number) {
  const GameOf game = game_from_log(log);
  for (const Hand &hand : game.game->hands)
    if (hand.open.number == number) return clone_of({game.game, game.law, &hand});
  raise_bad(Refusal::bad_log, say<"log-hand">());
}

void take_back_in(HandOf &hand) {
  if (!hand.branch) raise_bad(Refusal::bad_argument, say<"input-undo-game">());
  Branch &branch = *hand.branch;
  const bool done = hand.game ? take_back(*hand.game, branch) : take_back(hand.law(), *hand.start, branch);
  if (!done) raise_bad(Refusal::bad_argument, say<"input-undo-deal">());
  hand.offered_at = -1;
}

std::int64_t count_from(const HandOf &hand, nb::handle number) {
  constexpr std::int64_t most = 100'000'000;
  int beyond = 0; // if it is not 0, the depth is -1
  const long depth = PyLong_AsLongAndOverflow(number.ptr(), &beyond);
  if (PyErr_Occurred() != nullptr) throw nb::python_error();
  if (depth < 0 || depth > deck_size) raise_bad(Refusal::bad_argument, say<"input-depth">(argument::count(deck_size)));
  const HandOf now = hand;
  const Hand start = *hand.hand; // another thread may play on in the meantime
  Watch watch;
  std::optional<std::int64_t> counted;
  {
    const nb::gil_scoped_release release;
    counted = count_continuations(now.law(), start, static_cast<int>(depth), most, watch.asked());
  }
  watch.raise_what_came();
  if (!counted) raise_bad(Refusal::bad_argument, say<"input-count">(argument::count(most)));
  return *counted;
}

using HandClass = nb::class_<HandOf>;

// Starting from a position, and taking back to it.
void bind_positions(HandClass &hand) {
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
  hand.def("undo", &take_back_in,
           "Takes back the last action, also across the end of a trick, of the pass or of the hand.\n\n"
           "For hands of their own: clones, copies and positions. Raises BadInput (bad_argument) for a hand of a game, "
           "whose\nlog keeps what was done, and where nothing has been done since the deal.");
}

// How far the hand has come.
void bind_progress(HandClass &hand) {
  hand.def_prop_ro("number", [](const HandOf &h) { return h.open().number; }, "Its number in the game, from 0.");
  hand.def_prop_ro("dealer", [](const HandOf &h) { return h.open().dealer; }, "The dealer's seat.");
  hand.def_prop_ro(
      "phase", [](const HandOf &h) { return name_of(h.open().phase); },
      "\"bid\", \"suit\" (the bidder is to name it), \"pass\", \"play\", \"moon\" (a shooter is to choose) or "
      "\"done\".");
  hand.def_prop_ro(
      "waiting", [](const HandOf &h) { return write_seats<PythonValue>(who_may_act(h.open())).take(); },
      nb::sig("def waiting(self) -> list[int]"),
      "Every seat that may act now: during a pass, all who have still to pass.");
}

// Any action, and those that few rule sets have; those of every hand are in `hand_slots`.
void bind_rare_actions(HandClass &hand) {
  hand.def(
      "act", [](HandOf &h, nb::handle seat, nb::handle action) { act_for(h, seat, do_named, action.ptr()); }, "seat"_a,
      "action"_a.none(), nb::sig("def act(self, seat: int, action: openhearts.game.Action) -> None"),
      "Does what `action` says, as Game.act does.");
  hand.def(
      "bid", [](HandOf &h, nb::handle seat, nb::handle chips) { act_for(h, seat, bid_named, chips.ptr()); }, "seat"_a,
      "chips"_a, nb::sig("def bid(self, seat: int, chips: int) -> None"), "Bids, as Game.bid does.");
  hand.def(
      "name_suit", [](HandOf &h, nb::handle seat, std::string_view suit) { act_for(h, seat, suit_named_by, suit); },
      "seat"_a, "suit"_a, nb::sig("def name_suit(self, seat: int, suit: str) -> None"),
      "Names the suit that counts, as Game.name_suit does.");
  hand.def(
      "choose_moon", [](HandOf &h, nb::handle seat, std::string_view way) { act_for(h, seat, choose_named, way); },
      "seat"_a, "way"_a, nb::sig("def choose_moon(self, seat: int, way: str) -> None"),
      "Says how the moon counts, as Game.choose_moon does.");
}

// What one seat may know, and its cards.
void bind_seats(HandClass &hand) {
  hand.def(
      "view",
      [](const HandOf &h, nb::handle seat) {
        const Seat checked = seat.is_none() ? nobody : seat_in(h.law(), seat);
        return ViewOf{h.shared_law, view_of(h.law(), *h.hand, checked)};
      },
      "seat"_a.none(), nb::sig("def view(self, seat: int | None) -> View"),
      "What that seat may know: all that a bot is given; of None, what everybody sees. Raises IllegalAction "
      "(no_such_seat).");
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
}

// What everybody at the table sees; and the kitty, which may be hidden.
void bind_open_state(HandClass &hand) {
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
      "trick", [](const HandOf &h) { return write_trick<PythonValue>(h.open()).take(); },
      nb::sig("def trick(self) -> openhearts.protocol.Trick | None"),
      "The trick on the table: {\"leader\": seat, \"cards\": [in order of play]}; None when none is played.");
  hand.def_prop_ro(
      "tricks", [](const HandOf &h) { return Tricks{h.open()}; },
      nb::sig("def tricks(self) -> collections.abc.Sequence[openhearts.protocol.WonTrick]"),
      "The complete tricks: {\"leader\": seat, \"cards\": [...], \"winner\": seat} each.");
  hand.def_prop_ro(
      "moon", [](const HandOf &h) { return write_moon<PythonValue>(h.open().moon).take(); },
      nb::sig("def moon(self) -> openhearts.protocol.Moon | None"),
      "The moon that was shot: {\"seats\", \"chooser\", \"amount\", \"sun\", \"way\"}; None without one.");
  hand.def_prop_ro(
      "scores", [](const HandOf &h) { return write_scores<PythonValue>(h.law(), h.open()).take(); },
      nb::sig("def scores(self) -> list[int] | None"), "The score of each seat; None until the hand is done.");
  hand.def_prop_ro(
      "settled", [](const HandOf &h) { return write_settled<PythonValue>(h.law(), h.open()).take(); },
      nb::sig("def settled(self) -> openhearts.protocol.Settled | None"),
      "What the hand moved in chips: {\"before\", \"paid\", \"won\", \"net\", \"pot\", \"lines\"}; None until it is "
      "settled.");
}

// Everything, hidden cards included, for programs and for people.
void bind_truth(HandClass &hand) {
  hand.def(
      "truth", [](const HandOf &h) { return write_truth<PythonValue>(h.law(), *h.hand).take(); },
      nb::sig("def truth(self) -> openhearts.protocol.Truth"),
      "Everything about the hand, as the line protocol's `truth`.");
  hand.def("text", &text_of_hand,
           "The hand alone as people write it, as far as it has been played: its rules, number, dealer and totals, the "
           "cards\nthat were dealt, a line for each trick, the scores.\n\n"
           "`Game.from_text` reads it: as a position that begins with the deal, so that its game ends with it. Raises\n"
           "BadInput (bad_argument) for a sampled deal.");
}

// Continuations of the hand, which itself is not changed.
void bind_continuations(HandClass &hand) {
  hand.def("count", &count_from, "depth"_a, nb::sig("def count(self, depth: int) -> int"),
           "How many sequences of that many legal actions continue the hand (perft).\n\n"
           "Always exact: raises BadInput (bad_argument) where there are more than 100 million, or more positions "
           "than\nthat to look at.");
  hand.def(
      "play_out",
      [](nb::handle_t<HandOf> self, nb::handle players, std::int64_t n, nb::handle seed, std::int64_t threads) {
        return nb::module_::import_("openhearts.playouts").attr("play_out_hand")(self, players, n, seed, threads);
      },
      "players"_a, "n"_a = 1, "seed"_a = 0, "threads"_a = 1,
      nb::sig("def play_out(self, players: str | collections.abc.Sequence[str], n: int = 1, seed: int = 0, "
              "threads: int = 1) -> openhearts.playouts.PlayedOut"),
      "Ends the hand `n` times, played by bots: one by name for all seats, or one for each.\n\n"
      "The hand stays as it is. Each bot gets its own seat's view and a seed of its own; the same `seed` gives the "
      "same "
      "results\nwith any number of `threads`. The interpreter lock is released meanwhile. Raises BadInput "
      "(bad_argument).");
}

// Copying, pickling, comparing.
void bind_copies(HandClass &hand) {
  hand.def("__copy__", &clone_of, nb::sig("def __copy__(self) -> Hand"));
  hand.def(
      "__deepcopy__", [](const HandOf &h, nb::handle) { return clone_of(h); }, "memo"_a,
      nb::sig("def __deepcopy__(self, memo: object) -> Hand"));
  hand.def("__repr__", [](const HandOf &h) {
    return nb::str("<Hand number={} phase={} to_act={} tricks={}>")
        .format(h.open().number, std::string(name_of(h.open().phase)), seat_or_none(h.open().turn), h.open().tricks);
  });
  hand.def(
      "__getstate__", [](const HandOf &h) { return nb::make_tuple(text_of(log_of(h)), h.open().number); },
      nb::sig("def __getstate__(self) -> tuple[str, int]"));
  hand.def("__setstate__", [](HandOf &at, const std::tuple<std::string, int> &state) {
    new (&at) HandOf(hand_from_log(std::get<0>(state), std::get<1>(state)));
  });
  hand.def("__eq__", [](const HandOf &h, const HandOf &other) { return same_hand(h, other); }, nb::is_operator());
  hand.def("__eq__", [](const HandOf &, nb::handle) { return false; }, "other"_a.none(), nb::is_operator());
  hand.attr("__hash__") = nb::none();
}

} // namespace

void bind_hand(nb::module_ &module) {
  HandClass hand(module, "Hand", nb::type_slots(hand_slots),
                 "One hand, from the deal to its scores: the truth, hidden cards included.\n\n"
                 "It stays what it is when its game deals the next one.");
  bind_positions(hand);
  bind_progress(hand);
  bind_rare_actions(hand);
  bind_seats(hand);
  bind_open_state(hand);
  bind_truth(hand);
  bind_continuations(hand);
  bind_copies(hand);
}

} // namespace openhearts::python
