// The scorepad: the score of a game played elsewhere, with real cards, from what the table says about each hand.
//
// It turns each entry into a hand whose last card has been played, and leaves the rest to the rules: scoring.hpp,
// tally.hpp, settlement.hpp. It never decides itself what anything is worth.
#pragma once

#include "core/pad_entry.hpp"
#include "core/tally.hpp"

#include <optional>
#include <vector>

namespace openhearts {

// What one seat owes another at the end of the evening; `to` is nobody for a debt to the pot.
struct Owed {
  Seat from = 0;
  Seat to = nobody;
  std::int64_t chips = 0; // in parts of 1/law.chip_unit chip
};

struct Pad {
  std::vector<PublicState> hands; // the finished hands on the sheet
  Tally tally;                    // after the last of them
  PublicState next;               // the next hand, up to its auction or pass; meaningless once the game is over
  std::optional<PadFault> fault; // in the entry after `hands`; later entries were not read
};

// The sheet of these entries. REQUIRES: dealer < players.
Pad keep_score(const Law &law, Seat dealer, const std::vector<PadEntry> &entries);

// Who pays whom how much, so that everybody ends up with the chips that they bought.
std::vector<Owed> owed(const Law &law, const Tally &tally);

} // namespace openhearts
