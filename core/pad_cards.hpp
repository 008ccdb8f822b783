// What a scorepad entry says about cards and tricks: who took which, and what isn't accounted for.
#pragma once

#include "core/pad_entry.hpp"
#include "core/pad_items.hpp"
#include "core/share_out.hpp"

namespace openhearts {

// The cards of one entry, assigned to their takers.
class CardsTold {
public:
  CardsTold(const Law &law, const PadEntry &entry, Suit suit) : law_(law), entry_(entry), items_(items_of(law, suit)) {}

  Taken taken = {};             // what each seat took, according to the entry
  std::vector<LooseCard> loose; // what the entry gives to nobody

  // Fills those two, or says why the entry's cards are impossible.
  std::optional<PadFault> give();

  // The fault that some cards are not accounted for, if so. REQUIRES: given.
  std::optional<PadFault> missing() const;

  // The sum of all points.
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

// Who took no trick, or the fault that the tricks don't add up.
std::optional<PadFault> count_tricks(const Law &law, const PadEntry &entry, Seats &without);

// Ends the hand as if its last card had been played, and scores it by the rules: who took what, and who took no trick.
Hand fallen_hand(const Law &law, Hand hand, const Taken &taken, Seats no_tricks);

} // namespace openhearts
