// Entries of the scorepad as JSON: {"points": [3, 5, 18, 0]} or {"counts": {"H": [3, 4, 6, 0]}, "cards": {"QS": 2}}.
// A null in place of a number or a seat means that it is not known yet.
#pragma once

#include "core/json.hpp"
#include "core/pad.hpp"

namespace openhearts {

// The sheet for {"dealer": SEAT, "hands": [...]}, with its entries up to the first that is faulty; the dealer defaults
// to seat 0. `fault` says why, if the request has another form.
struct ParsedPad {
  Pad pad;
  std::optional<Message> fault;
};
ParsedPad keep_score(const Law &law, const Json &asked);

} // namespace openhearts
