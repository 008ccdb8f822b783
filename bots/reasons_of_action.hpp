// The immediate effect of a pass or a card, as a player would put it: the coach's rules of thumb.
#pragma once

#include "bots/comparison.hpp"

namespace openhearts {

// The rule of thumb that the best choice follows; nothing if none fits.
std::optional<Message> reason_of_action(const Comparison &at);

} // namespace openhearts
