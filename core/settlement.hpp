// Settling in chips (RULES.md §7): what each player pays into the pot and takes out of it, in whole numbers of
// 1/law.chip_unit chip. No chips are lost: what was in the pot or goes into it comes out or stays.
#pragma once

#include "core/hand.hpp"

namespace openhearts {

// When chips move: never without a settlement; at the end of the game if settled by the average.
enum class Settles : std::uint8_t { never, each_hand, at_the_end };
Settles settles(const Rules &rules);
std::string_view name_of(Settles settles); // "each_hand"

inline bool has_chips(const Law &law) { return settles(law.rules) != Settles::never; }

struct Settled {
  std::int64_t before = 0; // chips in the pot before and after the settlement
  std::int64_t after = 0;
  Chips paid = {};
  Chips won = {};
  bool pot_won = false; // also true if the pot was split
};

// Everybody's chips before the first hand.
Chips bought(const Law &law);

// Whether chips move after this hand.
bool is_settled(const Law &law, bool ends_the_game);

// The chips that move after a finished hand. `totals` are those after the hand. REQUIRES: is_settled.
Settled settled(const Law &law, const PublicState &open, const Scores &totals);

} // namespace openhearts
