// What a refusal says to whoever is refused: the message `refusal-CODE`, with what the situation adds: the suit to be
// followed, the card not held, the least bid. Page, terminal and Python say the same sentence, for it is made here.
#pragma once

#include "core/action.hpp"
#include "core/message.hpp"

namespace openhearts {

// REQUIRES: the refusal is not none, and is of this action here. `held` are the cards of the action's seat.
Message message_of(Refusal refusal, const Law &law, const PublicState &open, Pile held, const Action &action);
Message message_of(Refusal refusal, const Law &law, const Hand &hand, const Action &action);

// Of a refusal that says the same everywhere. REQUIRES: its message has no arguments.
Message message_of(Refusal refusal);

} // namespace openhearts
