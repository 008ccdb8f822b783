// The pass (RULES.md §1 pass_count and pass_cycle, §2.1): simultaneous, so all give before they see what they receive.
#pragma once

#include "core/hand.hpp"

namespace openhearts {

// The entry in the pass cycle for hand `number`.
Pass pass_of(const Law &law, int number);

// How many cards each player gives in this pass; 0 if there is no pass.
int cards_to_pass(const Law &law, Pass pass);

// Who gets the i-th card that seat gives. REQUIRES: cards_to_pass > i.
Seat receiver(const Law &law, Pass pass, Seat seat, int i);

// The cards that seat received. REQUIRES: everybody has passed.
Pile received_by(const Law &law, const Hand &hand, Seat seat);

// Starts the pass; everybody is to choose cards. REQUIRES: this hand has a pass.
void begin_pass(const Law &law, PublicState &open);

// Why seat may not give these cards, or Refusal::none.
Refusal refuse_pass(const Law &law, const Hand &hand, Seat seat, const Card *cards, int count);

// Lays aside the cards that seat gives. Returns whether everybody has now passed. REQUIRES: not refused.
bool take_pass(const Law &law, Hand &hand, Seat seat, const Passed &cards);

// Hands over the passed cards. REQUIRES: everybody has passed.
void exchange(const Law &law, Hand &hand);

} // namespace openhearts
