// Reads JSON, strictly (RFC 8259). Also refuses ambiguous input: duplicate names in an object, invalid UTF-8, nesting
// beyond 32.
#pragma once

#include "core/json.hpp"
#include "core/message.hpp"

#include <optional>

namespace openhearts {

struct ParsedJson {
  std::optional<Json> json;
  Message fault; // if `json` is empty: what is wrong, and where
};

ParsedJson parse_json(std::string_view text);

} // namespace openhearts
