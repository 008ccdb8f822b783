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

std::uint8_t *flags_in(const Array &array, const char *name, std::size_t rows, std::size_t columns) {
  const bool flags = array.dtype() == nb::dtype<bool>() || array.dtype() == nb::dtype<std::uint8_t>();
  if (!flags || !has_shape(array, rows, columns)) raise_bad_array(name, rows, columns, "bool, uint8");
  return static_cast<std::uint8_t *>(array.data());
}

Observations observations_in(const Array &array, std::size_t rows, std::size_t columns) {
  constexpr const char *types = "float32, int16, int8";
  if (has_shape(array, rows, columns)) {
    if (array.dtype() == nb::dtype<float>()) return static_cast<float *>(array.data());
    if (array.dtype() == nb::dtype<std::int16_t>()) return static_cast<std::int16_t *>(array.data());
    if (array.dtype() == nb::dtype<std::int8_t>()) return static_cast<std::int8_t *>(array.data());
  }
  raise_bad_array("observations", rows, columns, types);
}

} // namespace openhearts::python
