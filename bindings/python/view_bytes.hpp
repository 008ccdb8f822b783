// A view as bytes and back: what a pickle of it holds. Field by field, so that it holds what the view holds and nothing
// else, the same bytes for views that are equal; read by the version that wrote them.
#pragma once

#include "core/view.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace openhearts::python {

std::string bytes_of(const View &view);

// Nothing for bytes of another length. They are trusted otherwise, as all that stands in a pickle.
std::optional<View> view_from_bytes(std::string_view bytes);

} // namespace openhearts::python
