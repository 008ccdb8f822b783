// How a rule set differs from the standard game, for people to read.
#pragma once

#include "core/rules.hpp"

namespace openhearts {

// Phrases for one line: "4 players", "to 100", "J♦ −10", "no pass". Leaves out what is standard, except the number of
// players and the end of the game.
std::vector<Message> differences_in(const Rules &rules);

} // namespace openhearts
