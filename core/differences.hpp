// What differs from the standard game, to be read by people.
#pragma once

#include "core/rules.hpp"

namespace openhearts {

// "4 players", "to 100", "J♦ −10", "no pass", to stand in one line; leaves out what is standard, except the table and
// the end.
std::vector<Message> differences_in(const Rules &rules);

} // namespace openhearts
