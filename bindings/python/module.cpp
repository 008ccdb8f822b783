// The engine as the Python module openhearts._core: conversions and names, no logic. Only this folder may throw.
#include "bindings/python/bind.hpp"
#include "bindings/python/convert.hpp"
#include "line/line.hpp"

using namespace openhearts;
using namespace openhearts::python;
using namespace nb::literals;

NB_MODULE(_core, module) {
  nb::set_leak_warnings(false); // a global may still hold a game when the program ends; that is fine
  module.doc() = "The engine. Use the names in `openhearts`; this module is private.";
  name_cards();
  bind_rules(module);
  bind_view(module);
  bind_hand(module);
  bind_game(module);
  bind_observer(module);
  bind_search(module);
  bind_notation(module);
  bind_episode(module);
  bind_batch(module);
  bind_functions(module);
  nb::class_<Session>(module, "Session", "A session of the line protocol: one answer to each request.")
      .def(nb::init<>())
      .def("answer", [](Session &session, std::string_view request) { return answer(session, request); }, "request"_a);
}
