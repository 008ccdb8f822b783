#include "bindings/python/bind.hpp"

#include "bindings/python/convert.hpp"
#include "bindings/python/held.hpp"
#include "bindings/python/value.hpp"
#include "core/event_json.hpp"
#include "line/write_observer.hpp"

#include <nanobind/stl/optional.h>

namespace openhearts::python {

using namespace nb::literals;

namespace {

// The law is shared with the views that are returned.
struct ObserverOf {
  std::shared_ptr<const Law> law;
  Observer observer;
};

ObserverOf observer_of(const RulesOf &rules, nb::handle seat) {
  ObserverOf made;
  made.observer.law = compile(rules.rules);
  if (!seat.is_none()) made.observer.seat = seat_in(made.observer.law, seat);
  made.law = std::make_shared<const Law>(made.observer.law);
  return made;
}

nb::object view_object(const ObserverOf &o) {
  if (!o.observer.hand) return nb::none();
  return nb::cast(ViewOf{o.law, view_of(o.observer)});
}

nb::object see_text(ObserverOf &o, std::string_view event, std::optional<std::string_view> own) {
  const Json json = json_from_text(event);
  ParsedEvent parsed = event_from(*o.law, json, own ? json_from_text(*own) : Json());
  if (!parsed.fault) parsed.fault = see(o.observer, parsed.event, parsed.own);
  if (parsed.fault) raise_bad(Refusal::bad_event, *parsed.fault);
  return view_object(o);
}

} // namespace

void bind_observer(nb::module_ &module) {
  nb::class_<ObserverOf> observer(module, "Observer");
  observer.def(
      "__init__",
      [](ObserverOf *at, nb::handle_t<RulesOf> rules, nb::handle seat) {
        new (at) ObserverOf(observer_of(nb::cast<const RulesOf &>(rules), seat));
      },
      "rules"_a, "seat"_a.none(), nb::sig("def __init__(self, rules: Rules, seat: int | None) -> None"));
  observer.def("_see", &see_text, "event"_a, "own"_a.none(),
               nb::sig("def _see(self, event: str, own: str | None) -> View"));
  observer.def_prop_ro(
      "seat", [](const ObserverOf &o) { return seat_or_none(o.observer.seat); },
      nb::sig("def seat(self) -> int | None"), "The observing seat; None for a spectator.");
  observer.def_prop_ro("view", &view_object, nb::sig("def view(self) -> View | None"),
                       "The view now; None before the first deal.");
  observer.def_prop_ro(
      "results", [](const ObserverOf &o) { return write_results<PythonValue>(o.observer).take(); },
      nb::sig("def results(self) -> list[dict[str, typing.Any]]"),
      "The finished hands that it has seen, as in Game.results.");
}

} // namespace openhearts::python
