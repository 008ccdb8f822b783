// What a scorepad entry says about cards and tricks: who took which, and which are not accounted for.
#pragma once

#include "core/pad_entry.hpp"
#include "core/pad_items.hpp"
#include "core/share_out.hpp"

namespace openhearts {

// The cards of one entry, assigned to their takers.
class PadCards {
public:
  PadCards(const Law &law, const PadEntry &entry, Suit suit) : law_(law), entry_(entry), items_(items_of(law, suit)) {}

  Taken taken = {};             // what each seat took, according to the entry
  std::vector<LooseCard> loose; // cards whose taker the entry doesn't say

  // Fills `taken` and `loose`, or returns why the entry's cards are impossible.
  std::optional<PadFault> give();

  // A fault if some cards are not accounted for. REQUIRES: give() has been called.
  std::optional<PadFault> missing() const;

  // The sum of all points in play.
  std::int64_t all() const;

private:
  std::optional<PadFault> give_item(const PadItem &item);
  std::optional<PadFault> give_counted(const PadItem &item, Pile &left);
  std::optional<PadFault> refuse_names() const;
  std::optional<PadFault> refuse_counts() const;

  const Law &law_;
  const PadEntry &entry_;
  std::vector<PadItem> items_;
};

// Finds out who took no trick, or returns the fault that the tricks don't add up.
std::optional<PadFault> count_tricks(const Law &law, const PadEntry &entry, Seats &without);

// The hand after its last card, scored by the rules: `taken` is what each seat took, `no_tricks` who took no trick.
Hand fallen_hand(const Law &law, Hand hand, const Taken &taken, Seats no_tricks);

} // namespace openhearts
