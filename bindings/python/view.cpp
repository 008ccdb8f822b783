#include "bindings/python/bind.hpp"

#include "bindings/python/convert.hpp"
#include "bindings/python/rows.hpp"
#include "bindings/python/view_bytes.hpp"
#include "core/rules_json.hpp"
#include "core/version.hpp"
#include "line/write.hpp"
#include "line/write_view.hpp"

#include <nanobind/stl/tuple.h>

namespace openhearts::python {

using namespace nb::literals;

namespace {

nb::bytes bytes_object(const View &view) {
  const std::string bytes = bytes_of(view);
  return nb::bytes(bytes.data(), bytes.size());
}

ViewOf view_from_pickle(std::string_view written_by, std::string_view rules, const nb::bytes &held) {
  const auto view = view_from_bytes({held.c_str(), held.size()});
  if (written_by != version || !view) raise_bad(Refusal::bad_argument, say<"input-version">());
  return {std::make_shared<const Law>(compile(rules_from_text(rules))), *view};
}

// The view without what no field of it shows: in which order the seat passed its cards, unless in a scatter. Views that
// show the same are equal.
View as_shown(const ViewOf &v) {
  View view = v.view;
  if (!view.has_passed || view.open.pass == Pass::scatter) return view;
  const auto given = static_cast<std::size_t>(cards_to_pass(*v.law, view.open.pass));
  Pile cards = {};
  for (std::size_t i = 0; i < given; ++i) put(cards, of(view.passed[i]));
  for (std::size_t i = 0; i < given; ++i) view.passed[i] = take_lowest(cards);
  return view;
}

} // namespace

void bind_view(nb::module_ &module) {
  nb::class_<ViewOf> view(module, "View",
                          "What one seat may know of a hand. It holds nothing that could be used to cheat.\n\n"
                          "docs/reference/view.md describes every field.");
  view.def(
      "__init__", [](ViewOf *, const nb::args &, const nb::kwargs &) { raise("not_made"); },
      nb::sig("def __init__(self) -> None"));
  view.def_prop_ro(
      "seat", [](const ViewOf &v) { return seat_or_none(v.view.seat); }, nb::sig("def seat(self) -> int | None"),
      "The seat whose view this is; None for a spectator.");
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
      "The cards this seat may play now, lowest first; during a pass, its whole hand; empty when it isn't to act.");
  view.def_prop_ro(
      "trick", [](const ViewOf &v) { return write_trick<PythonValue>(v.view.open).take(); },
      nb::sig("def trick(self) -> openhearts.protocol.Trick | None"), "The trick on the table; None outside play.");
  view.def_prop_ro(
      "tricks", [](const ViewOf &v) { return Tricks{v.view.open}; },
      nb::sig("def tricks(self) -> collections.abc.Sequence[openhearts.protocol.WonTrick]"), "The completed tricks.");
  view.def_prop_ro("broken", [](const ViewOf &v) { return v.view.open.broken; }, "Whether hearts are broken.");
  view.def_prop_ro(
      "points", [](const ViewOf &v) { return write_points<PythonValue>(*v.law, v.view.open).take(); },
      nb::sig("def points(self) -> list[int]"), "The value of the cards that each seat has taken in this hand.");
  view.def_prop_ro(
      "totals",
      [](const ViewOf &v) { return write_row<PythonValue>(*v.law, tally_at(*v.law, v.view.open).totals).take(); },
      nb::sig("def totals(self) -> list[int]"), "Each seat's total before this hand; after it, once the hand is done.");
  view.def_prop_ro(
      "pass_count",
      [](const ViewOf &v) { return v.view.open.phase == Phase::pass ? cards_to_pass(*v.law, v.view.open.pass) : 0; },
      "How many cards to pass now; 0 outside a pass.");
  view.def(
      "to_dict", [](const ViewOf &v) { return write_view<PythonValue>(*v.law, v.view).take(); },
      nb::sig("def to_dict(self) -> openhearts.protocol.SeatView"), "Every field, as plain values.");
  view.def(
      "to_json", [](const ViewOf &v) { return text_of(view_json(*v.law, v.view)); },
      "Every field, as one line of JSON.");
  view.def(
      "__eq__",
      [](const ViewOf &v, const ViewOf &other) { return *v.law == *other.law && as_shown(v) == as_shown(other); },
      nb::is_operator());
  view.def("__eq__", [](const ViewOf &, nb::handle) { return false; }, "other"_a.none(), nb::is_operator());
  view.def("__hash__", [](const ViewOf &v) { return nb::hash(bytes_object(as_shown(v))); });
  view.def("__repr__", [](const ViewOf &v) {
    return nb::str("<View seat={} phase={} to_act={} cards={}>")
        .format(seat_or_none(v.view.seat), std::string(name_of(v.view.open.phase)), seat_or_none(v.view.open.turn),
                nb::str(" ").attr("join")(cards_list(v.view.held)));
  });
  // A view never changes: its copy is itself.
  view.def(
      "__copy__", [](nb::handle_t<ViewOf> self) { return nb::borrow(self); }, nb::sig("def __copy__(self) -> View"));
  view.def(
      "__deepcopy__", [](nb::handle_t<ViewOf> self, nb::handle) { return nb::borrow(self); }, "memo"_a,
      nb::sig("def __deepcopy__(self, memo: object) -> View"));
  view.def(
      "__getstate__",
      [](const ViewOf &v) {
        return nb::make_tuple(nb::str(version.data(), version.size()), text_of(changes_in(v.law->asked)),
                              bytes_object(v.view));
      },
      nb::sig("def __getstate__(self) -> tuple[str, str, bytes]"));
  view.def("__setstate__", [](ViewOf &at, const std::tuple<std::string, std::string, nb::bytes> &state) {
    const auto &[written_by, rules, held] = state;
    new (&at) ViewOf(view_from_pickle(written_by, rules, held));
  });
}

} // namespace openhearts::python
