// The chips (RULES.md §7): what each pays into the pot and takes out of it. Whole numbers of 1/law.chip_unit chip, and
// what goes in and was there comes out or stays there.
#pragma once

#include "core/standing.hpp"

#include <string>
#include <vector>

namespace openhearts {

struct Settled {
  std::int64_t before = 0; // in the pot
  std::int64_t after = 0;
  Chips paid = {};
  Chips won = {};
  bool pot_won = false; // a split pot counts as won
};

// Everybody's chips before the first hand.
Chips bought(const Law &law);

// Whether this hand is settled: every hand, or, with `average`, only the one that ends the game.
bool is_settled(const Law &law, const Standing &standing);

// What a hand that is done moves. `standing` is how the game stands by its scores. REQUIRES: is_settled.
Settled settled(const Law &law, const PublicState &open, const Standing &standing);

// Why: a line a payment, in words that go behind the player's name ("pays 6 chips for 6 points"), and lines about the
// pot, which are whole sentences and have no seat.
struct SettledLine {
  Seat seat = nobody;
  std::string text;
};
std::vector<SettledLine> words_for(const Law &law, const PublicState &open, const Standing &standing,
                                   const Settled &settled);

} // namespace openhearts
