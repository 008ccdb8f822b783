// Cards that are the same choice: of one suit and value, with nobody else's card between them.
#pragma once

#include "core/view.hpp"

namespace openhearts {

// One of the seat's cards for each choice: the lowest.
Cards different(const Law &law, const View &view, Cards cards);

// Those of the seat's cards that are the same choice as this one, including itself.
Cards alike(const Law &law, const View &view, Cards cards, Card card);

} // namespace openhearts
