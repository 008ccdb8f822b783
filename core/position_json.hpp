// Positions as JSON: {"hands": [["2C", ...], ...], "dealer": 0, "leader": 2, "trick": ["KD"], ...}.
#pragma once

#include "core/json.hpp"
#include "core/position.hpp"

namespace openhearts {

Json json_of(const Position &position);

struct ParsedPosition {
  Position position;
  PositionFault fault; // nothing if it could be read; it may still be unplayable
};
ParsedPosition position_from(const Json &json);

} // namespace openhearts
