// Cards that are one and the same choice: of one suit and value, with nobody else's card between them.
#pragma once

#include "core/view.hpp"

namespace openhearts {

// Of these cards of the seat one for each choice: the lowest.
Cards different(const Law &law, const View &view, Cards cards);

// Those of these cards of the seat that are the same choice as this one, itself among them.
Cards alike(const Law &law, const View &view, Cards cards, Card card);

} // namespace openhearts
