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

HandOf hand_from_cards(nb::handle asked, nb::handle hands, const nb::kwargs &fields) {
  if (!nb::isinstance<RulesOf>(asked)) {
    nb::dict arguments;
    arguments["given"] = as_given(asked);
    raise_input("input-rules", arguments);
  }
  const Rules &rules = nb::cast<const RulesOf &>(asked).rules;
  Json position = Json::object();
  position.set("hands", to_json(hands));
  for (const auto [name, value] : fields)
    if (!value.is_none()) position.set(std::string(text_in(name.ptr())), to_json(value));
  const ParsedPosition parsed = position_from(position);
  const PositionFault fault = parsed.fault ? parsed.fault : fault_in(compile(rules), parsed.position);
  if (fault) raise_bad(Refusal::bad_position, *fault);
  return clone_of(current(held(game_from(rules, parsed.position))));
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
  const std::int64_t depth = whole_number_in(number.ptr());
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
      "from_cards", &hand_from_cards, "rules"_a.none(), "hands"_a.none(), "fields"_a,
      nb::sig("def from_cards(rules: Rules, hands: Iterable[Iterable[str]], *, dealer: int = 0, number: int = 0, "
              "totals: Sequence[int] | None = None, chips: Sequence[int] | None = None, pot: int = 0, "
              "kitty: Iterable[str] = (), stock: Sequence[str] = (), bidder: int | None = None, "
              "suit: str | None = None, passing: bool = True, leader: int | None = None, "
              "trick: Sequence[str] = (), taken: Iterable[Iterable[str]] | None = None, "
              "table: Iterable[str] = (), out: Iterable[int] = (), broken: bool = False) -> Hand"),
      "Sets up any position, for tests and puzzles.\n\n"
      "`hands` holds the cards that each seat has now. Without `leader`, the position is the start of hand `number`:\n"
      "the cards have been dealt and are to be passed or, with `passing=False`, the first trick is to be led. With\n"
      "`leader`, play is past the first trick: that seat has led the `trick` on the table, or is about to lead. "
      "`taken`\n"
      "holds the cards that each seat has taken so far. Cards that aren't mentioned are out of play and don't count\n"
      "towards a moon, unless the hands are a whole deal: then the cards left over are the kitty. Play on with the\n"
      "hand's own methods; the game ends with this hand.\n\n"
      "With a stock, `stock` lists its cards in the order in which they are drawn, and `out` the seats that had no\n"
      "cards when the trick was led. With two packs, `table` holds the cards of cancelled tricks. In an auction, the\n"
      "bidding is still to come; with a `bidder` alone, the pot carries and that seat names the suit; with a `suit`,\n"
      "the bidding is over. `chips` are the stacks and `pot` is the pot before the hand is settled, in whole chips.\n\n"
      "Raises BadInput (bad_position), with the reason, if the position can't be played.");
  hand.def("undo", &take_back_in,
           "Takes back the last action, even if it ended a trick, the pass or the hand.\n\n"
           "For independent hands only: clones, copies and positions. Raises BadInput (bad_argument) for a game's own "
           "hand,\n"
           "because the game's log keeps every action, and if there is no action since the deal.");
}

// How far the hand has come.
void bind_progress(HandClass &hand) {
  hand.def_prop_ro("number", [](const HandOf &h) { return h.open().number; }, "The hand's number in its game, from 0.");
  hand.def_prop_ro("dealer", [](const HandOf &h) { return h.open().dealer; }, "The dealer's seat.");
  hand.def_prop_ro(
      "phase", [](const HandOf &h) { return name_of(h.open().phase); },
      "\"bid\", \"suit\" (the bidder is to name it), \"pass\", \"play\", \"moon\" (the shooter is to choose) or "
      "\"done\".");
  hand.def_prop_ro(
      "waiting", [](const HandOf &h) { return write_seats<PythonValue>(who_may_act(h.open())).take(); },
      nb::sig("def waiting(self) -> list[int]"),
      "Every seat that may act now; during a pass, all that haven't passed yet.");
}

// Any action, and those that few rule sets have; those of every hand are in `hand_slots`.
void bind_rare_actions(HandClass &hand) {
  hand.def(
      "act", [](HandOf &h, nb::handle seat, nb::handle action) { act_for(h, seat, do_named, action.ptr()); },
      "seat"_a.none(), "action"_a.none(), nb::sig("def act(self, seat: int, action: openhearts.game.Action) -> None"),
      "Takes an action. See Game.act.");
  hand.def(
      "bid", [](HandOf &h, nb::handle seat, nb::handle chips) { act_for(h, seat, bid_named, chips.ptr()); },
      "seat"_a.none(), "chips"_a.none(), nb::sig("def bid(self, seat: int, chips: int) -> None"),
      "Bids. See Game.bid.");
  hand.def(
      "name_suit", [](HandOf &h, nb::handle seat, nb::handle suit) { act_for(h, seat, suit_named_by, suit.ptr()); },
      "seat"_a.none(), "suit"_a.none(), nb::sig("def name_suit(self, seat: int, suit: str) -> None"),
      "Names the suit that counts. See Game.name_suit.");
  hand.def(
      "choose_moon", [](HandOf &h, nb::handle seat, nb::handle way) { act_for(h, seat, choose_named, way.ptr()); },
      "seat"_a.none(), "way"_a.none(), nb::sig("def choose_moon(self, seat: int, way: str) -> None"),
      "Chooses how the moon counts. See Game.choose_moon.");
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
      "What that seat may know, which is all that a bot gets; with None, what everybody sees. Raises IllegalAction\n"
      "(no_such_seat).");
  hand.def(
      "cards", [](const HandOf &h, nb::handle seat) { return cards_list(h.hand->held[seat_in(h.law(), seat)]); },
      "seat"_a.none(), nb::sig("def cards(self, seat: int) -> list[str]"),
      "The cards that the seat holds now, lowest first.");
  hand.def(
      "dealt", [](const HandOf &h, nb::handle seat) { return cards_list(h.hand->dealt[seat_in(h.law(), seat)]); },
      "seat"_a.none(), nb::sig("def dealt(self, seat: int) -> list[str]"),
      "The cards that the seat was dealt, lowest first.");
  hand.def(
      "taken", [](const HandOf &h, nb::handle seat) { return cards_list(won_by(*h.hand, seat_in(h.law(), seat))); },
      "seat"_a.none(), nb::sig("def taken(self, seat: int) -> list[str]"),
      "The cards that the seat has taken, lowest first, including the kitty once it has that.");
}

// What everybody at the table sees; and the kitty, which may be hidden.
void bind_open_state(HandClass &hand) {
  hand.def_prop_ro(
      "kitty", [](const HandOf &h) { return cards_list(h.hand->kitty); }, nb::sig("def kitty(self) -> list[str]"),
      "The cards left over from the deal.");
  hand.def_prop_ro(
      "kitty_taker", [](const HandOf &h) { return seat_or_none(h.open().kitty_taker); },
      nb::sig("def kitty_taker(self) -> int | None"), "The seat that has taken the kitty; None if nobody has.");
  hand.def_prop_ro("broken", [](const HandOf &h) { return h.open().broken; }, "Whether hearts are broken.");
  hand.def_prop_ro(
      "pass_to", [](const HandOf &h) { return name_of(h.open().passing ? h.open().pass : Pass::hold); },
      "Where cards are passed in this hand: \"left\", ..., \"scatter\", or \"hold\" for no pass.");
  hand.def_prop_ro(
      "trick", [](const HandOf &h) { return write_trick<PythonValue>(h.open()).take(); },
      nb::sig("def trick(self) -> openhearts.protocol.Trick | None"),
      "The trick on the table: {\"leader\": seat, \"seats\": [...], \"cards\": [...], \"winning\": seat}, in the order "
      "of\nplay; None outside play.");
  hand.def_prop_ro(
      "tricks", [](const HandOf &h) { return Tricks{h.open()}; },
      nb::sig("def tricks(self) -> collections.abc.Sequence[openhearts.protocol.WonTrick]"),
      "The completed tricks, each {\"leader\": seat, \"seats\": [...], \"cards\": [...], \"winner\": seat}.");
  hand.def_prop_ro(
      "moon", [](const HandOf &h) { return write_moon<PythonValue>(h.open().moon).take(); },
      nb::sig("def moon(self) -> openhearts.protocol.Moon | None"),
      "The moon that was shot: {\"seats\", \"chooser\", \"amount\", \"sun\", \"way\"}; None if nobody shot it.");
  hand.def_prop_ro(
      "scores", [](const HandOf &h) { return write_scores<PythonValue>(h.law(), h.open()).take(); },
      nb::sig("def scores(self) -> list[int] | None"), "Each seat's score; None until the hand is done.");
  hand.def_prop_ro(
      "settled", [](const HandOf &h) { return write_settled<PythonValue>(h.law(), h.open()).take(); },
      nb::sig("def settled(self) -> openhearts.protocol.Settled | None"),
      "The chips that the hand moved: {\"before\", \"paid\", \"won\", \"net\", \"pot\", \"lines\"}; None until it is "
      "settled.");
}

// Everything, hidden cards included, for programs and for people.
void bind_truth(HandClass &hand) {
  hand.def(
      "truth", [](const HandOf &h) { return write_truth<PythonValue>(h.law(), *h.hand).take(); },
      nb::sig("def truth(self) -> openhearts.protocol.Truth"),
      "Everything about the hand, in the form of the line protocol's `truth`.");
  hand.def(
      "text", &text_of_hand,
      "The hand alone in the notation for people, as far as it has been played: its rules, number, dealer and totals,\n"
      "the cards dealt, a line for each trick, and the scores.\n\n"
      "`Game.from_text` reads it as a position that begins with the deal, so that its game ends with this hand. "
      "Raises\n"
      "BadInput (bad_argument) for a sampled deal.");
}

// Continuations of the hand, which itself is not changed.
void bind_continuations(HandClass &hand) {
  hand.def("count", &count_from, "depth"_a.none(), nb::sig("def count(self, depth: int) -> int"),
           "How many sequences of `depth` legal actions, 0 to 52, continue the hand (perft).\n\n"
           "The number is always exact: raises BadInput (bad_argument) if there are more than 100 million sequences, "
           "or more\n"
           "than 100 million positions to visit.");
  hand.def(
      "play_out",
      [](nb::handle_t<HandOf> self, nb::handle players, nb::handle n, nb::handle seed, nb::handle threads) {
        return nb::module_::import_("openhearts.playouts").attr("play_out_hand")(self, players, n, seed, threads);
      },
      "players"_a.none(), "n"_a.none() = 1, "seed"_a.none() = 0, "threads"_a.none() = 1,
      nb::sig("def play_out(self, players: str | collections.abc.Sequence[str], n: int = 1, seed: int = 0, "
              "threads: int = 1) -> openhearts.playouts.PlayedOut"),
      "Plays the hand to its end `n` times, with bots: one name for all seats, or one for each.\n\n"
      "The hand itself doesn't change. Each bot gets its own seat's view and a seed of its own; the same `seed` gives\n"
      "the same results with any number of `threads`. Releases the GIL while it runs. Raises BadInput (bad_argument).");
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
                 "One hand, from the deal to the scores: the truth, including the hidden cards.\n\n"
                 "It doesn't change when its game deals the next one.");
  hand.def(
      "__init__", [](HandOf *, const nb::args &, const nb::kwargs &) { raise("not_made"); },
      nb::sig("def __init__(self) -> None"));
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
