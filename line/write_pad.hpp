// The scorepad as JSON.
#pragma once

#include "core/json.hpp"
#include "core/pad.hpp"

namespace openhearts {

// The sheet of a game played elsewhere: `hands` as in `results`, the chips, what comes next, the fault.
Json pad_json(const Law &law, const Pad &pad);

} // namespace openhearts
