// Which card the careful player plays: the one that is expected to cost least, now and later.
#pragma once

#include "bots/situation.hpp"
#include "core/action.hpp"

namespace openhearts {

// What each card is expected to cost; meaningful only for legal cards.
using Costs = std::array<Cost, deck_size>;

// REQUIRES: as for careful_play.
Costs costs_of_playing(const Situation &s, Cards legal);

// REQUIRES: it is the seat's turn, legal is what it may play.
Action careful_play(const Situation &s, Cards legal, std::uint64_t seed);

} // namespace openhearts
