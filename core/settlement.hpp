// The chips (RULES.md §7): what each player pays into the pot and takes out of it, in whole numbers of 1/law.chip_unit
// chip. What was in the pot and goes in either comes out or stays.
#pragma once

#include "core/hand.hpp"

namespace openhearts {

// When chips move: never without a settlement; by the average, when the game ends.
enum class Settles : std::uint8_t { never, each_hand, at_the_end };
Settles settles(const Rules &rules);
std::string_view name_of(Settles settles); // "each_hand"

inline bool has_chips(const Law &law) { return settles(law.rules) != Settles::never; }

struct Settled {
  std::int64_t before = 0; // in the pot
  std::int64_t after = 0;
  Chips paid = {};
  Chips won = {};
  bool pot_won = false; // a split pot counts as won
};

// Everybody's chips before the first hand.
Chips bought(const Law &law);

// Whether this hand is settled.
bool is_settled(const Law &law, bool ends_the_game);

// The chips that a finished hand moves. `totals` are those after it. REQUIRES: is_settled.
Settled settled(const Law &law, const PublicState &open, const Scores &totals);

} // namespace openhearts
