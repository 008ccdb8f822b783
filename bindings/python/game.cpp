#include "bindings/python/bind.hpp"

#include "bindings/python/acting.hpp"
#include "bindings/python/rows.hpp"
#include "core/event_json.hpp"
#include "core/event_stream.hpp"
#include "core/log.hpp"
#include "core/rules_json.hpp"
#include "line/write_game.hpp"

#include <algorithm>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>
#include <span>

namespace openhearts::python {

using namespace nb::literals;

GameOf game_from_log(std::string_view log) {
  ReplayedGame replayed = replay(json_from_text(log));
  if (!replayed.game) raise_bad(replayed.refusal, replayed.message);
  return held(std::move(*replayed.game));
}

namespace {

FairDeal fair_deal(const Rules &rules, const nb::bytes &secret, const std::vector<nb::bytes> &parts) {
  FairDeal deal;
  bool fits = secret.size() == deal.secret.size() && parts.size() == static_cast<std::size_t>(rules.players);
  for (const nb::bytes &part : parts) fits = fits && part.size() <= max_part;
  if (!fits) raise_bad(Refusal::bad_argument, say<"input-parts">(argument::count(max_part)));
  const auto bytes_in = [](const nb::bytes &bytes) {
    const auto *first = static_cast<const std::uint8_t *>(bytes.data());
    return std::span(first, bytes.size());
  };
  std::ranges::copy(bytes_in(secret), deal.secret.begin());
  for (const nb::bytes &part : parts) deal.parts.emplace_back(bytes_in(part).begin(), bytes_in(part).end());
  return deal;
}

nb::str text_object(const Json &json) {
  const std::string text = text_of(json);
  return nb::str(text.data(), text.size());
}

nb::tuple event_object(const Law &law, const Happened &happened) {
  nb::dict own;
  for (Seat seat = 0; seat < law.players; ++seat)
    if (const Json cards = json_of(happened.own[seat]); cards.kind != Json::Kind::null)
      own[nb::int_(seat)] = text_object(cards);
  return nb::make_tuple(text_object(json_of(law, happened.event)), own);
}

nb::list events_of(const GameOf &g, nb::handle first) {
  const std::int64_t start = whole_number_in(first.ptr());
  if (PyErr_Occurred() != nullptr) throw nb::python_error();
  const std::size_t all = event_count(*g.game);
  if (start < 0 || static_cast<std::size_t>(start) > all)
    raise_bad(Refusal::bad_argument, say<"input-events">(argument::count(static_cast<std::int64_t>(all))));
  if (!begins_with_deal(*g.game)) raise_bad(Refusal::bad_argument, say<"input-events-position">());
  const auto from = static_cast<std::size_t>(start);
  if (from < g.events.number) g.events = {}; // start again from the first event
  nb::list list;
  while (const auto happened = next_event(g.events, *g.game))
    if (g.events.number > from) list.append(event_object(*g.law, *happened));
  return list;
}

} // namespace

void bind_game(nb::module_ &module) {
  bind_rows<Tricks>(module, "Tricks", "A sequence of completed tricks; each is made when it is read.");
  bind_rows<Results>(module, "Results", "A sequence of finished hands; each is made when it is read.");
  nb::class_<GameOf> game(module, "Game");
  game.def(
      "__init__",
      [](GameOf *at, nb::handle_t<RulesOf> rules, std::uint64_t seed) {
        new (at) GameOf(held(new_game(nb::cast<const RulesOf &>(rules).rules, seed)));
        at->rules = nb::borrow(rules);
      },
      "rules"_a, "seed"_a);
  game.def(
      "__init__",
      [](GameOf *at, nb::handle_t<RulesOf> rules, const nb::bytes &secret, const std::vector<nb::bytes> &parts) {
        const Rules &of_game = nb::cast<const RulesOf &>(rules).rules;
        new (at) GameOf(held(new_game(of_game, fair_deal(of_game, secret, parts))));
        at->rules = nb::borrow(rules);
      },
      "rules"_a, "secret"_a, "parts"_a);
  game.def("__init__", [](GameOf *at, std::string_view log) { new (at) GameOf(game_from_log(log)); }, "log"_a);
  game.def_prop_ro(
      "_rules",
      [](const GameOf &g) {
        if (!g.rules.is_valid())
          g.rules = nb::module_::import_("openhearts.rules")
                        .attr("Rules")
                        .attr("from_json")(to_python(changes_in(g.law->asked)));
        return g.rules;
      },
      nb::sig("def _rules(self) -> typing.Any"));
  game.def_prop_ro(
      "seed",
      [](const GameOf &g) { return g.game->fair || g.game->position ? std::nullopt : std::optional(g.game->seed); },
      "The seed of the deals, 0 to 2**64 - 1; None with fair deals, and where the game began from a position.");
  game.def_prop_ro(
      "_deal",
      [](const GameOf &g) -> nb::object {
        if (!g.game->fair) return nb::none();
        nb::list parts;
        for (const auto &part : g.game->fair->parts) parts.append(nb::bytes(part.data(), part.size()));
        return nb::make_tuple(nb::bytes(g.game->fair->secret.data(), g.game->fair->secret.size()), parts);
      },
      nb::sig("def _deal(self) -> tuple[bytes, list[bytes]] | None"));
  game.def_prop_ro(
      "hand", [](const GameOf &g) { return current(g); },
      "The hand being played, or the last one once the game is over.");
  game.def_prop_ro(
      "hands",
      [](const GameOf &g) {
        nb::list hands;
        for (const Hand &hand : g.game->hands) hands.append(nb::cast(HandOf{g.game, g.law, &hand}));
        return hands;
      },
      nb::sig("def hands(self) -> list[Hand]"), "Every hand so far; the one being played is the last.");
  game.def(
      "act", [](GameOf &g, nb::handle seat, nb::handle action) { act_for(current(g), seat, do_named, action.ptr()); },
      "seat"_a.none(), "action"_a.none(), nb::sig("def act(self, seat: int, action: openhearts.game.Action) -> None"),
      "Takes an action: bids, names the suit, passes cards, plays a card, or chooses how a moon counts.\n\n"
      "If the action isn't allowed, raises IllegalAction with a code and changes nothing. Raises TypeError for "
      "anything\n"
      "that is no action at all, such as the None of a bot that forgets to return one.");
  game.def(
      "play", [](GameOf &g, nb::handle seat, nb::handle card) { act_for(current(g), seat, play_named, card.ptr()); },
      "seat"_a.none(), "card"_a.none(), nb::sig("def play(self, seat: int, card: str) -> None"),
      "Plays a card. If that isn't allowed, raises IllegalAction with a code and changes nothing.");
  game.def(
      "pass_cards",
      [](GameOf &g, nb::handle seat, nb::handle cards) { act_for(current(g), seat, pass_named, cards.ptr()); },
      "seat"_a.none(), "cards"_a.none(),
      nb::sig("def pass_cards(self, seat: int, cards: collections.abc.Iterable[str]) -> None"),
      "Passes cards. In a scatter, the first goes to the player on the left, and so on clockwise.\n\n"
      "If that isn't allowed, raises IllegalAction with a code and changes nothing.");
  game.def(
      "bid", [](GameOf &g, nb::handle seat, nb::handle chips) { act_for(current(g), seat, bid_named, chips.ptr()); },
      "seat"_a.none(), "chips"_a.none(), nb::sig("def bid(self, seat: int, chips: int) -> None"),
      "Bids a whole number of chips, more than the last bid, or 0 to pass. If that isn't allowed, raises "
      "IllegalAction\n"
      "with a code and changes nothing.");
  game.def(
      "name_suit",
      [](GameOf &g, nb::handle seat, nb::handle suit) { act_for(current(g), seat, suit_named_by, suit.ptr()); },
      "seat"_a.none(), "suit"_a.none(), nb::sig("def name_suit(self, seat: int, suit: str) -> None"),
      "Names the suit that counts, as the bidder: \"clubs\", \"diamonds\", \"spades\" or \"hearts\". If that isn't "
      "allowed,\n"
      "raises IllegalAction with a code and changes nothing.");
  game.def(
      "choose_moon",
      [](GameOf &g, nb::handle seat, nb::handle way) { act_for(current(g), seat, choose_named, way.ptr()); },
      "seat"_a.none(), "way"_a.none(), nb::sig("def choose_moon(self, seat: int, way: str) -> None"),
      "Chooses how a moon counts: \"old\" (the others add the points) or \"new\" (the shooter subtracts them). If "
      "that\n"
      "isn't allowed, raises IllegalAction with a code and changes nothing.");
  game.def(
      "view",
      [](const GameOf &g, nb::handle seat) {
        const Seat checked = seat.is_none() ? nobody : seat_in(*g.law, seat);
        return ViewOf{g.law, view_of(*g.law, g.game->hand(), checked)};
      },
      "seat"_a.none(), nb::sig("def view(self, seat: int | None) -> View"),
      "What that seat may know of the hand being played; with None, what a spectator may. Raises IllegalAction\n"
      "(no_such_seat).");
  game.def_prop_ro(
      "event_count", [](const GameOf &g) { return event_count(*g.game); },
      "How many events there have been: one for each deal and one for each action.");
  game.def("events", &events_of, "start"_a.none() = 0,
           nb::sig("def events(self, start: int = 0) -> list[tuple[str, dict[int, str]]]"),
           "The events from number `start` on, for an `Observer`.\n\n"
           "Each is a pair: the JSON for everybody, and a dict from seat to the JSON of the cards that only that seat "
           "sees.\n"
           "Asking for the latest events after each action costs little. Raises BadInput (bad_argument) if there is no "
           "such\n"
           "event yet, and for a position that doesn't begin with the deal.");
  game.def_prop_ro(
      "totals", [](const GameOf &g) { return write_row<PythonValue>(*g.law, g.game->tally.totals).take(); },
      nb::sig("def totals(self) -> list[int]"), "Each seat's total after the finished hands.");
  game.def_prop_ro(
      "chips", [](const GameOf &g) { return write_chips<PythonValue>(*g.game).take(); },
      nb::sig("def chips(self) -> openhearts.protocol.Chips | None"),
      "The chips now: {\"unit\": u, \"stacks\": [...], \"pot\": n, ...}, counted in parts of a chip, u to one; None "
      "without a\n"
      "settlement.");
  game.def_prop_ro("over", [](const GameOf &g) { return g.game->tally.over; }, "Whether the game has ended.");
  game.def_prop_ro(
      "winners", [](const GameOf &g) { return write_seats<PythonValue>(g.game->tally.winners).take(); },
      nb::sig("def winners(self) -> list[int]"), "The seats that won; empty until the game is over.");
  game.def_prop_ro(
      "results", [](const GameOf &g) { return results_of(g.game); },
      nb::sig("def results(self) -> collections.abc.Sequence[openhearts.protocol.HandResult]"),
      "The finished hands, each {\"scores\", \"totals\", \"fifties\", \"places\", \"dealer\", \"pass\", \"moon\", "
      "\"suit\", \"chips\",\n"
      "\"pot\"}.");
  game.def(
      "_log", [](const GameOf &g, bool secret) { return to_python(log_of(*g.game, secret)); }, "secret"_a,
      nb::sig("def _log(self, secret: bool) -> openhearts.protocol.Log | openhearts.protocol.FairLog"));
  game.def("_log_text", [](const GameOf &g) { return text_of(log_of(*g.game)); });
  game.def("__eq__", [](const GameOf &g, const GameOf &other) { return *g.game == *other.game; }, nb::is_operator());
  game.def("__eq__", [](const GameOf &, nb::handle) { return false; }, "other"_a.none(), nb::is_operator());
  game.attr("__hash__") = nb::none();
  module.attr("secret_bytes") = std::tuple_size_v<Digest>;
  module.attr("most_part_bytes") = max_part;
}

} // namespace openhearts::python
