// All that a seat has seen and done in the hand being played, as a text: two moments have the same text if and only if
// the seat can't tell them apart, so that tables of strategies can be kept by it. Nothing is forgotten: who drew how
// many cards when stands there, too. Of the hands before it, only totals and chips are there.
#pragma once

#include "learning/episode.hpp"

namespace openhearts {

// REQUIRES: a seat at the table.
std::string information_state(const Law &law, const Episode &episode, Seat seat);

} // namespace openhearts
