// The last tricks of a hand, as players end them who see all cards.
#pragma once

#include "bots/evaluation.hpp"

namespace openhearts {

// From how many cards on, in all hands together, an ending is played out exactly.
inline constexpr int few_cards = 12;

// Whether so few cards are left, all of them in hands.
bool is_ending(const Law &law, const Hand &hand);

// Plays the hand to its end: everybody, knowing all the hands, takes what is worth the most to its own side, and of
// what is worth the same the lowest card (max^n; Luckhardt and Irani, 1986). Answers how many actions were tried.
// REQUIRES: is_ending(), or it was and somebody has acted.
std::int64_t play_ending(const Law &law, Hand &hand, PlaysFor aim);

} // namespace openhearts
