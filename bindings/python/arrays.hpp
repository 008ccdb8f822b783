// Arrays of others, filled in place: anything with the buffer protocol or DLPack, of whatever library.
#pragma once

#include "bindings/python/convert.hpp"

#include <nanobind/ndarray.h>

#include <variant>

namespace openhearts::python {

// In one piece, and in this computer's memory.
using Array = nb::ndarray<nb::c_contig, nb::device::cpu>;
using ReadArray = nb::ndarray<nb::ro, nb::c_contig, nb::device::cpu>;

// Where the numbers of somebody's array are: its memory is lent as long as this lives.
template <class Numbers> struct Lent {
  Array array;
  Numbers first;
};

// Raises BadInput (bad_argument): `name` should be an array of so many rows of so many numbers.
[[noreturn]] void raise_bad_array(const char *name, std::size_t rows, std::size_t columns, const char *types);

// Whether it holds `rows` rows of `columns` numbers, however it counts its dimensions.
template <class Any> bool has_shape(const Any &array, std::size_t rows, std::size_t columns) {
  return array.size() == rows * columns && array.ndim() >= 1 && (rows == 1 || array.shape(0) == rows);
}

// The numbers of an array that is to be filled. Raises BadInput for what is none, and for another type or shape.
template <class Number>
Lent<Number *> numbers_in(nb::handle given, const char *name, std::size_t rows, std::size_t columns,
                          const char *types) {
  Array array;
  const bool fits = nb::try_cast(given, array, false) && array.dtype() == nb::dtype<Number>() && // never into a copy
                    has_shape(array, rows, columns);
  if (!fits) raise_bad_array(name, rows, columns, types);
  auto *first = static_cast<Number *>(array.data());
  return {std::move(array), first};
}

// The same for flags: bool or uint8.
Lent<std::uint8_t *> flags_in(nb::handle given, const char *name, std::size_t rows, std::size_t columns);

// The same for observations: int8, int16 or float32.
using Observations = std::variant<std::int8_t *, std::int16_t *, float *>;
Lent<Observations> observations_in(nb::handle given, std::size_t rows, std::size_t columns);

} // namespace openhearts::python
