// What an entry of the scorepad says of cards and tricks: who has which, what is still with nobody.
#pragma once

#include "core/pad_entry.hpp"
#include "core/pad_items.hpp"
#include "core/share_out.hpp"

namespace openhearts {

// The cards of one entry, given to their takers.
class CardsTold {
public:
  CardsTold(const Law &law, const PadEntry &entry, Suit suit) : law_(law), entry_(entry), items_(items_of(law, suit)) {}

  Taken taken = {};             // what each seat is said to have
  std::vector<LooseCard> loose; // what nobody is said to have

  // Fills those two, or says why the entry's cards can't be so.
  std::optional<PadFault> give();

  // That cards are with nobody, if some are. REQUIRES: given.
  std::optional<PadFault> missing() const;

  // The sum of all that counts.
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

// Who took no trick; or that the tricks don't add up.
std::optional<PadFault> count_tricks(const Law &law, const PadEntry &entry, Seats &without);

// The hand with its last card fallen, scored by the rules: who took what, and who took no trick.
Hand fallen_hand(const Law &law, Hand hand, const Taken &taken, Seats no_tricks);

} // namespace openhearts
