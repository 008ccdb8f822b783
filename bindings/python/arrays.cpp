#include "bindings/python/arrays.hpp"

namespace openhearts::python {

void raise_bad_array(const char *name, std::size_t rows, std::size_t columns, const char *types) {
  nb::dict arguments;
  arguments["name"] = name;
  arguments["rows"] = rows;
  arguments["columns"] = columns;
  arguments["types"] = types;
  raise_input("learning-array", arguments);
}

Lent<std::uint8_t *> flags_in(nb::handle given, const char *name, std::size_t rows, std::size_t columns) {
  Array array;
  const bool flags = nb::try_cast(given, array, false) &&
                     (array.dtype() == nb::dtype<bool>() || array.dtype() == nb::dtype<std::uint8_t>());
  if (!flags || !has_shape(array, rows, columns)) raise_bad_array(name, rows, columns, "bool, uint8");
  auto *first = static_cast<std::uint8_t *>(array.data());
  return {std::move(array), first};
}

Lent<Observations> observations_in(nb::handle given, std::size_t rows, std::size_t columns) {
  Array array;
  if (nb::try_cast(given, array, false) && has_shape(array, rows, columns)) {
    if (array.dtype() == nb::dtype<float>()) return {array, static_cast<float *>(array.data())};
    if (array.dtype() == nb::dtype<std::int16_t>()) return {array, static_cast<std::int16_t *>(array.data())};
    if (array.dtype() == nb::dtype<std::int8_t>()) return {array, static_cast<std::int8_t *>(array.data())};
  }
  raise_bad_array("observations", rows, columns, "float32, int16, int8");
}

} // namespace openhearts::python
