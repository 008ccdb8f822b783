// Everything that a seat has seen and done in the current hand, as a text: two states have the same text if and only if
// the seat can't tell them apart, so that it can be the key of a strategy table. Recall is perfect: it includes who
// drew how many cards, and when. Of earlier hands, it has only totals and chips.
#pragma once

#include "learning/episode.hpp"

namespace openhearts {

// REQUIRES: a seat at the table.
std::string information_state(const Law &law, const Episode &episode, Seat seat);

} // namespace openhearts
