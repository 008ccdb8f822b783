// Cards that are equivalent choices: of the same suit and value, with nobody else's card between them.
#pragma once

#include "core/view.hpp"

namespace openhearts {

// One of the seat's cards for each group of equivalent ones: the lowest.
Cards different(const Law &law, const View &view, Cards cards);

// The seat's cards that are equivalent to this one, including itself.
Cards alike(const Law &law, const View &view, Cards cards, Card card);

} // namespace openhearts
