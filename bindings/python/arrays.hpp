// The caller's arrays, filled in place: anything with the buffer protocol or DLPack, from any library.
#pragma once

#include "bindings/python/convert.hpp"

#include <nanobind/ndarray.h>

#include <variant>

namespace openhearts::python {

// Contiguous, and in main memory.
using Array = nb::ndarray<nb::c_contig, nb::device::cpu>;
using ReadArray = nb::ndarray<nb::ro, nb::c_contig, nb::device::cpu>;

// Borrows the caller's array and its memory for as long as this object lives; `first` points to its numbers.
template <class Numbers> struct Lent {
  Array array;
  Numbers first;
};

// Raises BadInput (bad_argument): `name` should be an array of `rows` rows of `columns` numbers.
[[noreturn]] void raise_bad_array(const char *name, std::size_t rows, std::size_t columns, const char *types);

// Whether the array holds `rows` rows of `columns` numbers; the number of its dimensions doesn't matter.
template <class Any> bool has_shape(const Any &array, std::size_t rows, std::size_t columns) {
  return array.size() == rows * columns && array.ndim() >= 1 && (rows == 1 || array.shape(0) == rows);
}

// The numbers of an array that is to be filled. Raises BadInput if it isn't an array or has another type or shape.
template <class Number>
Lent<Number *> numbers_in(nb::handle given, const char *name, std::size_t rows, std::size_t columns,
                          const char *types) {
  Array array;
  const bool fits = nb::try_cast(given, array, false) &&
                    array.dtype() == nb::dtype<Number>() && // `false`: never convert, which would fill a copy
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
