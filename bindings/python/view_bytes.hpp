// Converts a view to bytes and back, for pickles: field by field, so that the bytes contain the view and nothing else,
// and equal views give equal bytes. Only the version that wrote the bytes can read them.
#pragma once

#include "core/view.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace openhearts::python {

std::string bytes_of(const View &view);

// Nothing if the bytes have the wrong length. They are otherwise trusted, like everything in a pickle.
std::optional<View> view_from_bytes(std::string_view bytes);

} // namespace openhearts::python
