// Reads JSON, strictly (RFC 8259). Refuses what is ambiguous, too: a name twice in one object, text that is not UTF-8,
// nesting beyond 32.
#pragma once

#include "core/json.hpp"
#include "core/message.hpp"

#include <optional>

namespace openhearts {

struct ParsedJson {
  std::optional<Json> json;
  Message fault; // what is wrong, with the place, where json is empty
};

ParsedJson parse_json(std::string_view text);

} // namespace openhearts
