// A view to bytes and back, for pickles. Field by field, so that they contain what the view holds and nothing else,
// and equal views give equal bytes. Only the version that wrote them can read them.
#pragma once

#include "core/view.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace openhearts::python {

std::string bytes_of(const View &view);

// Nothing for bytes of another length. Otherwise they are trusted, like everything in a pickle.
std::optional<View> view_from_bytes(std::string_view bytes);

} // namespace openhearts::python
