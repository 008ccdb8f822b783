// The scorepad: the score of a game that is played elsewhere, with real cards, from what the table says of each hand.
//
// Out of what is said it makes a hand whose last card has fallen, and leaves the rest to the rules: scoring.hpp,
// standing.hpp, settlement.hpp. Never decides itself what anything counts.
#pragma once

#include "core/pad_entry.hpp"
#include "core/standing.hpp"

#include <optional>
#include <vector>

namespace openhearts {

// What a seat owes another at the end of the evening; `to` is nobody for what lies in the pot.
struct Owed {
  Seat from = 0;
  Seat to = nobody;
  std::int64_t chips = 0; // in parts of 1/law.chip_unit chip
};

struct Pad {
  std::vector<PublicState> hands; // on the sheet, each done
  Standing standing;       // after the last of them
  PublicState next;               // the hand to come, up to its auction or pass; means nothing once the game is over
  std::optional<PadFault> fault; // of the entry behind `hands`; those behind that one were not looked at
};

// The sheet of these entries. REQUIRES: dealer < players.
Pad keep_score(const Law &law, Seat dealer, const std::vector<PadEntry> &entries);

// Who is to give whom how much, so that everybody is left with what they bought.
std::vector<Owed> owed(const Law &law, const Standing &standing);

} // namespace openhearts
