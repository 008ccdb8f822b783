// The calls made at every step of a hand, as plain C functions: nanobind's dispatch would cost more than the work
// itself.
#pragma once

#include <nanobind/nanobind.h>

namespace openhearts::python {

extern PyType_Slot hand_slots[]; // of the class Hand

} // namespace openhearts::python
