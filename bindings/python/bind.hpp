// The classes and functions of the module, each bound in its own file.
#pragma once

#include <nanobind/nanobind.h>

namespace openhearts::python {

namespace nb = nanobind;

void bind_rules(nb::module_ &module);
void bind_view(nb::module_ &module);
void bind_hand(nb::module_ &module);
void bind_game(nb::module_ &module);
void bind_observer(nb::module_ &module);
void bind_search(nb::module_ &module);
void bind_notation(nb::module_ &module);
void bind_episode(nb::module_ &module);
void bind_batch(nb::module_ &module);
void bind_functions(nb::module_ &module);

} // namespace openhearts::python
