// Entries of the scorepad as JSON: {"points": [3, 5, 18, 0]} or {"counts": {"H": [3, 4, 6, 0]}, "cards": {"QS": 2}}.
// A number or a seat that is null is not known yet.
#pragma once

#include "core/json.hpp"
#include "core/pad.hpp"

namespace openhearts {

// The sheet that {"dealer": SEAT, "hands": [...]} asks for, its entries read as far as they can be; without a dealer it
// is seat 0. Or why it asks for none.
struct ParsedPad {
  Pad pad;
  std::optional<Message> fault;
};
ParsedPad keep_score(const Law &law, const Json &asked);

} // namespace openhearts
