// A coach's advice as JSON. Fractions are written as decimals.
#pragma once

#include "bots/advice.hpp"
#include "core/json.hpp"

namespace openhearts {

// What each choice of the view's seat is worth, and why.
Json advice_json(const Law &law, const View &view, const Advice &advice);

} // namespace openhearts
