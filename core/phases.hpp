// The order of a hand's phases, all of it: what a hand begins with, and what follows each phase. How each goes is in
// auction, pass, trick and scoring, none of which knows what comes next.
//
//   bid -> suit -> play         with an auction; if all pass, no suit is named, and a pot that carries needs no bids
//   pass -> play                otherwise; play at once where nothing is passed
//   play -> (moon ->) done      the shooter of a moon may have a choice to make
#pragma once

#include "core/hand.hpp"

namespace openhearts {

// The cards are dealt.
void begin_hand(const Law &law, Hand &hand);

// The phase the hand is in has come to its end: everybody has spoken or passed, the suit is named, the last card has
// fallen, the moon is chosen.
void next_phase(const Law &law, Hand &hand);

} // namespace openhearts
