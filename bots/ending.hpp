// Plays the last tricks of a hand as players would who see all cards.
#pragma once

#include "bots/evaluation.hpp"

namespace openhearts {

// An ending with at most this many cards in all hands together is played out exactly.
inline constexpr int few_cards = 12;

// Whether at most few_cards are left, all of them in hands.
bool is_ending(const Law &law, const Hand &hand);

// Plays the hand to its end: everybody, seeing all hands, chooses what is worth most to their own side, and in a tie
// the lowest card (max^n; Luckhardt and Irani, 1986). Returns how many actions were tried. REQUIRES: is_ending(), or it
// was before the latest actions.
std::int64_t play_ending(const Law &law, Hand &hand, PlaysFor aim);

} // namespace openhearts
