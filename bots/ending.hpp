// The last tricks of a hand, as played by players who see all cards.
#pragma once

#include "bots/evaluation.hpp"

namespace openhearts {

// With at most this many cards in all hands together, an ending is played out exactly.
inline constexpr int few_cards = 12;

// Whether so few cards are left, and all of them in hands.
bool is_ending(const Law &law, const Hand &hand);

// Plays the hand to its end: everybody, knowing all hands, takes what is worth most to their own side, and the lowest
// card in a tie (max^n; Luckhardt and Irani, 1986). Returns how many actions were tried. REQUIRES: is_ending(), or it
// was and somebody has acted.
std::int64_t play_ending(const Law &law, Hand &hand, PlaysFor aim);

} // namespace openhearts
