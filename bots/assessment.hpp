// How the careful player reads a position before it decides: makes a situation from the law and the view.
#pragma once

#include "bots/situation.hpp"

namespace openhearts {

Situation situation_of(const Law &law, const View &view, const Weights &weights);

} // namespace openhearts
