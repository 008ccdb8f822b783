// Arrays of others, filled in place: anything with the buffer protocol or DLPack, of whatever library.
#pragma once

#include "bindings/python/convert.hpp"

#include <nanobind/ndarray.h>

#include <variant>

namespace openhearts::python {

// In one piece, and in this computer's memory. Bound with noconvert, so that it is never a copy that is filled.
using Array = nb::ndarray<nb::c_contig, nb::device::cpu>;
using ReadArray = nb::ndarray<nb::ro, nb::c_contig, nb::device::cpu>;

// Raises BadInput (bad_argument): `name` should be an array of so many rows of so many numbers.
[[noreturn]] void raise_bad_array(const char *name, std::size_t rows, std::size_t columns, const char *types);

// Whether it holds `rows` rows of `columns` numbers, however it counts its dimensions.
template <class Any> bool has_shape(const Any &array, std::size_t rows, std::size_t columns) {
  return array.size() == rows * columns && array.ndim() >= 1 && (rows == 1 || array.shape(0) == rows);
}

// Where its numbers are. Raises BadInput if it is of another type or shape.
template <class Number>
Number *numbers_in(const Array &array, const char *name, std::size_t rows, std::size_t columns, const char *types) {
  const bool fits = array.dtype() == nb::dtype<Number>() && has_shape(array, rows, columns);
  if (!fits) raise_bad_array(name, rows, columns, types);
  return static_cast<Number *>(array.data());
}

// The same for flags: bool or uint8.
std::uint8_t *flags_in(const Array &array, const char *name, std::size_t rows, std::size_t columns);

// The same for observations: int8, int16 or float32.
using Observations = std::variant<std::int8_t *, std::int16_t *, float *>;
Observations observations_in(const Array &array, std::size_t rows, std::size_t columns);

} // namespace openhearts::python
