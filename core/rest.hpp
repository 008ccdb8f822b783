// How the rest of a hand must end, where a seat can be sure of it: from what it knows, and whatever is played.
//
// Only what can be proved so is said; a rest that is certain for other reasons counts as open. Because it is proved
// from a View, neither the answer nor its absence tells a seat anything that is hidden from it.
#pragma once

#include "core/view.hpp"

namespace openhearts {

enum class Rest : std::uint8_t {
  open,      // it is to be played
  worthless, // no card that counts is left, and no trick can change a score
  own,       // the seat is on lead, and takes every trick if it leads the highest card of a suit each time
};
std::string_view name_of(Rest rest); // "worthless"

Rest rest_of(const Law &law, const View &view);

// Plays the hand to its last card: the seat leads its highest cards, everybody else plays the lowest that is legal.
// REQUIRES: open.phase is play.
void play_rest(const Law &law, Hand &hand, Seat seat);

} // namespace openhearts
