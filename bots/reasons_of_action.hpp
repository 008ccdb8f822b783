// What a pass or a card does at once, as a player would say it: the rules of thumb among the coach's reasons.
#pragma once

#include "bots/comparison.hpp"

namespace openhearts {

// What the best choice does; nothing where no rule of thumb fits.
std::optional<Message> reason_of_action(const Comparison &at);

} // namespace openhearts
