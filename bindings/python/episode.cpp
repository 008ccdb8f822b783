#include "bindings/python/bind.hpp"

#include "bindings/python/arrays.hpp"
#include "bindings/python/learning.hpp"
#include "core/rules_json.hpp"
#include "learning/information_state.hpp"

#include <nanobind/stl/optional.h>

#include <algorithm>
#include <cstring>
#include <type_traits>

namespace openhearts::python {

using namespace nb::literals;

Setting setting_of(const RulesOf &rules, bool game, std::string_view returns) {
  const auto *const named = std::ranges::find(worth_names, returns);
  const auto worth = static_cast<Worth>(named - worth_names.begin());
  const Span span = game ? Span::game : Span::hand;
  Setting setting = setting_for(rules.rules, span, named == worth_names.end() ? Worth::margin : worth);
  if (named == worth_names.end() || !can_tell(setting.law, span, worth)) {
    nb::dict arguments;
    arguments["given"] = nb::str(returns.data(), returns.size());
    raise_input("learning-returns", arguments);
  }
  return setting;
}

Number number_up_to(std::int64_t most, nb::handle given) {
  const std::int64_t number = whole_number_in(given.ptr());
  if (number >= 0 && number <= most) [[likely]]
    return static_cast<Number>(number);
  PyErr_Clear();
  nb::dict arguments;
  arguments["most"] = most;
  arguments["given"] = as_given(given);
  raise_input("learning-number", arguments);
}

void raise_illegal(const Setting &setting, const Episode &episode, Number number) {
  const Refusal refusal = refuse(setting.law, episode, number);
  set_refusal(refusal, message_of(refusal, setting.law, episode.hand, action_of(episode, number)));
  throw nb::python_error();
}

namespace {

// An episode from a pickle: its memory as it was, valid for the same version on the same kind of machine. The bytes are
// otherwise trusted, like everything in a pickle.
Episode episode_in(const nb::bytes &state) {
  static_assert(std::is_trivially_copyable_v<Episode>);
  Episode episode;
  if (state.size() != sizeof episode) raise_bad(Refusal::bad_argument, say<"input-version">());
  std::memcpy(&episode, state.data(), sizeof episode);
  return episode;
}

Seat seat_or_turn(const EpisodeOf &e, nb::handle seat) {
  if (!seat.is_none()) return seat_in(e.law(), seat);
  return e.episode.over ? Seat{0} : e.episode.hand.open.turn;
}

nb::tuple legal_tuple(const EpisodeOf &e) {
  const LegalNumbers &legal = e.episode.legal;
  PyObject *tuple = PyTuple_New(legal.count());
  Py_ssize_t at = 0;
  for (std::uint64_t left = legal.below_bids; left != 0; left &= left - 1)
    put_in_tuple(tuple, at++, PyLong_FromLong(std::countr_zero(left)));
  if (legal.may_pass) put_in_tuple(tuple, at++, PyLong_FromLong(first_bid));
  for (Number bid = legal.least_bid; bid <= legal.most_bid; ++bid) put_in_tuple(tuple, at++, PyLong_FromLong(bid));
  return nb::steal<nb::tuple>(tuple);
}

} // namespace

void bind_episode(nb::module_ &module) {
  module.attr("most_numbered_bid") = most_numbered_bid;
  nb::class_<EpisodeOf> episode(module, "Episode");
  episode.def(
      "__init__",
      [](EpisodeOf *at, const RulesOf &rules, std::uint64_t seed, bool game, std::string_view returns) {
        auto setting = std::make_shared<const Setting>(setting_of(rules, game, returns));
        Episode begun = begin(*setting, seed);
        new (at) EpisodeOf{std::move(setting), begun};
      },
      "rules"_a, "seed"_a, "game"_a, "returns"_a);
  episode.def(
      "__init__",
      [](EpisodeOf *at, const HandOf &hand, std::string_view returns) {
        auto setting = std::make_shared<const Setting>(setting_of(RulesOf{hand.law().asked}, false, returns));
        const Episode rest = episode_from(setting->law, *hand.hand);
        new (at) EpisodeOf{std::move(setting), rest};
      },
      "hand"_a, "returns"_a);
  episode.def(
      "__init__",
      [](EpisodeOf *at, const RulesOf &rules, bool game, std::string_view returns, const nb::bytes &state) {
        auto setting = std::make_shared<const Setting>(setting_of(rules, game, returns));
        new (at) EpisodeOf{std::move(setting), episode_in(state)};
      },
      "rules"_a, "game"_a, "returns"_a, "state"_a);
  episode.def(
      "_state",
      [](const EpisodeOf &e) {
        const std::string_view returns = worth_names[static_cast<std::size_t>(e.setting->worth)];
        return nb::make_tuple(e.setting->span == Span::game, nb::str(returns.data(), returns.size()),
                              nb::bytes(&e.episode, sizeof e.episode));
      },
      nb::sig("def _state(self) -> tuple[bool, str, bytes]"));
  episode.def("__init__", [](EpisodeOf *at, const EpisodeOf &other) { new (at) EpisodeOf(other); }, "other"_a);
  episode.def("_restart", [](EpisodeOf &e, std::uint64_t seed) { e.episode = begin(*e.setting, seed); }, "seed"_a);
  episode.def_prop_ro(
      "_changes", [](const EpisodeOf &e) { return to_python(changes_in(e.law().asked)); },
      nb::sig("def _changes(self) -> dict[str, typing.Any]"));
  episode.def_prop_ro("seed", [](const EpisodeOf &e) { return e.episode.seed; }, "The seed it was dealt from.");
  episode.def_prop_ro("players", [](const EpisodeOf &e) { return e.law().players; }, "The number of seats.");
  episode.def_prop_ro("over", [](const EpisodeOf &e) { return e.episode.over; }, "Whether it has ended.");
  episode.def_prop_ro(
      "to_act", [](const EpisodeOf &e) { return seat_or_none(e.episode.over ? nobody : e.episode.hand.open.turn); },
      nb::sig("def to_act(self) -> int | None"), "The seat to act; None when it is over.");
  episode.def_prop_ro("legal", &legal_tuple, nb::sig("def legal(self) -> tuple[int, ...]"),
                      "The actions open to the seat to act, lowest first; empty once it is over.");
  episode.def_prop_ro(
      "action_count", [](const EpisodeOf &e) { return e.setting->number_count; },
      "The number of actions under these rules, legal or not.");
  episode.def_prop_ro(
      "observation_size", [](const EpisodeOf &e) { return e.setting->observation_size; },
      "The number of values in an observation.");
  episode.def_prop_ro(
      "observation_parts",
      [](const EpisodeOf &e) {
        nb::dict parts;
        for (const ObservationPart &part : observation_parts(e.law()))
          parts[nb::str(part.name.data(), part.name.size())] = nb::make_tuple(part.start, part.rows, part.columns);
        return parts;
      },
      nb::sig("def observation_parts(self) -> dict[str, tuple[int, int, int]]"),
      "The parts of an observation by name: the index of the first value, the number of rows, and the number of "
      "values\n"
      "in each row.");
  episode.def(
      "step",
      [](EpisodeOf &e, nb::handle action) {
        const Number number = number_in(*e.setting, action);
        if (!e.episode.legal.has(number)) [[unlikely]]
          raise_illegal(*e.setting, e.episode, number);
        act(e.law(), e.episode, number);
      },
      "action"_a.none(), nb::sig("def step(self, action: int) -> None"),
      "Takes this action for the seat to act. In a pass, each action chooses one card, and the last one passes them\n"
      "all.\n\n"
      "If it isn't allowed now, raises IllegalAction with a code and changes nothing. Raises BadInput for a number "
      "that\n"
      "is no action.");
  episode.def_prop_ro(
      "returns",
      [](const EpisodeOf &e) {
        const auto returns =
            e.episode.over ? returns_of(e.law(), e.episode, e.setting->worth) : std::array<double, max_seats>{};
        nb::list list;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(e.law().players); ++seat) list.append(returns[seat]);
        return list;
      },
      nb::sig("def returns(self) -> list[float]"), "What the episode was worth to each seat; all 0 until it is over.");
  episode.def(
      "observe",
      [](const EpisodeOf &e, nb::handle into, nb::handle seat) {
        const Seat observer = seat_or_turn(e, seat);
        const auto observations = observations_in(into, 1, e.setting->observation_size);
        std::visit([&](auto *at) { observe(e.law(), e.episode, observer, std::span(at, e.setting->observation_size)); },
                   observations.first);
      },
      "into"_a.none(), "seat"_a.none() = nb::none(),
      nb::sig("def observe(self, into: typing.Any, seat: int | None = None) -> None"),
      "Fills an array of `observation_size` float32, int16 or int8 values with what the seat may know. The default is\n"
      "the seat to act, or seat 0 once it is over.\n\n"
      "Values beyond the range of a small type are clipped to it. Raises BadInput for any other array, IllegalAction\n"
      "(no_such_seat).");
  episode.def(
      "mask",
      [](const EpisodeOf &e, nb::handle into) {
        const auto mask = flags_in(into, "mask", 1, e.setting->number_count);
        write_legal(e.episode.legal, std::span(mask.first, e.setting->number_count));
      },
      "into"_a.none(), nb::sig("def mask(self, into: typing.Any) -> None"),
      "Fills an array of `action_count` bool or uint8 values: 1 where the action is legal, otherwise 0.");
  episode.def(
      "information_state",
      [](const EpisodeOf &e, nb::handle seat) { return information_state(e.law(), e.episode, seat_or_turn(e, seat)); },
      "seat"_a.none() = nb::none(), nb::sig("def information_state(self, seat: int | None = None) -> str"),
      "Everything that the seat has seen and done in this hand, as text: the same text if and only if the seat can't\n"
      "tell two moments apart. The default is the seat to act.");
  episode.def(
      "view",
      [](const EpisodeOf &e, nb::handle seat) {
        std::shared_ptr<const Law> law(e.setting, &e.setting->law);
        return ViewOf{std::move(law), view_of(e.law(), e.episode.hand, seat_or_turn(e, seat))};
      },
      "seat"_a.none() = nb::none(), nb::sig("def view(self, seat: int | None = None) -> View"),
      "What the seat may know, for a bot. The default is the seat to act. Cards already chosen for a pass aren't "
      "marked\n"
      "in it.");
  episode.def_static(
      "name", [](nb::handle action) { return name_of_number(number_up_to(first_bid + most_numbered_bid, action)); },
      "action"_a.none(), nb::sig("def name(action: int) -> str"),
      "The name of an action: \"QS\", \"spades\", \"old\" or \"bid 3\".");
}

} // namespace openhearts::python
