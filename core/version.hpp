// The version of the engine; the same as in pyproject.toml, which a test compares.
#pragma once

#include <string_view>

namespace openhearts {
inline constexpr std::string_view version = "0.1.0";
} // namespace openhearts
