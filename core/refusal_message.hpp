// What a refusal tells the player: the message `refusal-CODE`, with details of the situation such as the suit to
// follow, the card not held or the lowest bid. Made here so that the page, the terminal and Python say the same.
#pragma once

#include "core/action.hpp"
#include "core/message.hpp"

namespace openhearts {

// REQUIRES: this action was refused with this refusal in this state. `held` are the cards of the action's seat.
Message message_of(Refusal refusal, const Law &law, const PublicState &open, Pile held, const Action &action);
Message message_of(Refusal refusal, const Law &law, const Hand &hand, const Action &action);

// The message of a refusal without such details. REQUIRES: its message has no arguments.
Message message_of(Refusal refusal);

} // namespace openhearts
