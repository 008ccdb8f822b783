// How the rest of a hand must end, if a seat can be sure of it from what it knows, whatever is played.
//
// Only the cases below are recognised; a rest that is certain for other reasons counts as open. The proof uses only a
// View, so neither the answer nor its absence tells a seat anything that is hidden from it.
#pragma once

#include "core/view.hpp"

namespace openhearts {

enum class Rest : std::uint8_t {
  open,      // not certain: the hand has to be played
  worthless, // no card that counts, for points or chips, is left, and no trick can change a score
  own,       // the seat is on lead, and takes every trick if it leads the highest card of a suit each time
};
std::string_view name_of(Rest rest); // "worthless"

Rest rest_of(const Law &law, const View &view);

// Plays the hand to its last card: the seat leads its highest legal card, all other plays are the lowest legal card.
// REQUIRES: open.phase is play.
void play_rest(const Law &law, Hand &hand, Seat seat);

} // namespace openhearts
